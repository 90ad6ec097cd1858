import type { Clock, ShownClock } from '../wire/types';
import { message, say, type Message } from './i18n.svelte';

export const DAY = 24 * 60 * 60;

/** What a seat has left, so many milliseconds after the table was read; null where there is no clock. */
export function left(clock: ShownClock, seat: number, elapsed: number): number | null {
  const had = clock.left[seat] ?? null;
  if (had === null) return null;
  return Math.max(0, clock.running === seat ? had - clock.ran - elapsed : had);
}

/** As on a clock: 1:02:03, 4:05; days and hours where there are days. A second that has begun counts. */
export function face(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / 3600)];
  if (days > 0) return say('clock-days', { days, hours });
  const [minutes, rest] = [Math.floor((seconds % 3600) / 60), two(seconds % 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

const two = (n: number) => String(n).padStart(2, '0');

/** As one says it. */
export function spoken(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [
    { id: 'days', n: Math.floor(seconds / DAY) },
    { id: 'hours', n: Math.floor((seconds % DAY) / 3600) },
    { id: 'minutes-spoken', n: Math.floor((seconds % 3600) / 60) },
    { id: 'seconds', n: seconds % 60 },
  ] as const;
  // The two largest are enough.
  const first = parts.findIndex(({ n }) => n > 0);
  const said = first < 0 ? parts.slice(3) : parts.slice(first, first + 2).filter(({ n }) => n > 0);
  return said.map(({ id, n }) => say(id, { n })).join(' ');
}

/** How a table is timed. */
export function clockWords({ per, seconds, increment }: Clock): Message {
  const time = short(seconds);
  if (per === 'move') return message('clock-a-turn', { time });
  return increment ? message('clock-plus', { time, increment }) : time;
}

export function short(seconds: number): Message {
  if (seconds % DAY === 0) return message('days', { n: seconds / DAY });
  return seconds % 60 === 0 ? message('minutes', { n: seconds / 60 }) : message('clock-seconds', { n: seconds });
}

/** What one may choose, the game's own among them. */
export function choices(own: Clock): Record<string, Clock | null> {
  return {
    none: null,
    own,
    minute: { per: 'move', seconds: 60, increment: 0 },
    day: { per: 'move', seconds: DAY, increment: 0 },
    days: { per: 'move', seconds: 3 * DAY, increment: 0 },
  };
}
