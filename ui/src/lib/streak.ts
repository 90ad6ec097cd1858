import { write } from '../book/book';
import { recall, remember } from './remember';

/** How it went against the bots of a game of late, on this device. */
interface Streak {
  level: number;
  /** Wins in a row, or as a negative number losses. */
  run: number;
  /** The game that was counted last: one end is seen many times. */
  last: string;
}

const ENOUGH = 2;

/** Counts the end of a game against bots of one level, once. */
export function countEnd(slug: string, game: string, level: number, how: 'won' | 'lost' | 'even'): void {
  const kept = recall<Streak | null>(`streak.${slug}`, null);
  if (kept?.last === game) return;
  write([{ slug, game, level, how, at: Date.now() }]);
  const step = how === 'won' ? 1 : how === 'lost' ? -1 : 0;
  const same = kept?.level === level && Math.sign(kept.run) === step;
  remember(`streak.${slug}`, { level, run: same ? kept.run + step : step, last: game } satisfies Streak);
}

/** The level to try after two wins or two losses in a row: one up, one down, or null. */
export function offered(slug: string, level: number, levels: number[]): number | null {
  const kept = recall<Streak | null>(`streak.${slug}`, null);
  if (kept?.level !== level || Math.abs(kept.run) < ENOUGH) return null;
  const next = level + Math.sign(kept.run);
  return levels.includes(next) ? next : null;
}
