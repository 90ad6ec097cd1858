import { written } from '../../lib/samples';
import type { Move } from '../../wire/types';
import type { ThiefView } from './wire';

/** A flight seen by the thief, three steps in; the second probe lies on the first. */
export const flight: ThiefView = {
  variant: 'knots-1',
  turn: 'thief',
  steps: 2,
  footprints: ['F7', 'G7'],
  probes: [
    { point: 'F6', clue: 'near' },
    { point: 'F6', clue: 'far' },
  ],
  turns_left: 7,
  caught: null,
  escaped: null,
};

export const hidden: ThiefView = { ...flight, turn: 'detective', steps: 3, footprints: null };

export function move(point: string, by: 'thief' | 'detective'): Move {
  return {
    text: point,
    path: [point],
    effect: { by, number: 3, start: null, point, clue: null, escapes: false, seat: by === 'thief' ? 0 : 1, sign: null },
    said: [written(`To ${point}.`)],
  };
}
