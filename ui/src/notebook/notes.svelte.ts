import { untrack } from 'svelte';
import { failure, type Failure } from '../lib/api';
import type { GameNotebook, ShownNotebook, Table } from '../wire/types';

type Seen = Pick<Table, 'version' | 'you' | 'view' | 'moves'>;

/** A notebook with the table it was made of, so that the two fit together. */
export interface Page extends Seen {
  notebook: GameNotebook;
}

/** A seat's notebook as it was read last. */
export class Notes {
  trouble = $state.raw<Failure | null>(null);
  reading = $state(false);
  #page = $state.raw<Page | null>(null);
  #by: AbortController | null = null;

  constructor(private readonly ask: (signal: AbortSignal) => Promise<ShownNotebook>) {}

  /** What this seat may read. */
  of(seat: number | null): Page | null {
    return this.#page?.you === seat ? this.#page : null;
  }

  async read({ version, you, view, moves }: Seen): Promise<void> {
    this.stop();
    // Nobody reads another's, also not while theirs is fetched; it is not even kept.
    this.#page = untrack(() => this.of(you));
    const by = (this.#by = new AbortController());
    this.reading = true;
    try {
      const found = await this.ask(by.signal);
      if (this.#by !== by) return;
      this.trouble = null;
      // Ahead of the table: that comes too, and then it is read again.
      if (found.version !== version) return;
      this.#page = { version, you, view, moves, notebook: found.notebook };
    } catch (error) {
      if (this.#by !== by) return;
      this.trouble = failure(error);
    }
    this.reading = false;
  }

  stop(): void {
    this.#by?.abort();
    this.#by = null;
    this.reading = false;
  }
}
