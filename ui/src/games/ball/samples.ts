import { written } from '../../lib/samples';
import type { Move } from '../../wire/types';
import type { BallEffect, BallView } from './wire';

/** A position for the tests: Red is to move a second pawn, the ball is Blue's on F4. */
export const view: BallView = {
  rows: ['b.b.r.b', '...r...', '...b.b.', '.....B.', '.......', 'r...b..', '.r.r.rr'],
  mover: 'red',
  moved: 'E1',
  ball_moved: false,
  must: false,
  ball: 'F4',
};

export function move(text: string, more: Partial<BallEffect> = {}): Move {
  const [start = '', end = ''] = text.split(/[-x]/);
  const takes = text.includes('x');
  const effect: BallEffect = {
    colour: 'red',
    start,
    end,
    takes,
    path: [start, end],
    step: !takes,
    jumped: [],
    ball_from: takes ? 'F4' : null,
    ball_to: takes ? end : null,
    wins: end === 'off',
    ends_turn: true,
    ...more,
  };
  const path = takes ? [start, 'ball', end] : [start, end];
  return { text, path, effect: effect as unknown as Move['effect'], said: [written(`move ${text}`)] };
}

export const chain = { path: ['G7', 'E7', 'E5', 'G3'], jumped: ['F7', 'E6', 'F4'], step: false };

export const moves: Move[] = [
  move('G7-G6'),
  move('G7-G3', chain),
  move('G7xG3', chain),
  move('G7xG5', { path: ['G7', 'E7', 'E5', 'G3', 'G5'], jumped: ['F7', 'E6', 'F4', 'G4'], step: false }),
  move('D2xoff', { path: ['D2', 'off'], jumped: ['C1'], step: false, wins: true }),
  move('B7-B6'),
];
