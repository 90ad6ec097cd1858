/** The Ball's own part of the wire (docs/wire.md). */
import type { components } from '../../wire/schema';

/** `rows`: row 1 first, columns A to G; `b`, `r` or `.`, the carrier as a capital. */
export type BallView = components['schemas']['BallView'];
/** `path` runs from `start` to `end`; `jumped` has the pawns jumped over, one for each hop. */
export type BallEffect = components['schemas']['BallEffect'];
export type Colour = BallEffect['colour'];

export const COLOURS: readonly Colour[] = ['blue', 'red'];
export const OFF = 'off';

export interface Pawn {
  square: string;
  colour: Colour;
}

function colourOf(letter: string | undefined): Colour | null {
  const low = letter?.toLowerCase();
  return low === 'b' ? 'blue' : low === 'r' ? 'red' : null;
}

export function pawnsOf(rows: string[]): Pawn[] {
  return rows.flatMap((row, i) =>
    [...row].flatMap((letter, column) => {
      const colour = colourOf(letter);
      return colour ? [{ square: String.fromCharCode(65 + column) + (i + 1), colour }] : [];
    }),
  );
}

export function pawnAt(rows: string[], square: string): Colour | null {
  return colourOf(rows[Number(square.slice(1)) - 1]?.[square.charCodeAt(0) - 65]);
}

export function otherThan(colour: Colour): Colour {
  return colour === 'blue' ? 'red' : 'blue';
}
