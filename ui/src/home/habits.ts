import { choices, DAY } from '../lib/clock';
import { recall, remember } from '../lib/remember';
import type { Game, NewSeat, NewTable } from '../wire/types';

/** How somebody likes to play a game: remembered from the last time. */
export interface Habits {
  level: number;
  /** A seat's number, or -1 for any. */
  side: number;
  variant: string;
  /** How many play. */
  count: number;
  /** How many games the series has. */
  games: number;
  /** 1 is a table with the game's notebook, 0 without. */
  aids: number;
  /** One of `choices` of clocks, for who plays from elsewhere; or as it is usual with them. */
  clock: string;
  /** Minutes until a bot plays for an absent player, among people apart; 0 is never. */
  away: number;
  /** The level of the bot that plays on for a player who leaves a game of three or more. */
  heir: number;
  /** 1: at a table that is open to anyone one's name is shown. */
  named: number;
}

/** What one may choose. */
export const AWAY = [0, 2, 10];
/** With a friend none, who may answer tomorrow; with somebody who waits, the game's own. */
export const USUAL = 'usual';

export function habitsFor(game: Game): Habits {
  const kept = recall<Partial<Habits>>(`habits.${game.slug}`, {});
  const levels = game.levels.map(({ level }) => level);
  const sides = [...game.seats.keys(), -1];
  return {
    level: known(levels, kept.level) ?? known(levels, 0) ?? levels[1] ?? 1,
    side: known(sides, kept.side) ?? 0,
    variant: known(game.variants.map(({ name }) => name), kept.variant) ?? game.usual,
    count: known(game.seat_counts, kept.count) ?? game.seat_counts[0] ?? game.seats.length,
    games: known(lengths(game), kept.games) ?? lengths(game)[0] ?? 1,
    aids: kept.aids === 0 ? 0 : 1,
    clock: known(Object.keys(choices(game.clock)), kept.clock) ?? USUAL,
    away: known(AWAY, kept.away) ?? 0,
    heir: known(levels, kept.heir) ?? known(levels, 3) ?? levels.at(-1) ?? 1,
    named: kept.named === 1 ? 1 : 0,
  };
}

/** The bots that play a variant: where skill buys no more there are fewer. */
export function levelsOf(game: Game, variant: string): Game['levels'] {
  const offered = game.variants.find(({ name }) => name === variant)?.levels;
  return offered ? game.levels.filter(({ level }) => offered.includes(level)) : game.levels;
}

/** The bot one likes to play, or the strongest that there is below it. */
export function levelFor(game: Game, { level, variant }: Pick<Habits, 'level' | 'variant'>): Game['levels'][number] | undefined {
  const levels = levelsOf(game, variant);
  return levels.filter((one) => one.level <= level).at(-1) ?? levels[0];
}

function known<T>(all: T[], one: T | undefined): T | undefined {
  return all.find((it) => it === one);
}

/** The series one is offered: all there are, or where that is many, the usual ones. */
export function lengths(game: Game): number[] {
  return game.games.length > 5 ? game.games.filter((n) => n === game.games[0] || n === 3 || n === 5) : game.games;
}

/** The seat somebody takes, among as many as play. */
export function sideOf({ side, count }: Pick<Habits, 'side' | 'count'>): number {
  return side < count ? side : 0;
}

/** Who takes a seat besides oneself: somebody here, the holder of a link, or a bot of that level. */
export type Taker = 'here' | 'link' | number;
export type Way = 'bot' | 'here' | 'friend';

export function takersFor(way: Way, { level, count }: Pick<Habits, 'level' | 'count'>): Taker[] {
  return Array.from({ length: count - 1 }, () => (way === 'bot' ? level : way === 'here' ? 'here' : 'link'));
}

/** The table where the takers have the seats that are left, in the game's own order. `anyone`: who comes by. */
export function tableFor(game: Game, takers: Taker[], habits: Habits, name: string, anyone = false, others: string[] = []): NewTable {
  remember(`habits.${game.slug}`, habits);
  remember('name', name);
  remember('others', others);
  const wanted = sideOf(habits);
  const mine = wanted >= 0 ? wanted : Math.floor(Math.random() * habits.count);
  const portrait = recall<number | null>('portrait', null);
  const own: NewSeat = { kind: 'here', ...(name && { name }), ...(portrait !== null && { portrait }) };
  const company = [...others];
  const seats = takers.map((taker) => seatOf(taker, taker === 'here' ? company.shift() : ''));
  seats.splice(mine, 0, own);
  const apart = takers.includes('link');
  const usual = anyone ? game.clock : null;
  const clock = apart ? (habits.clock === USUAL ? usual : choices(game.clock)[habits.clock]) : null;
  // In a game over days everybody comes when they like.
  const away = apart && game.levels.length > 0 && !(clock && clock.seconds >= DAY) ? habits.away : 0;
  return {
    game: game.slug,
    ...(habits.variant && { variant: habits.variant }),
    ...(game.notebook && { aids: habits.aids === 1 }),
    games: habits.games,
    ...(clock && { clock }),
    ...(away && { stand_in: 60 * away }),
    ...(game.levels.length > 0 && habits.count > 2 && { left_to: habits.heir }),
    ...(anyone && habits.named === 1 && { names: true }),
    // Two friends find the game begun when both are there; more of them gather first.
    ...(!anyone && takers.filter((taker) => taker === 'link').length > 1 && { gathering: true }),
    seats,
  };
}

function seatOf(taker: Taker, name = ''): NewSeat {
  return typeof taker === 'number' ? { kind: 'bot', level: taker } : { kind: taker, ...(name && { name }) };
}
