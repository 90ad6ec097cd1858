import { written } from '../lib/samples';
import type { Review, ReviewRow, Seat } from '../wire/types';

/** A short game for tests: chance, a good move, a dear one. */
export function row(given: Partial<ReviewRow> & { step: number }): ReviewRow {
  const said = [written(`move ${given.step}`)];
  return { seat: 0, move: 'm', said, loss: null, luck: null, bits: null, better: null, remark: null, learned: null, clause: null, ...given };
}

export function review(rows: ReviewRow[], given: Partial<Review> = {}): Review {
  return {
    unit: written('chips'),
    luck: { id: 'review-luck-of-chance' },
    means: { id: 'review-means' },
    moments: [],
    moves: rows.length,
    known: rows.length,
    rows,
    totals: [
      { seat: 0, luck: 1, loss: 0, bits: null },
      { seat: 1, luck: -1, loss: 1.5, bits: null },
    ],
    ...given,
  };
}

export const ROWS = [
  row({ step: 1, seat: null, luck: [1, -1] }),
  row({ step: 2, loss: 0, learned: written('Three left.') }),
  row({
    step: 3,
    seat: 1,
    loss: 1.5,
    better: { move: 'fold', said: [written('fold')] },
    remark: written('Too early.'),
    clause: '2.3',
  }),
];

export const SEATS: Seat[] = ['First', 'Second'].map((name, seat) => ({
  seat,
  player: seat,
  title: 'yellow',
  name,
  kind: 'here',
  level: null,
  claimed: true,
  stand_in: null,
}));
