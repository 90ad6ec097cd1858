import { cells as mapped, frame, links as linked } from './map';

/** Where things are. One unit is a pixel of a countryside whose cells lie about 100 apart. */
export const UNIT = 100;

export interface Place {
  x: number;
  y: number;
}

export interface Cell extends Place {
  id: string;
  kind: string;
}

export interface Size {
  width: number;
  height: number;
}

export type Link = readonly [string, string];

/** A net of lanes and all that follows from where its cells lie. */
export class Country {
  readonly cells: readonly Cell[];
  readonly farm: Cell;
  readonly segments: readonly (readonly [Place, Place])[];
  readonly #places: Map<string, Cell>;
  readonly #next: Map<string, string[]>;

  constructor(
    cells: readonly Cell[],
    readonly links: readonly Link[],
    readonly size: Size,
  ) {
    this.cells = cells;
    this.#places = new Map(cells.map((cell) => [cell.id, cell]));
    this.#next = new Map(cells.map(({ id }) => [id, []]));
    for (const [one, other] of links) {
      this.#next.get(one)?.push(other);
      this.#next.get(other)?.push(one);
    }
    this.segments = links.map(([one, other]) => [this.at(one), this.at(other)]);
    const farm = cells.find(({ kind }) => kind === 'farm');
    if (!farm) throw new Error('a countryside has a farm');
    this.farm = farm;
  }

  at(id: string): Cell {
    const found = this.#places.get(id);
    if (!found) throw new Error(`there is no cell ${id}`);
    return found;
  }

  neighbours(id: string): readonly string[] {
    return this.#next.get(id) ?? [];
  }

  /** The lanes as one path to stroke. */
  get lanes(): string {
    return this.segments.map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join('');
  }

  /** Where one presses a cell, as CSS. */
  box(id: string): string {
    const { x, y, kind } = this.at(id);
    const { width, height } = this.size;
    return `left:${(100 * x) / width}%;top:${(100 * y) / height}%;width:${kind === 'farm' ? 12 : 6}%;aspect-ratio:1;translate:-50% -50%`;
  }

  /** The neighbour an arrow key leads to: the one that lies best that way, if any does. */
  toward(id: string, key: string): string | null {
    const way = ARROWS[key];
    if (!way) return null;
    const from = this.at(id);
    const lie = (to: string): number => {
      const { x, y } = this.at(to);
      return ((x - from.x) * way[0] + (y - from.y) * way[1]) / Math.hypot(x - from.x, y - from.y);
    };
    const best = [...this.neighbours(id)].sort((a, b) => lie(b) - lie(a))[0];
    return best !== undefined && lie(best) > 0.25 ? best : null;
  }

  /** The fields: what the lanes enclose, each as its corners in turn. */
  get fields(): Place[][] {
    const walked = new Set<string>();
    const found: Place[][] = [];
    for (const [one, other] of this.links)
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as Link[]) {
        const corners = this.#round(from, to, walked);
        if (corners.length > 2 && area(corners) > 0) found.push(corners);
      }
    return found;
  }

  /** Always the next lane to the same hand, until it closes. */
  #round(from: string, to: string, walked: Set<string>): Place[] {
    const corners: Place[] = [];
    while (!walked.has(`${from} ${to}`)) {
      walked.add(`${from} ${to}`);
      corners.push(this.at(from));
      const back = this.#angle(to, from);
      const turn = (next: string): number => (this.#angle(to, next) - back + 4 * Math.PI) % (2 * Math.PI) || 2 * Math.PI;
      const on = [...this.neighbours(to)].sort((a, b) => turn(b) - turn(a)).find((next) => next !== from) ?? from;
      [from, to] = [to, on];
    }
    return corners;
  }

  #angle(from: string, to: string): number {
    const a = this.at(from);
    const b = this.at(to);
    return Math.atan2(b.y - a.y, b.x - a.x);
  }
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function area(corners: Place[]): number {
  return corners.reduce((sum, a, i) => {
    const b = corners[(i + 1) % corners.length] as Place;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}

/** A polygon as a path, closed. */
export function outline(corners: Place[]): string {
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

export const country = new Country(
  mapped.map(({ id, x, y, kind }) => ({ id, x: Math.round(x * UNIT), y: Math.round(y * UNIT), kind })),
  linked,
  { width: frame[0] * UNIT, height: frame[1] * UNIT },
);
