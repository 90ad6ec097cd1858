import { written } from '../../lib/samples';
import type { Move, Seat } from '../../wire/types';
import type { Colour, ManhattanEffect, ManhattanPlayer, ManhattanView } from './wire';

export function driver(colour: Colour, cars: string[], given: Partial<ManhattanPlayer> = {}): ManhattanPlayer {
  return { colour, cars, mission: null, stage: 'seek', lead: 1, movable: [1], arrests: 0, ...given };
}

/** Two at the table; White, after the red criminal, has rolled a 4. */
export const hunt: ManhattanView = {
  players: [
    driver('white', ['f5', 'h10'], { mission: 'red', stage: 'hunt', lead: null, movable: [1, 2] }),
    driver('orange', ['hall', 'd1'], { mission: 'yellow', stage: 'fetch', movable: [2], arrests: 1 }),
  ],
  criminals: [
    { file: 'red', district: 'bank', field: 3, warrants: ['white'], arrested_by: null },
    { file: 'yellow', district: 'hall', field: 0, warrants: [], arrested_by: null },
    { file: 'blue', district: 'club', field: 2, warrants: [], arrested_by: null },
    { file: 'green', district: 'hotel', field: 0, warrants: [], arrested_by: 'orange' },
  ],
  missions: { known: ['green'], unseen: { red: 3, yellow: 3, blue: 4, green: 3 } },
  traps: { known: ['red 3'], unseen: { lieutenant: 3, 'red 1': 2 } },
  mover: 'white',
  due: 'move',
  die: 4,
  opening: null,
  starter: 'white',
  round: 12,
  racing: false,
  quick: false,
};

export function effect(given: Partial<ManhattanEffect>): ManhattanEffect {
  return {
    player: 'white',
    kind: 'drive',
    roll: null,
    card: null,
    kept: false,
    joins: false,
    car: null,
    fields: [],
    to: given.fields?.at(-1) ?? null,
    back: false,
    lost: 0,
    jam: false,
    takes: null,
    criminals: [],
    arrest: null,
    lose_file: [],
    starts: null,
    rolls_again: [],
    race: false,
    leave: [],
    over: false,
    ...given,
  };
}

export function drives(car: number, fields: string[], given: Partial<ManhattanEffect> = {}): Move {
  const field = fields.at(-1) ?? '';
  const back = given.back ?? false;
  return {
    text: `${car}${back ? '<' : '-'}${field}`,
    path: back ? [String(car), 'back', field] : [String(car), field],
    effect: effect({ car, fields, ...given }),
    said: [written(`Car ${car} drives to ${field}.`)],
  };
}

export const stays: Move = {
  text: 'stay',
  path: ['stay'],
  effect: effect({ kind: 'stay', lost: 5 }),
  said: [written('White stays.')],
};

export const arrests: Move = {
  text: 'arrest',
  path: ['arrest'],
  effect: effect({ kind: 'arrest', arrest: 'red' }),
  said: [written('White arrests the red criminal: file closed!')],
};

export function seat(number: number, title: string): Seat {
  return { seat: number, player: number, title, name: '', kind: 'here', level: null } as Seat;
}
