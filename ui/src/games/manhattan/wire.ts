/** Manhattan South's own part of the wire (docs/wire.md). */
import type { components } from '../../wire/schema';
import type { GameEffect, Move } from '../../wire/types';
import { distance, districtOf } from './city';

type Said = components['schemas'];

export type ManhattanView = Said['ManhattanView'];
export type ManhattanPlayer = Said['ManhattanPlayer'];
export type ManhattanCriminal = Said['ManhattanCriminal'];
/** With what the server leaves out because it is empty. */
export type ManhattanEffect = Required<Said['ManhattanEffect']>;
export type ManhattanNotebook = Said['ManhattanNotebook'];
export type ManhattanCards = Said['ManhattanCards'];

export type Colour = ManhattanPlayer['colour'];
export type File = ManhattanCriminal['file'];
export type Stage = ManhattanPlayer['stage'];

export const COLOURS: readonly Colour[] = ['white', 'orange', 'violet', 'pink'];
export const FILES: readonly File[] = ['red', 'yellow', 'blue', 'green'];
/** The field of a circle on which a criminal can be arrested. */
export const ARREST = 3;

/** One car of somebody's: its name on the board is `white 1`. */
export interface Driver {
  colour: Colour;
  car: number;
}

const NOTHING: Omit<ManhattanEffect, 'player' | 'kind'> = {
  roll: null,
  card: null,
  kept: false,
  joins: false,
  car: null,
  fields: [],
  to: null,
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
};

export function filled(effect: GameEffect): ManhattanEffect {
  return { ...NOTHING, ...(effect as Said['ManhattanEffect']) };
}

export function effectOf(move: Move): ManhattanEffect {
  return filled(move.effect);
}

/** The drives by the field they end on; there are two where both cars, or both ways, lead. An arrest is made at its entrance. */
export function reachOf(moves: Move[], car: number | null = null): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of moves) {
    const { kind, car: moved, arrest } = effectOf(move);
    const field = kind === 'arrest' && arrest ? districtOf(arrest).entrance.id : move.path.at(-1);
    if ((kind !== 'drive' && kind !== 'arrest') || field === undefined || (car !== null && moved !== car)) continue;
    found.set(field, [...(found.get(field) ?? []), move]);
  }
  return found;
}

export interface Goal {
  field: string;
  /** Spaces that the nearest car has to drive. */
  left: number;
}

/** Where a player has to go next. */
export function goalOf({ stage, mission, cars, movable }: ManhattanPlayer): Goal | null {
  const district = mission && districtOf(mission);
  const goals = { seek: 'mission', drive: district?.id, fetch: 'station', hunt: district?.entrance.id, race: 'station', out: null };
  const field = goals[stage];
  if (!field || movable.length === 0) return null;
  return { field, left: Math.min(...movable.map((car) => distance(cars[car - 1] ?? field, field))) };
}

export function stayOf(moves: Move[]): Move | null {
  return moves.find((move) => effectOf(move).kind === 'stay') ?? null;
}

/** The arrest that is due in place of a roll. */
export function arrestOf(moves: Move[]): Move | null {
  return moves.find((move) => effectOf(move).kind === 'arrest') ?? null;
}

/** The cars that can be driven somewhere. */
export function carsOf(moves: Move[]): number[] {
  const cars = moves.flatMap((move) => effectOf(move).car ?? []);
  return [...new Set(cars)].sort();
}

/** The car one most likely wants to move: for an arrest, else for a trap, else the first. */
export function likely(moves: Move[]): number | null {
  const all = moves.map(effectOf).filter(({ kind }) => kind === 'drive');
  const best = all.find(({ arrest }) => arrest) ?? all.find(({ takes }) => takes !== null) ?? all[0];
  return best?.car ?? null;
}

/** What the die showed when this happened; a card says nothing of it. */
export function rolled(effect: ManhattanEffect | null): number | null {
  if (effect?.kind === 'roll') return effect.roll;
  if (effect?.kind === 'drive') return effect.fields.length - 1 + effect.lost;
  return effect?.kind === 'stay' ? effect.lost : null;
}

/** Which cars stand on each field. */
export function standing(view: ManhattanView): Map<string, Driver[]> {
  const found = new Map<string, Driver[]>();
  for (const { colour, cars } of view.players)
    cars.forEach((field, i) => found.set(field, [...(found.get(field) ?? []), { colour, car: i + 1 }]));
  return found;
}

/** What an attempt is called that no move allows: the server says why not. */
export function attempt(car: number, field: string): string {
  return `${car}-${field}`;
}
