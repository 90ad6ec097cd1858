import { expect, test } from 'vitest';
import type { ReviewRow, Table } from '../wire/types';
import { fortune, headline, turningPoint } from './headline';

const seats = [
  { seat: 0, name: ' Ada ' },
  { seat: 1, name: '' },
] as Table['seats'];
const ended = (winner: number | null, you: number | null) => headline({ outcome: { winner } as Table['outcome'], you, seats });

test('who wins is told it, by name if there is one', () => {
  expect(ended(0, 0)).toEqual({ words: { id: 'end-won-named', args: { name: 'Ada' } }, how: 'won' });
  expect(ended(1, 1)).toEqual({ words: { id: 'end-won', args: { seat: 1 } }, how: 'won' });
  expect(ended(1, 0).how).toBe('lost');
  expect(ended(1, null).how).toBe('even');
  expect(ended(null, 0)).toEqual({ words: 'end-drawn', how: 'even' });
});

test('luck is said to whom it befell', () => {
  const totals = [{ seat: 0, luck: 0.5, loss: null, bits: null }, { seat: 1, luck: null, loss: 1, bits: null }];
  expect(fortune({ totals }, 0)).toBe('luck-with-you');
  expect(fortune({ totals: [{ ...totals[0]!, luck: -0.5 }] }, 0)).toBe('luck-against-you');
  expect(fortune({ totals: [{ ...totals[0]!, luck: 0.05 }] }, 0)).toBe('luck-even');
  expect(fortune({ totals }, 1)).toBeNull();
  expect(fortune({ totals }, null)).toBeNull();
});

test('one tries again before the last own move that cost something', () => {
  const row = (step: number, seat: number | null, loss: number | null) => ({ step, seat, loss, remark: null }) as ReviewRow;
  expect(turningPoint([row(3, 0, 1), row(7, 0, 0.5), row(8, 1, 1)], 0)).toBe(6);
  expect(turningPoint([row(8, 1, 1), row(9, null, null)], 0)).toBeNull();
});
