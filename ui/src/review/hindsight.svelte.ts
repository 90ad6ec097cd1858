import { failure, type Failure } from '../lib/api';
import type { Review, ReviewRow } from '../wire/types';

/** A finished game looked at again, as far as it is known: asks for more until all is, or nobody looks. */
export class Hindsight {
  trouble = $state.raw<Failure | null>(null);
  rows = $state.raw<ReviewRow[]>([]);
  /** The newest answer; its rows are only the latest ones. */
  found = $state.raw<Review | null>(null);
  #by: AbortController | null = null;

  constructor(private readonly ask: (since: number, signal: AbortSignal) => Promise<Review>) {}

  get done(): boolean {
    return this.found !== null && this.rows.length >= this.found.moves;
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
