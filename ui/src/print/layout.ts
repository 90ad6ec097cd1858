import { heightOf, type Box, type Deck, type Part, type Piece } from './parts';

/** All lengths are in millimetres. */
export interface Size {
  width: number;
  height: number;
}

export const PAPERS = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

/** Home printers reach no farther; marks for the scissors lie in it. */
export const MARGIN = 10;
/** How far a board is printed past the line it is cut at, so that no white shows where two sheets meet. */
const BLEED = 3;
/** The feet of a piece that stands. */
const FOOT = 8;
const GAP = 3;

export interface Placed {
  part: string;
  /** What of the drawing. */
  box: Box;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Upside down: the far side of what is folded. */
  turned?: boolean;
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** One side of a sheet of paper. */
export interface Side {
  /** Drawn across the sheet, which is held upright all the same. */
  sideways: boolean;
  placed: Placed[];
  cuts: Line[];
  folds: Line[];
}

function upright(paper: Size, sideways: boolean): Size {
  return sideways ? { width: paper.height, height: paper.width } : paper;
}

function inside({ width, height }: Size): Size {
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN };
}

/** A board at its real size, on as few sheets as it takes. */
export function tiled(board: Part, paper: Size): Side[] {
  const whole: Size = { width: board.width, height: heightOf(board) };
  const ways = [false, true].map((sideways) => {
    const page = upright(paper, sideways);
    const room = inside(page);
    return { sideways, page, columns: Math.ceil(whole.width / room.width - 1e-6), rows: Math.ceil(whole.height / room.height - 1e-6) };
  });
  const best = ways.reduce((a, b) => (b.columns * b.rows < a.columns * a.rows ? b : a));
  const { sideways, page, columns, rows } = best;
  const tile: Size = { width: whole.width / columns, height: whole.height / rows };
  const at = { x: (page.width - tile.width) / 2, y: (page.height - tile.height) / 2 };
  const scale = board.box.width / board.width;
  return each(rows, columns).map(([row, column]) => {
    const over = {
      left: column > 0 ? BLEED : 0,
      right: column < columns - 1 ? BLEED : 0,
      top: row > 0 ? BLEED : 0,
      bottom: row < rows - 1 ? BLEED : 0,
    };
    const width = tile.width + over.left + over.right;
    const height = tile.height + over.top + over.bottom;
    const box = {
      x: board.box.x + (column * tile.width - over.left) * scale,
      y: board.box.y + (row * tile.height - over.top) * scale,
      width: width * scale,
      height: height * scale,
    };
    const placed = { part: board.name, box, x: at.x - over.left, y: at.y - over.top, width, height };
    return { sideways, placed: [placed], cuts: marks([at.x, at.x + tile.width], [at.y, at.y + tile.height], page), folds: [] };
  });
}

function each(rows: number, columns: number): [number, number][] {
  return Array.from({ length: rows * columns }, (_, i) => [Math.floor(i / columns), i % columns]);
}

/** Where to cut, told by short lines in the margin only. */
function marks(xs: number[], ys: number[], page: Size): Line[] {
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const off = BLEED + 0.5;
  const long = 4;
  return [
    ...xs.flatMap((x) => [
      { x1: x, x2: x, y1: Math.max(top - off - long, 0), y2: top - off },
      { x1: x, x2: x, y1: bottom + off, y2: Math.min(bottom + off + long, page.height) },
    ]),
    ...ys.flatMap((y) => [
      { y1: y, y2: y, x1: Math.max(left - off - long, 0), x2: left - off },
      { y1: y, y2: y, x1: right + off, x2: Math.min(right + off + long, page.width) },
    ]),
  ];
}

/** Faces and backs by turns. The sheet is turned over its long edge: what lies left has its back on the right. */
export function dealt({ faces, back }: Deck, paper: Size): Side[] {
  const [first] = faces;
  if (!first) return [];
  const card: Size = { width: first.width, height: heightOf(first) };
  const room = inside(paper);
  const columns = Math.floor(room.width / card.width + 1e-6);
  const rows = Math.floor(room.height / card.height + 1e-6);
  const at = { x: (paper.width - columns * card.width) / 2, y: (paper.height - rows * card.height) / 2 };
  const cells = each(rows, columns);
  const spot = (column: number, row: number) => ({ x: at.x + column * card.width, y: at.y + row * card.height, ...card });
  const sides: Side[] = [];
  for (let from = 0; from < faces.length; from += cells.length) {
    const these = faces.slice(from, from + cells.length);
    const used = Math.min(columns, these.length);
    const xs = Array.from({ length: used + 1 }, (_, i) => at.x + i * card.width);
    const ys = Array.from({ length: Math.ceil(these.length / columns) + 1 }, (_, i) => at.y + i * card.height);
    const side = (placed: Placed[], cuts: Line[]): Side => ({ sideways: false, placed, cuts, folds: [] });
    sides.push(
      side(
        these.map(({ name, box }, i) => ({ part: name, box, ...spot(cells[i]![1], cells[i]![0]) })),
        marks(xs, ys, paper),
      ),
      side(
        these.map((_, i) => ({ part: back.name, box: back.box, ...spot(columns - 1 - cells[i]![1], cells[i]![0]) })),
        [],
      ),
    );
  }
  return sides;
}

/** What a piece needs on the sheet before it is folded. */
function flat(piece: Piece): Size {
  const height = heightOf(piece);
  if (piece.fold === 'flat') return { width: 2 * piece.width, height };
  return { width: piece.width, height: 2 * height + 2 * FOOT };
}

/** Pieces in rows, the tallest first. */
export function gathered(pieces: Piece[], paper: Size): Side[] {
  const all = pieces.flatMap((piece) => Array.from({ length: piece.count }, () => piece)).sort((a, b) => flat(b).height - flat(a).height);
  const room = inside(paper);
  const sides: Side[] = [];
  let [x, y, row] = [0, 0, 0];
  for (const piece of all) {
    const size = flat(piece);
    if (x > 0 && x + size.width > room.width) [x, y, row] = [0, y + row + GAP, 0];
    if (sides.length === 0 || y + size.height > room.height) {
      sides.push({ sideways: false, placed: [], cuts: [], folds: [] });
      [x, y, row] = [0, 0, 0];
    }
    const side = sides.at(-1)!;
    put(side, piece, MARGIN + x, MARGIN + y);
    x += size.width + GAP;
    row = Math.max(row, size.height);
  }
  return sides;
}

function put(side: Side, piece: Piece, x: number, y: number): void {
  const { name, other = name, box, width } = piece;
  const height = heightOf(piece);
  const size = flat(piece);
  side.cuts.push(...frame({ x, y, ...size }));
  if (piece.fold === 'flat') {
    side.placed.push({ part: name, box, x, y, width, height }, { part: other, box, x: x + width, y, width, height });
    side.folds.push({ x1: x + width, x2: x + width, y1: y, y2: y + height });
    return;
  }
  side.placed.push(
    { part: other, box, x, y: y + FOOT, width, height, turned: true },
    { part: name, box, x, y: y + FOOT + height, width, height },
  );
  for (const at of [FOOT, FOOT + height, FOOT + 2 * height]) side.folds.push({ x1: x, x2: x + width, y1: y + at, y2: y + at });
}

function frame({ x, y, width, height }: Box): Line[] {
  return [
    { x1: x, y1: y, x2: x + width, y2: y },
    { x1: x + width, y1: y, x2: x + width, y2: y + height },
    { x1: x, y1: y + height, x2: x + width, y2: y + height },
    { x1: x, y1: y, x2: x, y2: y + height },
  ];
}
