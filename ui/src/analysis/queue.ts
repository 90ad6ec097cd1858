/** The step to look at next: the one on show, then the nearest to it, the later of two as near. */
export function nextOf(keys: readonly number[], done: ReadonlySet<number>, viewed: number): number | null {
  let found: number | null = null;
  keys.forEach((key, index) => {
    if (done.has(key)) return;
    if (found === null || Math.abs(index - viewed) <= Math.abs(found - viewed)) found = index;
  });
  return found;
}

interface Told<T> {
  ask: (index: number, signal: AbortSignal) => Promise<T>;
  onanswer: (index: number, key: number, answer: T) => void;
  onfail: (error: unknown) => void;
}

/**
 * Asks about one step after the other, never two at a time. A step has a key of its own: whatever
 * takes its place after an undo is another step, and nobody waits for the answer about the first.
 */
export class Queue<T> {
  #keys: readonly number[] = [];
  #viewed = 0;
  #done = new Set<number>();
  #asking: { index: number; key: number; by: AbortController } | null = null;
  #failed = false;

  constructor(private readonly told: Told<T>) {}

  /** What there is to look at, and where somebody looks. */
  want(keys: readonly number[], viewed: number): void {
    if (keys.length !== this.#keys.length || keys.some((key, index) => key !== this.#keys[index])) this.#failed = false;
    this.#keys = keys;
    this.#viewed = viewed;
    if (this.#asking && keys[this.#asking.index] !== this.#asking.key) this.#drop();
    this.#next();
  }

  again(): void {
    this.#failed = false;
    this.#next();
  }

  stop(): void {
    this.#keys = [];
    this.#failed = false;
    this.#drop();
  }

  #drop(): void {
    this.#asking?.by.abort();
    this.#asking = null;
  }

  #next(): void {
    if (this.#asking || this.#failed) return;
    const index = nextOf(this.#keys, this.#done, this.#viewed);
    const key = index === null ? undefined : this.#keys[index];
    if (index === null || key === undefined) return;
    void this.#look({ index, key, by: new AbortController() });
  }

  async #look(asking: { index: number; key: number; by: AbortController }): Promise<void> {
    this.#asking = asking;
    try {
      const answer = await this.told.ask(asking.index, asking.by.signal);
      if (this.#asking !== asking) return;
      this.#done.add(asking.key);
      this.told.onanswer(asking.index, asking.key, answer);
    } catch (error) {
      if (this.#asking !== asking) return;
      this.#failed = true;
      this.told.onfail(error);
    }
    this.#asking = null;
    this.#next();
  }
}
