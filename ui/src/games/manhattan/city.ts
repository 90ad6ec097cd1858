import { districts as mapped, fields as listed, ways } from './map';
import { COLOURS, type Colour, type File } from './wire';

/** Where things are. One unit is a pixel of a city whose fields lie 100 apart. */
export const UNIT = 100;

export interface Place {
  x: number;
  y: number;
}

export interface Field extends Place {
  id: string;
  kind: string;
  district: string | null;
}

export interface Link {
  from: Field;
  to: Field;
}

export interface District {
  id: string;
  file: File;
  /** The black point, two more, red. */
  circle: readonly Place[];
  centre: Place;
  /** Where its name is written, and where the warrants hang. */
  sign: Place;
  board: Place;
  park: Field;
  entrance: Field;
  /** How many quarter turns the district is away from the bank, which lies to the north-west. */
  turns: number;
}

/** What is drawn: the harbour in the west, a border for the letters and numbers. */
export const frame = { x: -330, y: -72, width: 1410, height: 1144 } as const;

export function inside({ x, y }: Place): boolean {
  return x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
}

export const fields: readonly Field[] = listed.map((field) => ({
  id: field.id,
  x: field.x * UNIT,
  y: field.y * UNIT,
  kind: field.kind,
  district: 'district' in field ? field.district : null,
}));

const places = new Map(fields.map((field) => [field.id, field]));

export function at(id: string): Field {
  const found = places.get(id);
  if (!found) throw new Error(`there is no field ${id}`);
  return found;
}

export const links: readonly Link[] = ways.flatMap(({ fields: way }) =>
  way.slice(1).map((id, i) => ({ from: at(way[i] as string), to: at(id) })),
);

const ahead = new Map<string, Field[]>(fields.map(({ id }) => [id, []]));
const beside = new Map<string, Field[]>(fields.map(({ id }) => [id, []]));
for (const { from, to } of links) {
  ahead.get(from.id)?.push(to);
  beside.get(from.id)?.push(to);
  beside.get(to.id)?.push(from);
}

export function leadsTo(id: string): readonly Field[] {
  return ahead.get(id) ?? [];
}

/** Spaces to drive, along the arrows. */
export function distance(from: string, to: string): number {
  const seen = new Set([from]);
  let steps = 0;
  for (let edge = [from]; edge.length > 0 && !seen.has(to); steps++)
    edge = edge.flatMap((id) => leadsTo(id).map((next) => next.id)).filter((id) => !seen.has(id) && seen.add(id));
  return steps;
}

/** A field of a street; in all others any number of cars stop. */
export function isStreet({ kind }: Field): boolean {
  return kind === 'street' || kind === 'trap' || kind === 'entrance';
}

/** In the free corner of each block. */
const SIGNS: Record<string, { sign: Place; board: Place }> = {
  bank: { sign: { x: 111, y: 300 }, board: { x: 111, y: 254 } },
  hall: { sign: { x: 716, y: 74 }, board: { x: 716, y: 120 } },
  club: { sign: { x: 889, y: 700 }, board: { x: 889, y: 746 } },
  hotel: { sign: { x: 284, y: 926 }, board: { x: 284, y: 880 } },
};

export const districts: readonly District[] = mapped.map(({ id, file, circle }, turns) => {
  const round = circle.map(([x, y]) => ({ x: x * UNIT, y: y * UNIT }));
  const entrance = fields.find(({ kind, district }) => kind === 'entrance' && district === id);
  const signs = SIGNS[id];
  if (!entrance || !signs) throw new Error(`${id} has no entrance or no sign`);
  return { id, file, circle: round, centre: middle(round), ...signs, park: at(id), entrance, turns };
});

export function districtOf(file: string): District {
  const found = districts.find((one) => one.file === file);
  if (!found) throw new Error(`no district has the ${file} file`);
  return found;
}

function middle(all: readonly Place[]): Place {
  return {
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  };
}

/** Which way one looks from a place to another, in degrees clockwise from east. */
export function heading(from: Place, to: Place): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** How a car stands on a field: along its street, straight on where it forks. */
export function standingHeading(id: string): number {
  const here = at(id);
  const came = links.filter(({ to, from }) => to.id === id && isStreet(from)).map(({ from }) => heading(from, here));
  const goes = leadsTo(id)
    .filter(isStreet)
    .map((to) => heading(here, to));
  return goes.find((way) => came.includes(way)) ?? goes[0] ?? came[0] ?? 0;
}

export interface Bay extends Place {
  turn: number;
}

/** Where cars stop there is a bay for each, so that nobody shifts when another one leaves. */
export function bay(id: string, colour: Colour, car: number): Bay {
  const here = at(id);
  const column = (COLOURS.indexOf(colour) - 1.5) * 30;
  const row = car === 1 ? -29 : 29;
  const turns = here.district === null ? 0 : (districts.find(({ id: one }) => one === here.district)?.turns ?? 0);
  const spot = turned({ x: column, y: row }, turns);
  return { x: here.x + spot.x, y: here.y + spot.y, turn: (car === 1 ? 90 : -90) + 90 * turns };
}

/** By quarter turns clockwise about the origin. */
export function turned({ x, y }: Place, turns: number): Place {
  return turns <= 0 ? { x, y } : turned({ x: -y, y: x }, turns - 1);
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The neighbour an arrow key leads to, with or against the traffic: the one that lies best that way. */
export function toward(id: string, key: string): string | null {
  const way = ARROWS[key];
  if (!way) return null;
  const from = at(id);
  const lie = ({ x, y }: Place): number => ((x - from.x) * way[0] + (y - from.y) * way[1]) / Math.hypot(x - from.x, y - from.y);
  const best = [...(beside.get(id) ?? [])].sort((a, b) => lie(b) - lie(a))[0];
  return best !== undefined && lie(best) > 0.25 ? best.id : null;
}

/** Where one presses a field, as CSS. */
export function box(id: string): string {
  const field = at(id);
  const size = isStreet(field) ? 'width:5.4%;aspect-ratio:1' : 'width:9.4%;aspect-ratio:132/116';
  return `left:${(100 * (field.x - frame.x)) / frame.width}%;top:${(100 * (field.y - frame.y)) / frame.height}%;${size};translate:-50% -50%`;
}
