import { message } from '../../lib/message';
import type { Move } from '../../wire/types';
import { country, type Country } from './country';
import { cardOf, stepsOf, type HorseEffect, type HorseView } from './wire';

const MARKS = { '+': '+', '=': '=', '-': '−' };

/** A walk is sent as its text only: hundreds may be offered, and the view says the rest. */
export function foreseen(move: Move, view: HorseView, seat: number): Move {
  if ((move.effect as Partial<HorseEffect>).deed) return move;
  const [name = '', to = ''] = move.path;
  const { subject, sign } = cardOf(name);
  const from = view.places[subject] ?? '';
  const length = stepsOf(view, sign);
  const effect: HorseEffect = {
    deed: 'play',
    seat,
    card: name,
    subject,
    length,
    caught: null,
    get way() {
      return wayTo(country, from, to, length, subject === 'horse');
    },
  };
  return { ...move, effect, said: [message('walks', { seat, subject, length, sign: MARKS[sign], from, to })] };
}

/** So many steps, never straight back: of several ways the first in the order of the cells. The horse keeps clear of the farm. */
export function wayTo(net: Country, from: string, to: string, length: number, horse: boolean): string[] {
  const order = new Map(net.cells.map(({ id }, i) => [id, i]));
  const next = (id: string) => [...net.neighbours(id)].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  const dead = new Set<string>();
  const walk = (before: string, at: string, left: number): string[] | null => {
    if (left === 0) return at === to ? [at] : null;
    const key = `${before} ${at} ${left}`;
    if (dead.has(key)) return null;
    for (const onward of next(at)) {
      if (onward === before || (horse && onward === net.farm.id)) continue;
      const rest = walk(at, onward, left - 1);
      if (rest) return [at, ...rest];
    }
    dead.add(key);
    return null;
  };
  return walk('', from, length) ?? [from, to];
}
