import type { Side } from './wire';

/** The picture, in its own units: 720 wide, so that a mouth is 44 px or more on a phone 360 px wide. */
export const CELLS = 5;
export const WIDTH = 720;
export const HEIGHT = 716;
export const CELL = 100;
export const ROW = 96;
export const GROOVE = 72;
export const LEFT = (WIDTH - CELLS * CELL) / 2;
export const RIGHT = WIDTH - LEFT;
export const COPING = 108;
export const TOP = 146;
export const BOTTOM = TOP + CELLS * ROW;
export const FLOOR = 706;

/** The middle of a cell; 0 is A, -1 and 5 are the mouths. */
export function across(column: number): number {
  return LEFT + CELL * (column + 0.5);
}

/** The middle of a slot; 1 is the bottom one. */
export function up(slot: number): number {
  return TOP + ROW * (CELLS - slot + 0.5);
}

export function columnOf(cell: string): number {
  return cell.charCodeAt(0) - 65;
}

export function slotOf(cell: string): number {
  return Number(cell.slice(1));
}

export function nameOf(column: number, slot: number): string {
  return String.fromCharCode(65 + column) + slot;
}

export const SIDES: readonly Side[] = ['L', 'R'];

/** Inward. */
export function direction(side: Side): 1 | -1 {
  return side === 'L' ? 1 : -1;
}

/** Where a climber stands on the coping: yellow from the left end, blue from the right. */
export function perch(colour: 'yellow' | 'blue', nth: number): number {
  const step = 62 * nth + 42;
  return colour === 'yellow' ? LEFT + step : RIGHT - step;
}

/** Where each cell is: nobody presses it, but one may be pointed out. */
export const cellBoxes = Array.from({ length: CELLS * CELLS }, (_, i) => {
  const [column, slot] = [i % CELLS, 1 + Math.floor(i / CELLS)];
  return { 'data-place': nameOf(column, slot), x: LEFT + CELL * column, y: up(slot) - ROW / 2, width: CELL, height: ROW };
});

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** From the top down, as they are read. */
export const mouths: string[] = Array.from({ length: CELLS }, (_, i) => SIDES.map((side) => `${CELLS - i}${side}`)).flat();

/** The press area of a mouth, as CSS. */
export function mouthBox(mouth: string): string {
  const x = mouth.endsWith('L') ? 0 : RIGHT;
  return (
    `left:${percent(x, WIDTH)};top:${percent(up(Number(mouth[0])) - ROW / 2, HEIGHT)};` +
    `width:${percent(LEFT, WIDTH)};height:${percent(ROW, HEIGHT)}`
  );
}

/** Where a key leads from a mouth: arrows, a slot's number, a side's letter in either language. */
export function toward(mouth: string, key: string): string | null {
  const slot = Number(mouth[0]);
  const side = mouth.slice(1);
  if (key === 'ArrowUp') return `${Math.min(CELLS, slot + 1)}${side}`;
  if (key === 'ArrowDown') return `${Math.max(1, slot - 1)}${side}`;
  if (key === 'ArrowLeft' || key === 'L' || key === 'G') return `${slot}L`;
  if (key === 'ArrowRight' || key === 'R' || key === 'D') return `${slot}R`;
  return /^[1-5]$/.test(key) ? `${key}${side}` : null;
}
