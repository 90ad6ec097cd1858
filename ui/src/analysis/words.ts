import { strings } from '../lib/strings';
import type { Analysis, Seat, Words } from '../wire/types';

/** Less than this is nobody's advantage; from the second on it is a clear one. */
const SLIGHT = 0.12;
const CLEAR = 0.45;

/** Whose the upper and the lower half of the curve are: seat 0 against whoever else plays. */
export function sides(seats: Pick<Seat, 'seat' | 'title'>[]): [Words, Words] {
  const [first, second] = [...seats].sort((a, b) => a.seat - b.seat);
  const others = seats.length === 2 && second ? second.title : strings.theOthers;
  return [first?.title ?? strings.theOthers, others];
}

export function verdict(
  { value, sure, seat }: Pick<Analysis, 'value' | 'sure' | 'seat'>,
  [first, second]: [Words, Words],
): Words {
  if (value === null) return strings.noOpinion;
  const who = value > 0 ? first : second;
  const over = seat === null;
  if (sure && value === 0) return over ? strings.drawn : strings.forcedDraw;
  if (sure) return over ? strings.won(who) : strings.forced(who);
  if (Math.abs(value) < SLIGHT) return strings.even;
  return Math.abs(value) < CLEAR ? strings.slightly(who) : strings.clearly(who);
}
