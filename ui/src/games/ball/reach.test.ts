import { describe, expect, it } from 'vitest';
import { curve, joins, middle, neighbour, squares, way } from './geometry';
import { choose, destinations, effectOf, isBoth, reachOf } from './reach';
import { move, moves } from './samples';
import { pawnAt, pawnsOf } from './wire';

describe('where a pawn can get', () => {
  const reach = reachOf(moves);

  it('is kept by pawn and by square, with and without the ball', () => {
    expect([...reach.keys()]).toEqual(['G7', 'D2', 'B7']);
    expect(destinations(reach, 'G7')).toEqual(['G3', 'G5', 'G6']);
    expect(isBoth(reach.get('G7')?.get('G3'))).toBe(true);
    expect(isBoth(reach.get('G7')?.get('G5'))).toBe(false);
    expect(isBoth(undefined)).toBe(false);
  });

  it.each([
    ['left', true, 'G7-G3'],
    ['right', false, 'G7xG3'],
    [null, true, 'G7xG3'],
    [null, false, 'G7-G3'],
  ] as const)('on a split square, half %s and wish %s mean %s', (half, wish, text) => {
    expect(choose(reach.get('G7')?.get('G3'), half, wish)?.text).toBe(text);
  });

  it('takes the only thing there is, whatever one points at', () => {
    expect(choose(reach.get('G7')?.get('G5'), 'left', false)?.text).toBe('G7xG5');
    expect(choose(reach.get('G7')?.get('G6'), null, true)?.text).toBe('G7-G6');
    expect(choose(undefined, null, true)).toBeNull();
  });
});

describe('the board as it is drawn', () => {
  it('has Blue below, or Red when it is turned', () => {
    expect(squares(false).at(-1)?.join(' ')).toBe('A1 B1 C1 D1 E1 F1 G1');
    expect(squares(true).at(-1)?.join(' ')).toBe('G7 F7 E7 D7 C7 B7 A7');
    expect(middle('A1', false)).toEqual(middle('G7', true));
  });

  it('finds the pawns in the rows', () => {
    expect(pawnsOf(['b......', 'R......'])).toEqual([
      { square: 'A1', colour: 'blue' },
      { square: 'A2', colour: 'red' },
    ]);
    expect([pawnAt(['..B....'], 'C1'), pawnAt(['..B....'], 'D1')]).toEqual(['blue', null]);
  });

  it('leads out of the board behind the row that was passed, on the side of the jump', () => {
    const out = effectOf(move('B2xoff', { path: ['B2', 'off'], jumped: ['A1'], step: false }));
    const end = way(out, false).at(-1);
    expect(end?.y).toBeGreaterThan(middle('A1', false).y);
    expect(end?.x).toBeLessThan(middle('A1', false).x);
    expect(way(out, true).at(-1)?.y).toBeLessThan(middle('A1', true).y);
  });

  it('bends a jump and keeps a step straight', () => {
    const [a, b] = [middle('A1', false), middle('A3', false)];
    expect(curve(a, b, true)).toContain(`Q${a.x} `);
    expect(curve(a, b, false)).not.toContain(`Q${a.x} `);
  });

  it('knows at which hop the ball joins', () => {
    expect(joins(effectOf(moves[2]!))).toBe(2);
    expect(joins(effectOf(moves[0]!))).toBeNull();
    expect(joins(effectOf(move('F4-F3', { ball_from: 'F4' })))).toBe(0);
  });

  it.each([
    ['D4', 'ArrowUp', 'D5'],
    ['A4', 'ArrowLeft', null],
    ['D1', 'ArrowDown', 'off'],
    ['D7', 'ArrowUp', null],
    ['off', 'ArrowUp', 'D1'],
    ['off', 'ArrowDown', null],
    ['D4', 'Home', 'A4'],
    ['D4', 'PageUp', 'D7'],
    ['D4', 'x', null],
  ])('from %s with %s to %s', (from, key, to) => expect(neighbour(from, key, false, 'down')).toBe(to));

  it('turns the arrows with the board', () => expect(neighbour('D4', 'ArrowUp', true, 'up')).toBe('D3'));
});
