import { OFF, type BallEffect, type Colour } from './wire';

/** The picture, in its own units: squares of 100, and behind each home row a strip to run into. */
export const SIDE = 7;
export const SQUARE = 100;
export const EDGE = 30;
export const STRIP = 66;
export const WIDTH = SIDE * SQUARE + 2 * EDGE;
export const HEIGHT = WIDTH + 2 * STRIP;
const LEAN = 44;

export interface Point {
  x: number;
  y: number;
}

const columnOf = (square: string) => square.charCodeAt(0) - 65;
const rowOf = (square: string) => Number(square.slice(1)) - 1;

/** Every square as one reads the screen; `turned` has Red at the bottom. */
export function squares(turned: boolean): string[][] {
  const rows = Array.from({ length: SIDE }, (_, i) =>
    Array.from({ length: SIDE }, (_, j) => String.fromCharCode(65 + j) + (SIDE - i)),
  );
  return turned ? rows.reverse().map((row) => row.reverse()) : rows;
}

function at(column: number, row: number, turned: boolean): Point {
  const across = turned ? SIDE - 1 - column : column;
  const down = turned ? row : SIDE - 1 - row;
  return { x: EDGE + SQUARE * (across + 0.5), y: STRIP + EDGE + SQUARE * (down + 0.5) };
}

export function middle(square: string, turned: boolean): Point {
  return at(columnOf(square), rowOf(square), turned);
}

/** The strip a colour runs for is behind the other side's home row. */
export function goalIsUp(colour: Colour, turned: boolean): boolean {
  return (colour === 'blue') !== turned;
}

/** Where a pawn leaves the board to, in the strip it ran for; a step goes straight ahead. */
function beyond(effect: BallEffect, turned: boolean): Point {
  const from = effect.path.at(-2) ?? effect.start;
  const over = effect.jumped.at(-1);
  const column = over ? 2 * columnOf(over) - columnOf(from) : columnOf(from);
  const inside = Math.max(-0.1, Math.min(column, SIDE - 0.9));
  const { x } = at(inside, 0, turned);
  return { x, y: goalIsUp(effect.colour, turned) ? STRIP / 2 : HEIGHT - STRIP / 2 };
}

/** The way of a pawn, one point for each square it touches. */
export function way(effect: BallEffect, turned: boolean): Point[] {
  return effect.path.map((square) => (square === OFF ? beyond(effect, turned) : middle(square, turned)));
}

/**
 * One hop as a curve that swings round the pawn it jumps, a step as a line; it may start and end a
 * little way off, so as not to cover what stands there.
 */
export function curve(from: Point, to: Point, step: boolean, off = { start: 0, end: 0 }): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const long = Math.hypot(dx, dy) || 1;
  const lean = step ? 0 : LEAN;
  const bend = { x: (from.x + to.x) / 2 - (dy / long) * lean, y: (from.y + to.y) / 2 + (dx / long) * lean };
  const a = towards(from, bend, off.start);
  const b = towards(to, bend, off.end);
  return `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`;
}

function towards(from: Point, to: Point, by: number): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / long, y: from.y + ((to.y - from.y) * by) / long };
}

/** The hop at which the ball joins the pawn: 0 for a carrier, none for a pawn that leaves it alone. */
export function joins(effect: BallEffect): number | null {
  if (effect.ball_from === null) return null;
  return effect.takes ? effect.jumped.indexOf(effect.ball_from) : 0;
}

/** The next square in a direction of the keyboard, as the screen shows it. */
export function neighbour(square: string, key: string, turned: boolean, goal: 'up' | 'down' | null): string | null {
  const grid = squares(turned);
  if (square === OFF) {
    const back = goal === 'up' ? 'ArrowDown' : 'ArrowUp';
    return key === back ? (grid[goal === 'up' ? 0 : SIDE - 1]?.[(SIDE - 1) / 2] ?? null) : null;
  }
  const down = grid.findIndex((row) => row.includes(square));
  const across = grid[down]?.indexOf(square) ?? 0;
  if (key === 'ArrowUp' && down === 0) return goal === 'up' ? OFF : null;
  if (key === 'ArrowDown' && down === SIDE - 1) return goal === 'down' ? OFF : null;
  const steps: Record<string, [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    Home: [0, -across],
    End: [0, SIDE - 1 - across],
    PageUp: [-down, 0],
    PageDown: [SIDE - 1 - down, 0],
  };
  const step = steps[key];
  return step ? (grid[down + step[0]]?.[across + step[1]] ?? null) : null;
}
