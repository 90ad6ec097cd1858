/** The Wall's own part of the wire (docs/wire.md). */
import type { components } from '../../wire/schema';

/** `slots`: slot 1, the bottom one, first; cells A to E; `Y`, `B` or `.`. */
export type WallView = components['schemas']['WallView'];
export type WallEffect = components['schemas']['WallEffect'];
export type Colour = WallEffect['colour'];
export type Side = NonNullable<WallEffect['side']>;

export const COLOURS: readonly Colour[] = ['yellow', 'blue'];
export const ROPES = 13;

export function colourOf(letter: string | undefined): Colour | null {
  return letter === 'Y' ? 'yellow' : letter === 'B' ? 'blue' : null;
}
