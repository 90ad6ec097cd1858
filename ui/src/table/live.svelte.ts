import { api, failure, Refused, type Failure } from '../lib/api';
import { eyes, heldSeats, keep, keysOf, playerAt, type Keys } from '../lib/seats';
import { openStream } from '../lib/stream';
import type { Action, Analysis, Review, ShownNotebook, Step, StepEvent, Table, ThinkingEvent, Words } from '../wire/types';
import { Film } from './film.svelte';

const LASTS = new Set(['start', 'move', 'chance']);
const UNDONE = new Set(['undo', 'accept_undo']);
/** A line that comes back sooner than this was never worth a word. */
const GRACE = 1200;

/** A table as this screen sees it: what the server said last, and the film of the game. */
export class LiveTable {
  table = $state.raw<Table | null>(null);
  failure = $state.raw<Failure | null>(null);
  thinking = $state(false);
  connection = $state<'fine' | 'lost' | 'found'>('fine');
  pending = $state<string | null>(null);
  /** What happened last, in words; also what leaves no trace in the history. */
  news = $state.raw<Words | null>(null);
  keys = $state.raw<Keys>({ held: {}, invites: {}, at: 0 });

  readonly film: Film;
  #stream: { close: () => void } | null = null;
  #lost: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    pace: (step: Step) => number,
    onshow: (step: Step) => void = () => {},
  ) {
    this.film = new Film(pace, onshow);
  }

  async open(invite?: string, name?: string): Promise<void> {
    this.failure = null;
    try {
      if (invite) await this.#claim(invite, name);
      this.keys = keysOf(this.id);
      const secret = this.#anySecret();
      // In this order: whatever happens between the two is in the history, and the stream says it again.
      const table = await api.table(this.id, secret);
      const steps = await api.history(this.id, secret);
      if (this.#closed) return;
      this.film.load(steps);
      await this.#adopt(table);
      this.#listen(table.version);
    } catch (error) {
      if (!this.#closed) this.failure = failure(error);
    }
  }

  close(): void {
    this.#closed = true;
    this.#stream?.close();
    clearTimeout(this.#lost);
    this.film.stop();
  }

  async play(move: string): Promise<Failure | null> {
    const table = this.table;
    if (!table || this.pending !== null) return null;
    this.pending = move;
    return this.#try(() => api.play(this.id, this.#secretOf(table.you), move, table.version)).finally(() => {
      this.pending = null;
    });
  }

  async act(action: Action): Promise<Failure | null> {
    const table = this.table;
    if (!table) return null;
    return this.#try(() => api.act(this.id, this.#secretOf(this.#actor(action, table)), action, table.version));
  }

  /** The id of the next table, with this screen's seats at it. */
  async rematch(): Promise<string | Failure | null> {
    const table = this.table;
    if (!table) return null;
    try {
      const next = await api.act(this.id, this.#secretOf(table.you), 'rematch', table.version);
      const id = next.table ?? table.rematch;
      if (id) keep(id, next.held ?? [], next.invites ?? []);
      return id;
    } catch (error) {
      return table.rematch ?? failure(error);
    }
  }

  analysis(step: number, signal: AbortSignal): Promise<Analysis> {
    return api.analysis(this.id, step, this.#secretOf(this.table?.you ?? null), signal);
  }

  notebook(signal: AbortSignal): Promise<ShownNotebook> {
    return api.notebook(this.id, this.#secretOf(this.table?.you ?? null), signal);
  }

  review(since: number, signal: AbortSignal): Promise<Review> {
    return api.review(this.id, since, signal);
  }

  async record(): Promise<Blob> {
    return api.record(this.id, this.#secretOf(this.table?.you ?? null));
  }

  /** Who answers an offer is not who made it; everything else is done by the seat one looks through. */
  #actor(action: Action, table: Table): number | null {
    const maker = action.endsWith('_draw') ? table.offers.draw : table.offers.undo;
    if (!action.startsWith('accept') && !action.startsWith('decline')) return table.you;
    return heldSeats(this.keys, table.seats).find((seat) => seat !== maker) ?? table.you;
  }

  async #claim(invite: string, name?: string): Promise<void> {
    try {
      keep(this.id, [await api.claim(this.id, invite, name)]);
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 404) throw error;
      // Opened a second time by the one who took the seat? Then the seat is already in the pocket.
      if (Object.keys(keysOf(this.id).held).length === 0) this.news = error.words;
    }
  }

  async #try(write: () => Promise<unknown>): Promise<Failure | null> {
    try {
      await write();
      return null;
    } catch (error) {
      const trouble = failure(error);
      if (trouble instanceof Refused && trouble.code === 'stale_version') await this.#reread();
      return trouble;
    }
  }

  #listen(after: number): void {
    if (this.#closed) return;
    this.#stream = openStream({
      path: api.streamPath(this.id),
      secret: this.#anySecret(),
      after,
      onevent: (event, data) => this.#hear(event, data),
      onstate: (state) => this.#line(state === 'open'),
    });
  }

  #hear(event: string, data: unknown): void {
    if (event === 'thinking') this.thinking = (data as ThinkingEvent).thinking;
    if (event !== 'step') return;
    const { step, table } = data as StepEvent;
    if (step.version > (this.table?.version ?? -1)) this.news = step.words;
    if (UNDONE.has(step.kind)) void this.#reread();
    else if (LASTS.has(step.kind)) this.film.add(step);
    void this.#adopt(table);
  }

  /** Takes a table as the newest truth, through the eyes of the seat that is to move here. */
  async #adopt(table: Table): Promise<void> {
    if (this.table && table.version < this.table.version) return;
    this.thinking = table.thinking;
    const seat = eyes(this.keys, table);
    if (seat === table.you) {
      this.table = table;
      return;
    }
    this.table = { ...table, you: seat, moves: [] };
    try {
      const seen = await api.table(this.id, this.#secretOf(seat));
      if (!this.#closed && seen.version >= (this.table?.version ?? 0)) this.table = seen;
    } catch {
      // The stream brings the next one.
    }
  }

  async #reread(): Promise<void> {
    try {
      const secret = this.#secretOf(this.table?.you ?? null);
      const table = await api.table(this.id, secret);
      const steps = await api.history(this.id, secret);
      if (this.#closed) return;
      this.film.load(steps);
      await this.#adopt(table);
    } catch {
      // The stream brings the next one.
    }
  }

  #line(open: boolean): void {
    clearTimeout(this.#lost);
    if (!open) {
      this.#lost = setTimeout(() => (this.connection = 'lost'), GRACE);
    } else if (this.connection === 'lost') {
      this.connection = 'found';
      this.#lost = setTimeout(() => (this.connection = 'fine'), 2500);
    }
  }

  #anySecret(): string | undefined {
    return Object.values(this.keys.held)[0];
  }

  #secretOf(seat: number | null): string | undefined {
    return seat === null ? undefined : this.keys.held[playerAt(this.table?.seats ?? [], seat)];
  }
}
