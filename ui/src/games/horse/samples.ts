import { written } from '../../lib/samples';
import type { Move, Seat } from '../../wire/types';
import type { HorseEffect, HorseView } from './wire';

/** Three at the table; the Mill runs for the dog and is to play. */
export const hunt: HorseView = {
  phase: 'play',
  mover: 0,
  dealer: 2,
  deal: 1,
  deals: 12,
  length: 3,
  lengths: { plus: 4, equal: 3, minus: 2 },
  places: { farmer: 'farm', wife: 'farm', lad: 'farm', maid: 'farm', dog: 'A2', horse: 'A3' },
  hand: { 'maid=': 2, 'dog-': 1, 'horse+': 1 },
  paper: 'dog',
  papers: ['dog', null, null],
  chosen: [true, true, true],
  holds: [4, 4, 4],
  undealt: 8,
  winner: null,
};

/** The same, as somebody sees it who only watches. */
export const watched: HorseView = { ...hunt, hand: null, paper: null, papers: [null, null, null] };

export function effect(given: Partial<HorseEffect>): HorseEffect {
  return { deed: 'play', seat: 0, card: null, subject: 'dog', length: null, way: [], caught: null, ...given };
}

export function play(card: string, way: string[], caught: string | null = null): Move {
  const cell = way.at(-1) ?? '';
  const subject = card.slice(0, -1);
  return {
    text: `${card} ${cell}`,
    path: [card, cell],
    effect: effect({ card, subject, length: way.length - 1, way, caught }),
    said: [written(`${subject} goes to ${cell}.`)],
  };
}

export function choice(subject: string): Move {
  return {
    text: `choose ${subject}`,
    path: ['choose', subject],
    effect: effect({ deed: 'choose', subject }),
    said: [written(`Mill chooses ${subject}.`)],
  };
}

export function discard(card: string): Move {
  return {
    text: `x ${card}`,
    path: [card, 'discard'],
    effect: effect({ deed: 'discard', card, subject: card.slice(0, -1) }),
    said: [written(`Mill discards ${card}.`)],
  };
}

export function seat(number: number, title: string): Seat {
  return { seat: number, player: number, title, name: '', kind: 'here', level: null } as Seat;
}
