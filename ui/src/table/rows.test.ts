import { describe, expect, it } from 'vitest';
import type { Step } from '../wire/types';
import { holds, rowsOf } from './rows';

const step = (kind: Step['kind'], move: string | null, version: number): Step => ({
  version,
  kind,
  seat: null,
  move,
  effect: null,
  words: { fr: '', en: '' },
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

  it('hold each step once', () => {
    for (let index = 1; index < steps.length; index++) {
      expect(rowsOf(steps).filter((row) => holds(row, index))).toHaveLength(1);
    }
  });
});
