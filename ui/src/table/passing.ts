import { heldSeats, playerAt, type Keys } from '../lib/seats';
import type { Table } from '../wire/types';

/** Whose eyes a screen looks through, as a player; null is a spectator's. */
export type Eyes = number | null;

/** Several people at one screen, and a game with secrets: it has to be handed over. */
export function passed({ hidden, seats }: Pick<Table, 'hidden' | 'seats'>, keys: Keys): boolean {
  return hidden && heldSeats(keys, seats).length > 1;
}

export interface Handover {
  eyes: Eyes;
  /** The seat of whoever is to take the screen before anything is shown to them. */
  awaited: number | null;
}

/**
 * At a screen that is handed over: who may look now, when `eyes` looked until now. Eyes are opened by
 * their owner alone, and closed when it is somebody else's turn here, or a new game begins.
 */
export function handover(table: Pick<Table, 'seats' | 'mover' | 'status'>, keys: Keys, eyes: Eyes, begun: boolean): Handover {
  const held = heldSeats(keys, table.seats);
  const first = held[0];
  // Everybody may see how it went.
  if (table.status === 'over') return { eyes: eyes ?? (first === undefined ? null : playerAt(table.seats, first)), awaited: null };
  const open = begun ? null : eyes;
  const mover = table.mover;
  if (mover === null || !held.includes(mover)) return { eyes: open, awaited: null };
  return playerAt(table.seats, mover) === open ? { eyes: open, awaited: null } : { eyes: null, awaited: mover };
}
