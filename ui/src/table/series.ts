import { message, type Lang, type Message } from '../lib/i18n.svelte';
import type { Table } from '../wire/types';

/** How a series stands when one of its games is over; null for a game on its own. */
export function seriesWords(table: Table): Message[] | null {
  if (table.games < 2 || table.status !== 'over') return null;
  if (table.series) return table.series.said;
  const [first, ...others] = table.leaders;
  const order = [...table.leaders, ...table.seats.map(({ seat }) => seat).filter((seat) => !table.leaders.includes(seat))];
  const score = order.map((seat) => table.score[seat] ?? 0);
  if (first === undefined || others.length > 0) return [message('standing-even', { score })];
  // Whoever is ahead with less would puzzle a newcomer.
  const fewer = (score[0] ?? 0) < (score.at(-1) ?? 0);
  return [message(fewer ? 'standing-led-by-fewer' : 'standing-led', { seat: first, score })];
}

/** In the reader's figures, with a minus that is as wide as one; a third of a point is not worth more than two. */
export function signed(points: number, lang: Lang): string {
  const text = new Intl.NumberFormat(lang, { maximumFractionDigits: 2, useGrouping: false }).format(Math.abs(points));
  return points < 0 ? `−${text}` : text;
}
