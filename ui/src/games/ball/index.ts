import type { GameModule } from '..';
import Board from './Board.svelte';
import { HEIGHT, joins, WIDTH } from './geometry';
import Hand from './Hand.svelte';
import { duration, hopTime, pace } from './scene.svelte';
import type { BallEffect } from './wire';

const ball: GameModule = {
  Board,
  Hand,
  coach: ['learn-offer'],
  lessons: true,
  aspect: WIDTH / HEIGHT,
  sides: { look: 'ball-look', colours: ['var(--blue)', 'var(--red)'] },
  pace: (effect) => pace(effect as BallEffect | null),
  sounds(effect) {
    const done = effect as BallEffect | null;
    if (!done) return [];
    const hop = hopTime(done);
    const taken = done.takes ? joins(done) : null;
    return [
      ...done.path.slice(1).map((_, i) => ({ sound: 'hop' as const, delay: hop * (i + 1) - 30 })),
      ...(taken === null ? [] : [{ sound: 'clink' as const, delay: hop * (taken + 0.5) }]),
      ...(done.wins ? [{ sound: 'escape' as const, delay: duration(done) }] : []),
    ];
  },
};

export default ball;
