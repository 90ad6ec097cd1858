import type { GameView } from '../wire/types';

export interface As {
  variant: string;
  /** Through whose eyes; null is a spectator. */
  seat: number | null;
}

/** What a text of a position shows, as the server's view has it. It reads; whether that can stand, the rules know. */
export type Reader = (text: string, as: As) => GameView;

/** What the seats are called, by number. */
export type Titles = (view: GameView) => readonly string[];

/** The parts of a text, or an error that shows what one looks like. */
export function parts(text: string, pattern: RegExp, example: string): Record<string, string> {
  const found = pattern.exec(text.trim().replace(/\s+/g, ' '));
  if (!found?.groups) throw new Unreadable(example);
  return found.groups;
}

export class Unreadable extends Error {
  constructor(readonly example: string) {
    super(`a position reads like ${example}`);
  }
}
