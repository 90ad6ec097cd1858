import type { Held, Invite, Seat, Table } from '../wire/types';
import { recall, remember } from './remember';

/** What this browser holds at a table, by player, and the invitations it may still hand out. */
export interface Keys {
  held: Record<number, string>;
  invites: Record<number, string>;
  at: number;
  /** Asked for at another table, where the others find it. */
  rematch?: boolean;
  /** The one link for all free seats: whoever opened the table has it. */
  room?: string;
  /** What the dealer had promised before this device added its nonces, and those. */
  promise?: { commitment: string; nonces: string[] };
}

const KEPT = 200;

type Ring = Record<string, Keys>;

function ring(): Ring {
  return recall<Ring>('seats', {});
}

export function keysOf(table: string): Keys {
  return ring()[table] ?? { held: {}, invites: {}, at: 0 };
}

export function allKeys(): Ring {
  return ring();
}

/** Kept to be held against the record when the game is over. */
export function keepPromise(table: string, commitment: string, nonce: string): void {
  const all = ring();
  const keys = all[table] ?? { held: {}, invites: {}, at: Date.now() };
  const before = keys.promise?.nonces ?? [];
  all[table] = { ...keys, promise: { commitment: keys.promise?.commitment ?? commitment, nonces: [...before, nonce] } };
  remember('seats', all);
}

/** A nonce that was never bound to. */
export function dropPromise(table: string, nonce: string): void {
  const all = ring();
  const { promise, ...keys } = all[table] ?? { held: {}, invites: {}, at: 0 };
  const nonces = promise?.nonces.filter((one) => one !== nonce) ?? [];
  all[table] = promise && nonces.length > 0 ? { ...keys, promise: { ...promise, nonces } } : keys;
  remember('seats', all);
}

export function keep(table: string, held: Held[], invites: Invite[] = [], rematch = false, room?: string | null): Keys {
  const all = ring();
  const keys = all[table] ?? { held: {}, invites: {}, at: 0 };
  for (const { seat, secret } of held) keys.held[seat] = secret;
  for (const { seat, invite } of invites) keys.invites[seat] = invite;
  if (rematch) keys.rematch = true;
  if (room) keys.room = room;
  keys.at = Date.now();
  all[table] = keys;
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
  remember('seats', Object.fromEntries(newest.slice(0, KEPT)));
  return keys;
}

/** The tables where this browser holds a seat, the newest first. */
export function tablesHere(): string[] {
  const here = Object.entries(ring()).filter(([, keys]) => Object.keys(keys.held).length > 0);
  return here.sort(([, a], [, b]) => b.at - a.at).map(([id]) => id);
}

/** The secrets held at a table, to ask about it. */
export function holding(id: string): { id: string; secrets: string[] } {
  return { id, secrets: Object.values(keysOf(id).held) };
}

/** What else keeps seats here hears of those that are let go. */
export const elsewhere: { forget: (table: string) => void } = { forget: () => {} };

/** Lets a table go; with a player, only that seat. */
export function forget(table: string, player?: number): void {
  if (player === undefined) elsewhere.forget(table);
  const all = ring();
  const keys = all[table];
  if (player !== undefined && keys) delete keys.held[player];
  else delete all[table];
  remember('seats', all);
}

/** Keys are cut for a player, who may sit elsewhere in the next game of a series. */
export function playerAt(seats: Seat[], seat: number): number {
  return seats.find((one) => one.seat === seat)?.player ?? seat;
}

export function heldSeats(keys: Keys, seats: Seat[]): number[] {
  return seats.filter(({ player }) => keys.held[player] !== undefined).map(({ seat }) => seat);
}

/** Several seats on one screen: the page looks through the eyes of the player to move. */
export function eyes(keys: Keys, { seats, mover }: Pick<Table, 'seats' | 'mover'>): number | null {
  const held = heldSeats(keys, seats);
  return mover !== null && held.includes(mover) ? mover : (held[0] ?? null);
}
