import { describe, expect, it } from 'vitest';
import { Country, country, outline, type Cell, type Link, type Place } from './country';
import { buildings, LANE, scenery, YARD } from './scenery';

/**
 * A farm with a loop on either side:
 *
 *     a --- b
 *     |     |
 *     c -- farm -- d
 *            |     |
 *            e --- f
 */
const cells: Cell[] = [
  { id: 'farm', x: 300, y: 200, kind: 'farm' },
  { id: 'a', x: 100, y: 100, kind: 'path' },
  { id: 'b', x: 300, y: 100, kind: 'path' },
  { id: 'c', x: 100, y: 200, kind: 'path' },
  { id: 'd', x: 500, y: 200, kind: 'black' },
  { id: 'e', x: 300, y: 300, kind: 'path' },
  { id: 'f', x: 500, y: 300, kind: 'path' },
];
const links: Link[] = [
  ['a', 'b'],
  ['b', 'farm'],
  ['farm', 'c'],
  ['c', 'a'],
  ['farm', 'd'],
  ['d', 'f'],
  ['f', 'e'],
  ['e', 'farm'],
];
const small = new Country(cells, links, { width: 600, height: 400 });

describe('a countryside', () => {
  it('is followed with the arrow keys, along its lanes only', () => {
    expect(small.toward('farm', 'ArrowUp')).toBe('b');
    expect(small.toward('farm', 'ArrowRight')).toBe('d');
    expect(small.toward('a', 'ArrowDown')).toBe('c');
    expect(small.toward('a', 'ArrowLeft')).toBeNull();
    expect(small.toward('a', 'n')).toBeNull();
  });

  it('has a field inside each loop, and none outside', () => {
    const corners = small.fields.map((field) => field.map(({ x, y }) => `${x},${y}`).sort());
    expect(corners).toHaveLength(2);
    expect(corners).toContainEqual(['100,100', '100,200', '300,100', '300,200']);
    expect(corners).toContainEqual(['300,200', '300,300', '500,200', '500,300']);
  });

  it('draws a polygon closed', () => {
    expect(outline([cells[1], cells[2], cells[3]] as Cell[])).toBe('M100 100L300 100L100 200Z');
  });

  it('puts the farm’s buildings between the lanes that leave it', () => {
    expect(buildings(small)).toHaveLength(3);
    for (const { x, y } of buildings(small)) expect(Math.abs(x - 300)).toBeCloseTo(Math.abs(y - 200));
  });
});

describe('the countryside of the box', () => {
  it('has as many fields as a net of lanes encloses', () => {
    expect(country.fields).toHaveLength(country.links.length - country.cells.length + 1);
  });

  it('leaves every lane, the yard and every thing its room', () => {
    const things = scenery(country);
    expect(things.filter(({ thing }) => thing === 'pond')).toHaveLength(1);
    expect(things.length).toBeGreaterThan(20);
    const apart = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);
    const crowded = things.filter(
      (one) =>
        country.cells.some((cell) => apart(cell, one) < one.room + (cell.kind === 'farm' ? YARD : LANE) - 0.001) ||
        things.some((other) => other !== one && apart(other, one) < one.room + other.room - 0.001),
    );
    expect(crowded).toEqual([]);
  });

  it('is the same each time', () => {
    expect(scenery(country)).toEqual(scenery(country));
  });

  it('has every cell within reach of the arrow keys', () => {
    const seen = new Set(['farm']);
    for (const id of seen)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) seen.add(country.toward(id, key) ?? id);
    expect(country.cells.filter(({ id }) => !seen.has(id))).toEqual([]);
  });
});
