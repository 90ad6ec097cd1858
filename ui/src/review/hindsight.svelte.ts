import { failure, type Failure } from '../lib/api';
import type { LiveTable } from '../table/live.svelte';
import type { Review, ReviewRow } from '../wire/types';

const kept = new WeakMap<LiveTable, { game: number; hindsight: Hindsight }>();

/** The one of a game of this table: asked for once, however many components show it. */
export function hindsightOf(live: LiveTable, game: number): Hindsight {
  const found = kept.get(live);
  if (found?.game === game) return found.hindsight;
  const hindsight = new Hindsight((since, signal) => live.review(since, signal));
  kept.set(live, { game, hindsight });
  return hindsight;
}

/** A finished game looked at again, as far as it is known: asks for more until all is, or nobody looks. */
export class Hindsight {
  trouble = $state.raw<Failure | null>(null);
  rows = $state.raw<ReviewRow[]>([]);
  /** The newest answer; its rows are only the latest ones. */
  found = $state.raw<Review | null>(null);
  #lookers = 0;
  #by: AbortController | null = null;

  constructor(private readonly ask: (since: number, signal: AbortSignal) => Promise<Review>) {}

  get done(): boolean {
    return this.found !== null && this.rows.length >= this.found.moves;
  }

  /** Asks as long as anybody looks; what is returned ends the look. */
  watch(): () => void {
    this.#lookers += 1;
    void this.go();
    return () => {
      this.#lookers -= 1;
      if (this.#lookers === 0) this.stop();
    };
  }

  async go(): Promise<void> {
    if (this.#by) return;
    const by = (this.#by = new AbortController());
    this.trouble = null;
    try {
      while (!this.done) {
        const found = await this.ask(this.rows.length, by.signal);
        if (this.#by !== by) return;
        this.rows = [...this.rows, ...found.rows];
        this.found = found;
      }
    } catch (error) {
      if (this.#by !== by) return;
      this.trouble = failure(error);
    }
    this.#by = null;
  }

  stop(): void {
    this.#by?.abort();
    this.#by = null;
  }
}
