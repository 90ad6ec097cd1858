import { recall, remember } from '../lib/remember';
import type { Game, NewSeat, NewTable } from '../wire/types';

/** How somebody likes to play a game: remembered from the last time. */
export interface Habits {
  level: number;
  /** A seat's number, or -1 for either. */
  side: number;
  variant: string;
  /** 1 is a table with the game's notebook, 0 without. */
  aids: number;
}

export function habitsFor(game: Game): Habits {
  const usual: Habits = { level: game.levels[1]?.level ?? 1, side: 0, variant: game.variants[0]?.name ?? '', aids: 1 };
  const kept = recall<Partial<Habits>>(`habits.${game.slug}`, {});
  return {
    level: game.levels.some(({ level }) => level === kept.level) ? (kept.level as number) : usual.level,
    side: kept.side === -1 || game.seats[kept.side ?? -1] ? (kept.side as number) : usual.side,
    variant: game.variants.some(({ name }) => name === kept.variant) ? (kept.variant as string) : usual.variant,
    aids: kept.aids === 0 ? 0 : usual.aids,
  };
}

export type Way = 'bot' | 'here' | 'friend';

/** The table for one way of playing; seat 0 is the first in the game's own order. */
export function tableFor(game: Game, way: Way, habits: Habits, name: string): NewTable {
  remember(`habits.${game.slug}`, habits);
  remember('name', name);
  const mine = habits.side >= 0 ? habits.side : Math.floor(Math.random() * game.seats.length);
  const seats = game.seats.map((_, seat): NewSeat => {
    if (way === 'here' || seat === mine) return { kind: 'here', ...(name && way !== 'here' && { name }) };
    return way === 'bot' ? { kind: 'bot', level: habits.level } : { kind: 'link' };
  });
  return {
    game: game.slug,
    ...(habits.variant && { variant: habits.variant }),
    ...(game.notebook && { aids: habits.aids === 1 }),
    seats,
  };
}
