import type { GameModule } from '..';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import type { ThiefEffect } from './wire';

const thief: GameModule = {
  Board,
  Hand,
  Notebook: () => import('./Notebook.svelte'),
  coach: ['learn-offer'],
  lessons: true,
  aspect: 1,
  sides: { look: 'thief-look', colours: ['var(--sole)', 'var(--scene)'] },
  pace: (effect) => ((effect as ThiefEffect | null)?.by === 'detective' ? 380 : effect ? 280 : 120),
  sounds(effect) {
    const done = effect as ThiefEffect | null;
    if (!done) return [];
    if (done.escapes || done.clue === 'caught') return [{ sound: 'escape', delay: 250 }];
    return [{ sound: done.by === 'thief' ? 'hop' : 'clink', delay: 120 }];
  },
};

export default thief;
