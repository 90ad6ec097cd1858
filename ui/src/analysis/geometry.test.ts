import { describe, expect, it } from 'vitest';
import { areaOf, HEIGHT, indexAt, lineOf, pieces, WIDTH, xOf, yOf } from './geometry';

const opinion = (value: number) => ({ value, sure: false });
const certain = (value: number) => ({ value, sure: true });
const MIDDLE = HEIGHT / 2;

describe('the curve', () => {
  it('has seat 0’s side up', () => {
    expect(yOf(opinion(0))).toBe(MIDDLE);
    expect(yOf(opinion(0.5))).toBeLessThan(MIDDLE);
    expect(yOf(opinion(-0.5))).toBe(HEIGHT - yOf(opinion(0.5)));
  });

  it('keeps its rim for what is certain', () => {
    expect([yOf(certain(0.7)), yOf(certain(-1)), yOf(certain(0))]).toEqual([0, HEIGHT, MIDDLE]);
    expect(yOf(opinion(1))).toBeGreaterThan(0);
    expect(yOf(opinion(-7))).toBeLessThan(HEIGHT);
  });

  it('goes from one side to the other, and stands in the middle of an empty game', () => {
    expect([xOf(0, 4), xOf(1, 4), xOf(4, 4), xOf(0, 0)]).toEqual([0, WIDTH / 4, WIDTH, WIDTH / 2]);
  });

  it.each([
    [0.49, 2, 1],
    [0.2, 2, 0],
    [-3, 5, 0],
    [9, 5, 5],
    [0.5, 0, 0],
  ])('pressed at %s of %s steps leads to %s', (place, last, index) => expect(indexAt(place, last)).toBe(index));

  it('leaves a gap where nothing is known', () => {
    const found = pieces([null, opinion(0), opinion(0.1), null, opinion(0)]);
    expect(found.map((piece) => piece.map(({ index }) => index))).toEqual([[1, 2], [4]]);
    expect(pieces([null, { value: null, sure: false }])).toEqual([]);
  });

  it('is drawn from point to point', () => {
    expect(lineOf(pieces([certain(1), certain(-1)])[0]!)).toBe(`M0 0L${WIDTH} ${HEIGHT}`);
  });

  it('fills each side up to where it crosses the middle', () => {
    const piece = pieces([certain(1), certain(-1)])[0]!;
    expect(areaOf(piece, 'up')).toBe(`M0 48L0 0L160 48L320 48L320 48Z`);
    expect(areaOf(piece, 'down')).toBe(`M0 48L0 48L160 48L320 96L320 48Z`);
  });

  it('fills nothing on the side nobody was on', () => {
    const piece = pieces([opinion(0.2), opinion(0.4)])[0]!;
    expect(areaOf(piece, 'down')).toBe('');
    expect(areaOf(piece, 'up')).not.toBe('');
  });
});
