import { recall, remember } from '../lib/remember';

interface Streak {
  /** The last day whose puzzle was solved. */
  day: string;
  /** Days in a row. */
  run: number;
}

const DAY = 86_400_000;

/** A day as the puzzles have it: the same everywhere, whatever the clock on the wall says. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The puzzles of a game that were solved on this device. */
export function solved(slug: string): string[] {
  return recall<string[]>(`solved.${slug}`, []);
}

export function solve(slug: string, name: string): void {
  const before = solved(slug);
  if (!before.includes(name)) remember(`solved.${slug}`, [...before, name]);
}

/** Counts a day whose puzzle was solved, once. */
export function solveDay(day: string): void {
  const kept = recall<Streak | null>('puzzle-days', null);
  if (kept?.day === day) return;
  const follows = kept !== null && dayOf(Date.parse(kept.day) + DAY) === day;
  remember('puzzle-days', { day, run: follows ? kept.run + 1 : 1 } satisfies Streak);
}

/** How many days in a row, up to this one or the one before it. */
export function daysInARow(today: string): number {
  const kept = recall<Streak | null>('puzzle-days', null);
  if (kept === null) return 0;
  const alive = kept.day === today || dayOf(Date.parse(kept.day) + DAY) === today;
  return alive ? kept.run : 0;
}
