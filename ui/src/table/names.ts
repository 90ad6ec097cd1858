import type { Seat, Words } from '../wire/types';

/** Whoever sits there, in one language: a name, or the seat's own title. */
export function nameOf(seat: Seat | undefined, say: (words: Words) => string): string {
  return seat ? seat.name.trim() || say(seat.title) : '';
}

/** From the top of the screen down: whoever plays from this screen sits at the bottom. */
export function seating(seats: Seat[], bottom: number): Seat[] {
  return seats.map((_, i) => seats[(bottom + 1 + i) % seats.length]).filter((seat) => seat !== undefined);
}
