import type { Country, Place } from './country';

/** What stands in the countryside, found from where no lane runs: another map needs no other code. */
export type Thing = 'pond' | 'grove' | 'stack' | 'hedge' | 'tree' | 'tuft';

export interface Standing extends Place {
  thing: Thing;
  /** Nothing else is nearer to its middle than this. */
  room: number;
  /** A number from 0 to 1 that is its own: no two look quite alike. */
  chance: number;
}

export interface Building extends Place {
  kind: 'house' | 'barn' | 'silo';
  turn: number;
}

export const LANE = 46;
export const YARD = 104;
const GRID = 20;

/** How much room each thing takes, at most and at least, and how many there are; large ones come first. */
const WANTED: { thing: Thing; most: number; least: number; count: number }[] = [
  { thing: 'pond', most: 110, least: 60, count: 1 },
  { thing: 'grove', most: 85, least: 62, count: 3 },
  { thing: 'stack', most: 42, least: 40, count: 3 },
  { thing: 'hedge', most: 56, least: 46, count: 7 },
  { thing: 'tree', most: 34, least: 27, count: 26 },
  { thing: 'tuft', most: 15, least: 13, count: 40 },
];

interface Spot extends Place {
  room: number;
  chance: number;
}

export function scenery(country: Country): Standing[] {
  let spots = free(country);
  const take = (at: Place, room: number): void => {
    for (const spot of spots) spot.room = Math.min(spot.room, Math.hypot(spot.x - at.x, spot.y - at.y) - room);
    spots = spots.filter((spot) => spot.room > 0);
  };
  take(country.farm, YARD);
  for (const building of buildings(country)) take(building, 66);
  const found: Standing[] = [];
  for (const { thing, most, least, count } of WANTED)
    for (let i = 0; i < count; i++) {
      const best = widest(spots, most);
      if (!best || best.room < least) break;
      const { x, y, chance } = best;
      const room = Math.min(most, best.room);
      found.push({ x, y, thing, room, chance });
      take({ x, y }, room);
    }
  return found;
}

/** Nearly the widest spot: a little disorder is more like a countryside. */
function widest(spots: Spot[], most: number): Spot | null {
  let best: Spot | null = null;
  let worth = -1;
  for (const spot of spots) {
    const now = Math.min(spot.room, most) * (1 + 0.5 * spot.chance * (spot.room >= most ? 1 : 0));
    if (now > worth) [best, worth] = [spot, now];
  }
  return best;
}

/** In the widest gaps between the lanes that leave the farm. */
export function buildings(country: Country): Building[] {
  const { farm } = country;
  const exits = country
    .neighbours(farm.id)
    .map((id) => country.at(id))
    .map(({ x, y }) => Math.atan2(y - farm.y, x - farm.x))
    .sort((a, b) => a - b);
  const gaps = exits.map((from, i) => {
    const to = (exits[i + 1] ?? (exits[0] as number) + 2 * Math.PI) as number;
    return { middle: (from + to) / 2, wide: to - from };
  });
  gaps.sort((a, b) => b.wide - a.wide);
  return gaps.slice(0, 3).map(({ middle }, i) => ({
    kind: (['house', 'barn', 'silo'] as const)[i] ?? 'silo',
    x: farm.x + Math.cos(middle) * (YARD + 30),
    y: farm.y + Math.sin(middle) * (YARD + 30),
    turn: (middle * 180) / Math.PI + 90,
  }));
}

/** Where no lane runs, on a grid; `room` is how far the nearest lane's edge and the frame are. */
function free({ size: { width, height }, segments }: Country): Spot[] {
  const found: Spot[] = [];
  for (let x = GRID; x < width; x += GRID)
    for (let y = GRID; y < height; y += GRID) {
      let room = Math.min(x, y, width - x, height - y);
      for (const [a, b] of segments) room = Math.min(room, toSegment({ x, y }, a, b) - LANE);
      if (room > 0) found.push({ x, y, room, chance: scatter(x, y) });
    }
  return found;
}

function toSegment(p: Place, a: Place, b: Place): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const part = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length));
  return Math.hypot(p.x - a.x - part * (b.x - a.x), p.y - a.y - part * (b.y - a.y));
}

/** Looks like chance and is always the same. */
export function scatter(x: number, y: number): number {
  const mixed = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return mixed - Math.floor(mixed);
}
