/** The White Horse's own part of the wire (docs/wire.md). */
import type { components } from '../../wire/schema';
import type { Move } from '../../wire/types';

export type HorseView = components['schemas']['HorseView'];
export type HorseEffect = components['schemas']['HorseEffect'];
export type HorseNotebook = components['schemas']['HorseNotebook'];

export const SUBJECTS = ['farmer', 'wife', 'lad', 'maid', 'dog', 'horse'] as const;
export type Subject = (typeof SUBJECTS)[number];
export const PURSUERS = SUBJECTS.slice(0, 5);
export type Sign = '+' | '=' | '-';

export interface Card {
  /** As the server writes it: dog+. */
  name: string;
  subject: Subject;
  sign: Sign;
}

export function cardOf(name: string): Card {
  return { name, subject: name.slice(0, -1) as Subject, sign: name.slice(-1) as Sign };
}

export const SIGN_KEYS = { '+': 'plus', '=': 'equal', '-': 'minus' } as const;

/** How many steps a card would go now. */
export function stepsOf(view: HorseView, sign: Sign): number {
  return view.lengths[SIGN_KEYS[sign]];
}

/** What each card can do: the moves by cell. Choices of a subject and discards have no cell. */
export function reachOf(moves: Move[]): Map<string, Map<string, Move>> {
  const found = new Map<string, Map<string, Move>>();
  for (const move of moves) {
    if ((move.effect as HorseEffect).deed !== 'play') continue;
    const [card, cell] = move.path as [string, string];
    const cells = found.get(card) ?? new Map<string, Move>();
    found.set(card, cells.set(cell, move));
  }
  return found;
}

/** The moves of one deed without a cell, by their card or subject. */
export function deedsOf(moves: Move[], deed: 'choose' | 'discard'): Map<string, Move> {
  const of = moves.filter((move) => (move.effect as HorseEffect).deed === deed);
  return new Map(of.map((move) => [deed === 'choose' ? (move.effect as HorseEffect).subject : (move.path[0] ?? ''), move]));
}

export function catches(move: Move | undefined): boolean {
  return move !== undefined && (move.effect as HorseEffect).caught !== null;
}

/** Who stands on each cell. */
export function standing(view: HorseView): Map<string, Subject[]> {
  const found = new Map<string, Subject[]>();
  for (const subject of SUBJECTS) {
    const cell = view.places[subject];
    if (cell) found.set(cell, [...(found.get(cell) ?? []), subject]);
  }
  return found;
}
