import { describe, expect, it } from 'vitest';
import type { Step } from '../wire/types';
import { holds, rowsOf } from './rows';

const step = (kind: Step['kind'], move: string | null, version: number): Step => ({
  version,
  kind,
  seat: null,
  move,
  effect: null,
  said: [],
  view: {} as Step['view'],
  at: '',
});

describe('lines of the log', () => {
  const steps = [
    step('start', null, 1),
    step('chance', 'die5', 2),
    step('chance', null, 3),
    step('chance', null, 4),
    step('move', null, 5),
    step('move', null, 6),
    step('chance', null, 7),
    step('move', 'keep', 8),
  ];
  const rows = rowsOf(steps).map(({ from, to }) => [from, to]);

  it('tell what chance did unseen in one', () => {
    expect(rows).toEqual([[1, 1], [2, 3], [4, 4], [5, 5], [6, 6], [7, 7]]);
  });

  it('tell a deal in one, whichever of its cards one sees', () => {
    const deal = Array.from({ length: 30 }, (_, i) => step('chance', i % 2 ? 'deal dog+' : null, i + 2));
    const game = [step('start', null, 1), ...deal, step('move', 'choose dog', 32)];
    expect(rowsOf(game).map(({ from, to, long }) => [from, to, long])).toEqual([[1, 30, true], [31, 31, false]]);
  });

  it('tell each throw of the dice', () => {
    const throws = Array.from({ length: 9 }, (_, i) => step('chance', `roll ${(i % 6) + 1}`, i + 1));
    expect(rowsOf(throws)).toHaveLength(9);
  });

  it('hold each step once', () => {
    for (let index = 1; index < steps.length; index++) {
      expect(rowsOf(steps).filter((row) => holds(row, index))).toHaveLength(1);
    }
  });
});
