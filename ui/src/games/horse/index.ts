import type { GameModule } from '..';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { country } from './country';
import { walkTime } from './walk.svelte';
import type { HorseEffect } from './wire';

const horse: GameModule = {
  Board,
  Hand,
  Notebook: () => import('./Notebook.svelte'),
  coach: ['learn-offer'],
  lessons: true,
  aspect: country.size.width / country.size.height,
  // A deal is many steps, and nobody waits for each.
  pace: (effect) => {
    const done = effect as HorseEffect | null;
    if (done?.deed === 'play') return walkTime(done) + 350;
    return done?.deed === 'discard' ? 400 : 0;
  },
  sounds(effect) {
    const done = effect as HorseEffect | null;
    if (done?.deed === 'discard') return [{ sound: 'slide', delay: 0 }];
    if (done?.deed !== 'play') return [];
    return [{ sound: done.caught ? 'escape' : 'hop', delay: walkTime(done) }];
  },
};

export default horse;
