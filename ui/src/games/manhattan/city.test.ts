import { describe, expect, it } from 'vitest';
import { camera } from './camera';
import { at, bay, districts, fields, frame, heading, inside, isStreet, leadsTo, links, standingHeading, toward, turned } from './city';
import { median, scenery } from './scenery';
import { COLOURS } from './wire';

describe('the city', () => {
  it('has every field within its frame, and within reach of the arrow keys', () => {
    expect(fields.filter((field) => !inside(field))).toEqual([]);
    const seen = new Set(['station']);
    for (const id of seen)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) seen.add(toward(id, key) ?? id);
    expect(fields.filter(({ id }) => !seen.has(id))).toEqual([]);
    expect(toward('c1', 'ArrowUp')).toBeNull();
    expect(toward('c1', 'n')).toBeNull();
  });

  it('has one-way streets, and forks to choose at', () => {
    expect(leadsTo('h1').map(({ id }) => id)).toEqual(['i1', 'h2']);
    expect(links.some(({ from, to }) => leadsTo(to.id).includes(from))).toBe(false);
  });

  it('has cars stand along their street, straight on where it forks', () => {
    expect(standingHeading('e1')).toBe(0);
    expect(standingHeading('h1')).toBe(0);
    expect(standingHeading('c5')).toBe(-90);
    expect(heading(at('c1'), at('c2'))).toBe(90);
  });

  it('has a bay for each of eight cars wherever any number may stop', () => {
    for (const { id, x, y } of fields.filter((field) => !isStreet(field))) {
      const bays = COLOURS.flatMap((colour) => [1, 2].map((car) => bay(id, colour, car)));
      expect(new Set(bays.map((one) => `${one.x} ${one.y}`)).size).toBe(8);
      expect(bays.every((one) => Math.hypot(one.x - x, one.y - y) < 60)).toBe(true);
    }
  });

  it('turns by quarters about the station, and its scenery keeps off streets, circles and car parks', () => {
    expect(turned({ x: 2, y: 1 }, 1)).toEqual({ x: -1, y: 2 });
    for (const { turns, park } of districts) {
      const lot = turned({ x: -250, y: -200 }, turns);
      expect(park).toMatchObject({ x: 500 + lot.x, y: 500 + lot.y });
    }
    const [bank] = districts;
    const centre = bank?.centre ?? { x: 0, y: 0 };
    const wrong = Object.values(scenery)
      .flat()
      .filter(({ x, y, width = 0, height = 0 }) => {
        const left = x < 40 || y < 40 || x + width > 460 || y + height > 360;
        const near = { x: Math.max(x, Math.min(centre.x, x + width)), y: Math.max(y, Math.min(centre.y, y + height)) };
        const onCircle = Math.hypot(near.x - centre.x, near.y - centre.y) < 100;
        const onLot = x + width > 184 && x < 316 && y + height > 246;
        return left || onCircle || onLot;
      });
    expect(wrong).toEqual([]);
    expect(median.every(({ x, y }) => x > 40 && x < 360 && y === 450)).toBe(true);
  });
});

describe('the window', () => {
  it('shows the whole city, in its middle, whatever its shape', () => {
    expect(camera.whole(frame.width / frame.height)).toMatchObject(frame);
    const square = camera.whole(1);
    expect(square).toMatchObject({ x: frame.x, width: frame.width, height: frame.width });
    expect(square.y + square.height / 2).toBeCloseTo(frame.y + frame.height / 2);
    expect(camera.closeUp([], 1)).toEqual(square);
  });

  it('comes as close as all of it can be seen, and no closer than one can find the way', () => {
    const one = camera.closeUp([at('station')], 1);
    expect(one).toEqual({ x: 220, y: 220, width: 560, height: 560 });
    const both = camera.closeUp([at('g5'), at('m5')], 1);
    expect(both.width).toBe(770);
    expect(both.x).toBeLessThan(at('g5').x);
    expect(both.x + both.width).toBeGreaterThan(at('m5').x);
  });

  it('knows what it shows', () => {
    const near = camera.closeUp([at('station')], 1);
    expect([at('g5'), at('h7'), at('c1'), at('h9')].map((field) => camera.shows(near, field))).toEqual([true, true, false, false]);
  });

  it('never looks beyond the city', () => {
    const corner = camera.closeUp([at('m1')], 1);
    expect(corner).toMatchObject({ x: frame.x + frame.width - 560, y: frame.y });
  });

  it('moves and scales the map to what it shows', () => {
    expect(camera.transform(camera.whole(frame.width / frame.height))).toBe('scale(1) translate(0%, 0%)');
    expect(camera.transform({ x: frame.x + frame.width / 2, y: frame.y, width: frame.width / 2, height: 1 })).toBe(
      'scale(2) translate(-50%, 0%)',
    );
  });
});
