import { message, type Message, type Saying } from '../lib/i18n.svelte';
import type { Analysis, Seat } from '../wire/types';

/** Less than this is nobody's advantage; from the second on it is a clear one. */
const SLIGHT = 0.12;
const CLEAR = 0.45;

/** Whose the upper and the lower half of the curve are: seat 0 against whoever else plays. */
export function sides(seats: Pick<Seat, 'seat'>[]): [Message, Message] {
  return [message('whom', { seat: 0 }), seats.length === 2 ? message('whom', { seat: 1 }) : message('the-others')];
}

export function verdict({ value, sure, seat }: Pick<Analysis, 'value' | 'sure' | 'seat'>, [first, second]: [Message, Message]): Saying {
  if (value === null) return 'no-opinion';
  const who = value > 0 ? first : second;
  const over = seat === null;
  if (sure && value === 0) return over ? 'drawn' : 'forced-draw';
  if (sure) return message(over ? 'won' : 'forced', { who });
  if (Math.abs(value) < SLIGHT) return 'even';
  return message(Math.abs(value) < CLEAR ? 'slightly' : 'clearly', { who });
}
