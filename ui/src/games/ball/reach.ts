import type { Move } from '../../wire/types';
import { OFF, type BallEffect } from './wire';

/** What a pawn can do on one square: get there leaving the ball alone, or with it taken on the way. */
export interface Options {
  quiet: Move | null;
  take: Move | null;
}

/** From a pawn's square to everywhere it can get. */
export type Reach = Map<string, Map<string, Options>>;

/** The half of a square one points at; a key has none. */
export type Half = 'left' | 'right' | null;

export function reachOf(moves: Move[]): Reach {
  const reach: Reach = new Map();
  for (const move of moves) {
    const from = move.path[0] ?? '';
    const to = move.path.at(-1) ?? '';
    const there = reach.get(from) ?? new Map<string, Options>();
    const options = there.get(to) ?? { quiet: null, take: null };
    options[move.path.length > 2 ? 'take' : 'quiet'] = move;
    there.set(to, options);
    reach.set(from, there);
  }
  return reach;
}

export function isBoth(options: Options | undefined): boolean {
  return Boolean(options?.quiet && options.take);
}

/** Where both can be done, the left half leaves the ball and the right half takes it. */
export function choose(options: Options | undefined, half: Half, wish: boolean): Move | null {
  if (!options) return null;
  const taking = half === null ? wish : half === 'right';
  return (taking ? (options.take ?? options.quiet) : (options.quiet ?? options.take)) ?? null;
}

export function effectOf(move: Move): BallEffect {
  return move.effect as BallEffect;
}

/** A move text for a pawn that has none, so that the server can say why. */
export function anyMoveOf(square: string): string {
  const row = Number(square.slice(1));
  return `${square}-${square[0]}${row === 7 ? 6 : row + 1}`;
}

export function refusedText(from: string, to: string): string {
  return `${from}-${to}`;
}

/** Everything a picked pawn can get to, the strip last. */
export function destinations(reach: Reach, from: string): string[] {
  return [...(reach.get(from)?.keys() ?? [])].sort((a, b) => Number(a === OFF) - Number(b === OFF) || a.localeCompare(b));
}
