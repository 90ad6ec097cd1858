import { message, type Saying } from '../lib/i18n.svelte';
import type { Review, ReviewRow, Table } from '../wire/types';

export interface Headline {
  words: Saying;
  how: 'won' | 'lost' | 'even';
}

/** Who won, said to the reader. */
export function headline({ outcome, you, seats }: Pick<Table, 'outcome' | 'you' | 'seats'>): Headline {
  const winner = outcome?.winner ?? null;
  if (winner === null) return { words: 'end-drawn', how: 'even' };
  if (winner !== you) return { words: message('end-won', { seat: winner }), how: you === null ? 'even' : 'lost' };
  const name = seats.find(({ seat }) => seat === you)?.name.trim();
  return { words: name ? message('end-won-named', { name }) : message('end-won', { seat: winner }), how: 'won' };
}

/** Less than this is neither good luck nor bad. */
const EVEN = 0.1;

/** Whose side luck was on, where there is any; null where nobody reads it as theirs. */
export function fortune({ totals }: Pick<Review, 'totals'>, you: number | null): Saying | null {
  const luck = totals.find(({ seat }) => seat === you)?.luck ?? null;
  if (luck === null) return null;
  return Math.abs(luck) < EVEN ? 'luck-even' : luck > 0 ? 'luck-with-you' : 'luck-against-you';
}

/** Before the last of one's own moves that mattered; null when there was none. */
export function turningPoint(moments: ReviewRow[], you: number | null): number | null {
  const own = moments.filter(({ seat, loss, remark }) => seat === you && (loss || remark));
  const last = own.at(-1);
  return last ? last.step - 1 : null;
}
