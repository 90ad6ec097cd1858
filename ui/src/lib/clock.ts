import type { Clock, ShownClock, Words } from '../wire/types';

export const DAY = 24 * 60 * 60;

/** What a seat has left, so many milliseconds after the table was read; null where there is no clock. */
export function left(clock: ShownClock, seat: number, elapsed: number): number | null {
  const had = clock.left[seat] ?? null;
  if (had === null) return null;
  return Math.max(0, clock.running === seat ? had - clock.ran - elapsed : had);
}

/** As on a clock: 1:02:03, 4:05; days and hours where there are days. A second that has begun counts. */
export function face(ms: number): Words {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / 3600)];
  if (days > 0) return { fr: `${days} j ${hours} h`, en: `${days} d ${hours} h` };
  const [minutes, rest] = [Math.floor((seconds % 3600) / 60), two(seconds % 60)];
  const shown = hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
  return { fr: shown, en: shown };
}

const two = (n: number) => String(n).padStart(2, '0');

/** As one says it. */
export function spoken(ms: number): Words {
  const seconds = Math.ceil(ms / 1000);
  const parts: [number, string, string][] = [
    [Math.floor(seconds / DAY), 'jour', 'day'],
    [Math.floor((seconds % DAY) / 3600), 'heure', 'hour'],
    [Math.floor((seconds % 3600) / 60), 'minute', 'minute'],
    [seconds % 60, 'seconde', 'second'],
  ];
  // The two largest are enough.
  const first = parts.findIndex(([n]) => n > 0);
  const said = first < 0 ? parts.slice(3) : parts.slice(first, first + 2).filter(([n]) => n > 0);
  return {
    fr: said.map(([n, one]) => `${n} ${one}${n > 1 ? 's' : ''}`).join(' '),
    en: said.map(([n, , one]) => `${n} ${one}${n === 1 ? '' : 's'}`).join(' '),
  };
}

/** How a table is timed. */
export function clockWords({ per, seconds, increment }: Clock): Words {
  const time = short(seconds);
  if (per === 'move') return { fr: `${time.fr} par tour`, en: `${time.en} a turn` };
  return increment ? { fr: `${time.fr} + ${increment} s`, en: `${time.en} + ${increment} s` } : time;
}

export function short(seconds: number): Words {
  if (seconds % DAY === 0) {
    const n = seconds / DAY;
    return { fr: `${n} jour${n > 1 ? 's' : ''}`, en: `${n} day${n === 1 ? '' : 's'}` };
  }
  const text = seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
  return { fr: text, en: text };
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
