import { recall, remember } from '../lib/remember';

/** How a game against the house ended for whoever plays on this device. */
export interface Ended {
  slug: string;
  /** The table and the game of its series: one end is seen many times. */
  game: string;
  level: number;
  how: 'won' | 'lost' | 'even';
  /** When it was seen, in milliseconds. */
  at: number;
}

const KEPT = 1000;

export function ended(): Ended[] {
  return recall<Ended[]>('book', []).filter(sound);
}

/** Newest last; the same end is written down once. */
export function write(more: readonly Ended[]): number {
  const all = ended();
  const known = new Set(all.map(({ game }) => game));
  const fresh = more.filter(({ game }) => !known.has(game) && known.add(game));
  if (fresh.length > 0) remember('book', [...all, ...fresh].sort((a, b) => a.at - b.at).slice(-KEPT));
  return fresh.length;
}

/** What a file of this page holds; null if it is none. */
export function read(text: string): Ended[] | null {
  try {
    const found = JSON.parse(text) as { cavale?: unknown; ended?: unknown };
    return found.cavale === 'book' && Array.isArray(found.ended) ? (found.ended as unknown[]).filter(sound) : null;
  } catch {
    return null;
  }
}

export function written(all: readonly Ended[]): string {
  return JSON.stringify({ cavale: 'book', ended: all }, null, 1);
}

function sound(one: unknown): one is Ended {
  const { slug, game, level, how, at } = (one ?? {}) as Record<string, unknown>;
  return typeof slug === 'string' && typeof game === 'string' && typeof level === 'number' && typeof at === 'number' && ['won', 'lost', 'even'].includes(how as string);
}

export interface Tally {
  level: number;
  won: number;
  lost: number;
  even: number;
}

/** By level, the easiest first. */
export function tallies(all: readonly Ended[], slug: string): Tally[] {
  const found = new Map<number, Tally>();
  for (const { level, how } of all.filter((one) => one.slug === slug)) {
    const tally = found.get(level) ?? { level, won: 0, lost: 0, even: 0 };
    tally[how] += 1;
    found.set(level, tally);
  }
  return [...found.values()].sort((a, b) => a.level - b.level);
}

/** You against the house over time: how far ahead you were after each game. */
export function lead(all: readonly Ended[]): number[] {
  let sum = 0;
  return all.map(({ how }) => (sum += how === 'won' ? 1 : how === 'lost' ? -1 : 0));
}
