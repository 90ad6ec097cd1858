import { CELLS } from './geometry';
import { colourOf, type Colour, type WallEffect } from './wire';

/** A rope on the wall, with a name of its own so that the eye can follow it. */
export interface Knot {
  id: number;
  colour: Colour;
  slot: number;
  /** 0 is A; -1 and 5 are out of the wall. */
  column: number;
}

let named = 0;

export function lay(slots: string[]): Knot[] {
  return slots.flatMap((row, i) =>
    [...row].flatMap((letter, column) => {
      const colour = colourOf(letter);
      return colour ? [{ id: ++named, colour, slot: i + 1, column }] : [];
    }),
  );
}

export interface Pushed {
  /** Everything on the wall after the push. */
  knots: Knot[];
  entered: Knot;
  fallen: Knot | null;
}

/**
 * Finds each rope again after a push. Ropes cannot pass one another, so their order in the slot is
 * enough: no rule is needed. Null when the two pictures do not follow from one another.
 */
export function follow(before: Knot[], effect: WallEffect): Pushed | null {
  const { slot, side, colour } = effect;
  if (slot === null || side === null) return null;
  const near = (a: Knot, b: Knot) => (side === 'L' ? a.column - b.column : b.column - a.column);
  const old = before.filter((knot) => knot.slot === slot).sort(near);
  const now = lay([effect.row ?? ''])
    .map((knot) => ({ ...knot, slot }))
    .sort(near);
  const [first, ...rest] = now;
  const fallen = old.length > rest.length ? (old.at(-1) ?? null) : null;
  const stayed = fallen ? old.slice(0, -1) : old;
  if (!first || first.colour !== colour || stayed.length !== rest.length) return null;
  if (stayed.some((knot, i) => knot.colour !== rest[i]?.colour)) return null;
  const moved = stayed.map((knot, i) => ({ ...knot, column: rest[i]?.column ?? knot.column }));
  return {
    knots: [...before.filter((knot) => knot.slot !== slot), first, ...moved],
    entered: first,
    fallen: fallen && { ...fallen, column: side === 'L' ? CELLS : -1 },
  };
}

export interface Link {
  key: string;
  colour: Colour;
  from: Knot;
  to: Knot;
}

/** Rope between neighbours of one colour: what makes a chain visible. */
export function links(knots: Knot[]): Link[] {
  return knots.flatMap((from) =>
    knots
      .filter(
        (to) =>
          to.colour === from.colour &&
          ((to.slot === from.slot && to.column === from.column + 1) ||
            (to.column === from.column && to.slot === from.slot + 1)),
      )
      .map((to) => ({ key: `${from.id}-${to.id}`, colour: from.colour, from, to })),
  );
}

/** The same wall as another picture of it? */
export function same(knots: Knot[], slots: string[]): boolean {
  const letters = slots.map((row) => [...row]);
  const standing = letters.flat().filter((letter) => letter !== '.').length;
  return (
    standing === knots.length &&
    knots.every((knot) => colourOf(letters[knot.slot - 1]?.[knot.column]) === knot.colour)
  );
}
