import { recall, remember } from './remember';

/** How many games' marks this device keeps. */
const KEPT = 60;

interface Sheet {
  marks: Record<string, string>;
  at: number;
}

type Pad = Record<string, Sheet>;

/** Whose marks, and of which game: a series begins each game with a clean sheet. */
export function placeOf(table: string, number: number, seat: number | null): string {
  return `${table}/${number}/${seat ?? 'watching'}`;
}

/**
 * What a player scribbles on a game's cells, by the names the game has for them. It stays on this
 * device, apart for each seat; the server never hears of it.
 */
export class Marks {
  #marks: Record<string, string>;

  constructor(private readonly place: string) {
    this.#marks = $state.raw(recall<Pad>('marks', {})[place]?.marks ?? {});
  }

  get all(): Readonly<Record<string, string>> {
    return this.#marks;
  }

  at(cell: string): string | null {
    return this.#marks[cell] ?? null;
  }

  /** Null rubs it out. */
  put(cell: string, mark: string | null): void {
    const others = Object.entries(this.#marks).filter(([one]) => one !== cell);
    this.#keep(Object.fromEntries(mark === null ? others : [...others, [cell, mark]]));
  }

  clear(): void {
    this.#keep({});
  }

  #keep(marks: Record<string, string>): void {
    this.#marks = marks;
    const { [this.place]: _, ...others } = recall<Pad>('marks', {});
    const sheets: [string, Sheet][] = Object.entries(others);
    if (Object.keys(marks).length > 0) sheets.push([this.place, { marks, at: Date.now() }]);
    sheets.sort(([, a], [, b]) => b.at - a.at);
    remember('marks', Object.fromEntries(sheets.slice(0, KEPT)));
  }
}
