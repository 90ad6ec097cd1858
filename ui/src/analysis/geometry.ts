import type { Analysis } from '../wire/types';

/** The curve's own units; the page stretches them. */
export const WIDTH = 320;
export const HEIGHT = 96;
const MIDDLE = HEIGHT / 2;
/** An opinion stays this far from the rim, which is for what is certain. */
const OPINION = 0.86;

export interface Point {
  index: number;
  x: number;
  y: number;
}

interface Value {
  value: number;
  sure: boolean;
}

export function xOf(index: number, last: number): number {
  return last <= 0 ? WIDTH / 2 : (index / last) * WIDTH;
}

/** Seat 0's side is up. */
export function yOf({ value, sure }: Value): number {
  const height = sure ? Math.sign(value) : Math.max(-1, Math.min(1, value)) * OPINION;
  return MIDDLE - height * MIDDLE;
}

/** Which step lies nearest to a place between 0 (left) and 1 (right). */
export function indexAt(place: number, last: number): number {
  return Math.max(0, Math.min(last, Math.round(place * last)));
}

/** The known steps in pieces that hold together: nothing is drawn over what is not known. */
export function pieces(values: readonly (Pick<Analysis, 'value' | 'sure'> | null)[]): Point[][] {
  const found: Point[][] = [];
  let open: Point[] | null = null;
  values.forEach((known, index) => {
    if (!known || known.value === null) {
      open = null;
      return;
    }
    if (!open) found.push((open = []));
    open.push({ index, x: xOf(index, values.length - 1), y: yOf({ value: known.value, sure: known.sure }) });
  });
  return found;
}

export function lineOf(piece: readonly Point[]): string {
  return piece.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** What lies between a piece and the middle, on one side of it. */
export function areaOf(piece: readonly Point[], side: 'up' | 'down'): string {
  const clamp = (y: number) => (side === 'up' ? Math.min(y, MIDDLE) : Math.max(y, MIDDLE));
  const edge: { x: number; y: number }[] = [];
  piece.forEach((point, i) => {
    const before = piece[i - 1];
    if (before && (before.y - MIDDLE) * (point.y - MIDDLE) < 0) {
      const part = (MIDDLE - before.y) / (point.y - before.y);
      edge.push({ x: before.x + part * (point.x - before.x), y: MIDDLE });
    }
    edge.push({ x: point.x, y: clamp(point.y) });
  });
  const [from, to] = [edge[0], edge.at(-1)];
  if (!from || !to || edge.every(({ y }) => y === MIDDLE)) return '';
  return `M${round(from.x)} ${MIDDLE}${edge.map(({ x, y }) => `L${round(x)} ${round(y)}`).join('')}L${round(to.x)} ${MIDDLE}Z`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
