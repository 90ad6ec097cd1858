import { strings } from '../lib/strings';
import type { Table, Words } from '../wire/types';
import { nameOf } from './names';

/** How a series stands when one of its games is over; null for a game on its own. */
export function seriesWords(table: Table, say: (words: Words) => string): Words | null {
  if (table.games < 2 || table.status !== 'over') return null;
  const [first, ...others] = table.leaders;
  const done = table.number >= table.games;
  const order = [...table.leaders, ...table.seats.map(({ seat }) => seat).filter((seat) => !table.leaders.includes(seat))];
  const score = order.map((seat) => table.score[seat] ?? 0).join('–');
  if (first === undefined || others.length > 0) return done ? strings.seriesDrawn(score) : strings.seriesEven(score);
  const name = nameOf(table.seats[first], say);
  return done ? strings.seriesWon(name, score) : strings.seriesLed(name, score);
}
