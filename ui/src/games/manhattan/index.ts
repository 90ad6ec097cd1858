import type { GameModule } from '..';
import Board from './Board.svelte';
import { shape } from './camera';
import { driveTime, pace } from './drive.svelte';
import Hand from './Hand.svelte';
import { filled } from './wire';

const manhattan: GameModule = {
  Board,
  Hand,
  Notebook: () => import('./Notebook.svelte'),
  coach: ['learn-offer'],
  lessons: true,
  aspect: shape,
  sides: { look: 'manhattan-look', colours: ['var(--car-white)', 'var(--car-orange)', 'var(--car-violet)', 'var(--car-pink)'] },
  pace: (effect) => pace(effect && filled(effect)),
  thrown: (effect) => (effect && filled(effect).kind === 'roll' ? filled(effect).player : null),
  sounds(effect) {
    const done = effect && filled(effect);
    if (!done) return [];
    const shut = done.arrest ? [{ sound: 'escape' as const, delay: driveTime(done) }] : [];
    if (done.kind === 'roll') return [{ sound: 'clink', delay: 380 }];
    if (done.kind === 'drive') return [{ sound: 'hop', delay: driveTime(done) }, ...shut];
    if (done.kind === 'arrest') return shut;
    return done.kind === 'stay' ? [{ sound: 'thud', delay: 0 }, ...shut] : [{ sound: 'slide', delay: 0 }, ...shut];
  },
};

export default manhattan;
