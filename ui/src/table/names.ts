import { called, type Cast } from '../lib/cast';
import { say, speech, type Message } from '../lib/i18n.svelte';
import type { Seat } from '../wire/types';

/** `you`: the seat of whoever reads, if that is one person alone. */
export function castOf(seats: readonly Seat[], you: number | null): Cast {
  const roles = [...seats].sort((a, b) => a.seat - b.seat).map(({ title, name, level }) => ({ title, name: name.trim(), level }));
  return { roles, you };
}

export function titleOf({ title }: Pick<Seat, 'title'>): Message {
  return { id: `seat-${title}` };
}

/** Whoever sits there: a name, a bot's level, or the seat's own title. */
export function nameOf(seat: Seat | undefined): string {
  return seat ? seat.name.trim() || say({ id: called(speech.cast, seat.seat) }) : '';
}

/** From the top of the screen down: whoever plays from this screen sits at the bottom. */
export function seating(seats: Seat[], bottom: number): Seat[] {
  return seats.map((_, i) => seats[(bottom + 1 + i) % seats.length]).filter((seat) => seat !== undefined);
}
