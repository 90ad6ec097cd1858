import { Motion } from '../../board/motion.svelte';
import { at, bay, heading, isStreet, standingHeading, type Bay } from './city';
import { standing, type Driver, type ManhattanEffect, type ManhattanView } from './wire';

/** How long a car takes from field to field, in milliseconds. */
export const STEP = 170;
const ROLL = 620;
const CARD = 1100;
const ARREST = 900;

export function driveTime(effect: ManhattanEffect | null): number {
  return effect?.kind === 'drive' ? STEP * (effect.fields.length - 1) : 0;
}

/** How long the board takes to show a step. */
export function pace(effect: ManhattanEffect | null): number {
  if (!effect) return 0;
  const arrest = effect.arrest ? ARREST : 0;
  if (effect.kind === 'drive') return driveTime(effect) + 250 + arrest;
  return { roll: ROLL, draw: CARD, trap: CARD, stay: 700, arrest: 0 }[effect.kind] + arrest;
}

export interface Parked extends Driver, Bay {
  /** In a bay: there are many. */
  small: boolean;
}

const LANE = 17;
const ROW = 36;

/** Where each car is drawn. */
export function parked(view: ManhattanView): Parked[] {
  return [...standing(view)].flatMap(([id, here]): Parked[] => {
    const field = at(id);
    if (!isStreet(field)) return here.map((driver) => ({ ...driver, ...bay(id, driver.colour, driver.car), small: true }));
    return here.map((driver, i) => ({ ...driver, ...onStreet(id, i, here.length), small: here.length > 2 }));
  });
}

/** In two lanes; at an entrance, which holds any number, one pair behind the other. */
function onStreet(id: string, which: number, of: number): Bay {
  const { x, y } = at(id);
  const turn = standingHeading(id);
  const angle = (turn * Math.PI) / 180;
  const rows = Math.ceil(of / 2);
  const behind = rows > 1 ? (Math.floor(which / 2) - (rows - 1) / 2) * Math.min(ROW, (2 * ROW) / (rows - 1)) : 0;
  const aside = of > 1 ? ((which % 2) - 0.5) * 2 * LANE : 0;
  return {
    x: x - Math.cos(angle) * behind - Math.sin(angle) * aside,
    y: y - Math.sin(angle) * behind + Math.cos(angle) * aside,
    turn,
  };
}

export interface Moving extends Driver, Bay {}

/** A car on its way, field by field. */
export class Drive extends Motion<Moving> {
  show(effect: ManhattanEffect | null): void {
    this.play(effect?.kind === 'drive' && effect.car !== null ? legs(effect, effect.car) : [], STEP);
  }
}

function legs({ fields, player: colour, back }: ManhattanEffect, car: number): Moving[] {
  const places = fields.map(at);
  return places.flatMap((here, i): Moving[] => {
    // Out of a bay first; into one last, which is where the view has it.
    if (isStreet(here) ? i === 0 : i === fields.length - 1) return [];
    const along = Math.max(i, 1);
    const turn = heading(places[along - 1] ?? here, places[along] ?? here) + (back ? 180 : 0);
    return [{ colour, car, x: here.x, y: here.y, turn }];
  });
}

/** The same direction, written so that turning there from `before` takes the shorter way round. */
export function nearTurn(before: number, to: number): number {
  return before + ((((to - before) % 360) + 540) % 360) - 180;
}
