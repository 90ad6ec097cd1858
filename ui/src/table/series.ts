import type { Lang } from '../lib/i18n.svelte';
import { strings } from '../lib/strings';
import type { Table, Words } from '../wire/types';
import { nameOf } from './names';

/** How a series stands when one of its games is over; null for a game on its own. */
export function seriesWords(table: Table, say: (words: Words) => string): Words | null {
  if (table.games < 2 || table.status !== 'over') return null;
  const [first, ...others] = table.leaders;
  const done = table.number >= table.games;
  const order = [...table.leaders, ...table.seats.map(({ seat }) => seat).filter((seat) => !table.leaders.includes(seat))];
  const points = order.map((seat) => table.score[seat] ?? 0);
  const all = scores(points);
  // Whoever is ahead with less would puzzle a newcomer.
  const score = (points[0] ?? 0) < (points.at(-1) ?? 0) ? strings.fewestWin(all) : all;
  if (first === undefined || others.length > 0) return done ? strings.seriesDrawn(score) : strings.seriesEven(score);
  const name = nameOf(table.seats[first], say);
  return done ? strings.seriesWon(name, score) : strings.seriesLed(name, score);
}

function scores(all: number[]): Words {
  const { fr, en } = all.length === 2 ? strings.scoreTo : { fr: ', ', en: ', ' };
  return { fr: all.map((points) => signed(points, 'fr')).join(fr), en: all.map((points) => signed(points, 'en')).join(en) };
}

/** In the reader's figures, with a minus that is as wide as one; a third of a point is not worth more than two. */
export function signed(points: number, lang: Lang): string {
  const text = new Intl.NumberFormat(lang, { maximumFractionDigits: 2, useGrouping: false }).format(Math.abs(points));
  return points < 0 ? `−${text}` : text;
}
