/** Where things are on a plate. One unit is a pixel of a plate 604 wide. */
export const SIDE = 11;
export const STEP = 50;
export const EDGE = 52;
export const PLATE = (SIDE - 1) * STEP + 2 * EDGE;
export const COLUMNS = 'ABCDEFGHIJK';
export const SCENE = 'F6';
export const HIDEOUTS: readonly string[] = ['A1', 'K1', 'A11', 'K11'];

export interface Place {
  x: number;
  y: number;
}

export function columnOf(point: string): number {
  return COLUMNS.indexOf(point.charAt(0));
}

export function rowOf(point: string): number {
  return Number(point.slice(1));
}

/** Row 1 is at the bottom, as on the plates. */
export function placeOf(point: string): Place {
  return { x: EDGE + columnOf(point) * STEP, y: EDGE + (SIDE - rowOf(point)) * STEP };
}

/** All points as one reads them: the top row first. */
export function points(): string[][] {
  return Array.from({ length: SIDE }, (_, i) => [...COLUMNS].map((column) => `${column}${SIDE - i}`));
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Where a key leads, or null: at the edge, or another key. */
export function neighbour(point: string, key: string): string | null {
  const row = rowOf(point);
  if (key === 'Home') return `A${row}`;
  if (key === 'End') return `K${row}`;
  const way = ARROWS[key];
  if (!way) return null;
  const column = COLUMNS[columnOf(point) + way[0]];
  const to = row + way[1];
  return column && to >= 1 && to <= SIDE ? `${column}${to}` : null;
}

/** The way a foot points, in degrees from straight up. */
export function heading(from: string, to: string): number {
  const a = placeOf(from);
  const b = placeOf(to);
  return (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI;
}

export function sameLine(a: string, b: string): boolean {
  return columnOf(a) === columnOf(b) || rowOf(a) === rowOf(b);
}
