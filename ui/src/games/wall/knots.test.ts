import { describe, expect, it } from 'vitest';
import { follow, lay, links, same } from './knots';
import type { WallEffect } from './wire';

const push = (row: string, side: 'L' | 'R', colour: 'yellow' | 'blue'): WallEffect => ({
  colour,
  slot: 1,
  side,
  fell: null,
  closes: false,
  row,
  escape: null,
  chain: [],
});

/** Where each rope of `before` is afterwards, by its place before. */
function trace(before: string, after: WallEffect) {
  const knots = lay([before]);
  const pushed = follow(knots, after);
  if (!pushed) return null;
  const at = new Map(pushed.knots.map((knot) => [knot.id, knot.column]));
  return { moves: knots.map((knot) => [knot.column, at.get(knot.id) ?? null]), fallen: pushed.fallen?.column ?? null };
}

describe('following ropes through a push', () => {
  it('lets a gap take up the movement', () => {
    expect(trace('YB.Y.', push('YYBY.', 'L', 'yellow'))).toEqual({ moves: [[0, 1], [1, 2], [3, 3]], fallen: null });
  });

  it('works from the right', () => {
    expect(trace('..YB.', push('..YBB', 'R', 'blue'))).toEqual({ moves: [[2, 2], [3, 3]], fallen: null });
    expect(trace('.Y.YB', push('.YYBB', 'R', 'blue'))).toEqual({ moves: [[1, 1], [3, 2], [4, 3]], fallen: null });
  });

  it('sees the last rope fall', () => {
    expect(trace('YBYBY', push('BYBYB', 'L', 'blue'))).toEqual({
      moves: [[0, 1], [1, 2], [2, 3], [3, 4], [4, null]],
      fallen: 5,
    });
    expect(trace('YBYBY', push('BYBYY', 'R', 'yellow'))?.fallen).toBe(-1);
  });

  it('does not pretend when the pictures do not fit', () => {
    expect(trace('B....', push('YY...', 'L', 'yellow'))).toBeNull();
    expect(trace('.....', push('B....', 'L', 'yellow'))).toBeNull();
  });
});

describe('the picture', () => {
  it('ties neighbours of one colour, never diagonally', () => {
    const tied = links(lay(['YYB', 'BYB', 'Y..'])).map(({ from, to }) => [from.slot, from.column, to.slot, to.column]);
    expect(tied).toEqual([
      [1, 0, 1, 1],
      [1, 1, 2, 1],
      [1, 2, 2, 2],
    ]);
  });

  it('knows when it already shows a wall', () => {
    expect(same(lay(['Y.B']), ['Y.B'])).toBe(true);
    expect(same(lay(['Y.B']), ['YB.'])).toBe(false);
    expect(same(lay(['Y.B']), ['Y..'])).toBe(false);
  });
});
