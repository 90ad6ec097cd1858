import type { GameModule } from '..';
import Board from './Board.svelte';
import { HEIGHT, WIDTH } from './geometry';
import Hand from './Hand.svelte';
import { pace, SLIDE } from './scene.svelte';
import type { WallEffect } from './wire';

const wall: GameModule = {
  Board,
  Hand,
  coach: ['learn-offer'],
  lessons: true,
  aspect: WIDTH / HEIGHT,
  sides: { look: 'wall-look', colours: ['var(--rope-yellow)', 'var(--rope-blue)'] },
  pace: (effect) => pace(effect as WallEffect | null),
  sounds(effect) {
    const done = effect as WallEffect | null;
    if (!done || done.slot === null) return [];
    return [
      { sound: 'slide', delay: 0 },
      ...(done.fell ? [{ sound: 'thud' as const, delay: 440 }] : []),
      ...(done.escape ? [{ sound: 'escape' as const, delay: SLIDE }] : []),
    ];
  },
};

export default wall;
