import { api, failure, Offline, Refused, type Failure } from '../lib/api';
import { eyes, forget, heldSeats, keysOf, playerAt, type Keys } from '../lib/seats';
import { sitDown, sitting, takePart, type Part } from '../lib/sitting';
import { openStream } from '../lib/stream';
import { strings } from '../lib/strings';
import type { Action, Analysis, ByeEvent, Review, ShownNotebook, Step, StepEvent, Table, ThinkingEvent, Words } from '../wire/types';
import { Film } from './film.svelte';
import { handover, passed, type Eyes } from './passing';

const LASTS = new Set(['start', 'move', 'chance']);
const UNDONE = new Set(['undo', 'accept_undo']);
/** A line that comes back sooner than this was never worth a word. */
const GRACE = 1200;
/** How long to wait with a question that was asked in vain. */
const AGAIN = 1000;
const SILENCE: Words = { fr: '', en: '' };

/** A table as this screen sees it: what the server said last, and the film of the game. */
export class LiveTable {
  table = $state.raw<Table | null>(null);
  failure = $state.raw<Failure | null>(null);
  thinking = $state(false);
  /** The bot that is to move waits until it may think. */
  waiting = $state(false);
  connection = $state<'fine' | 'lost' | 'found'>('fine');
  pending = $state<string | null>(null);
  /** What happened last, in words; also what leaves no trace in the history. */
  news = $state.raw<Words | null>(null);
  keys = $state.raw<Keys>({ held: {}, invites: {}, at: 0 });
  /** The seat this screen is to be handed to; nothing of anybody's is here until they take it. */
  awaited = $state<number | null>(null);
  /** Between two pairs of eyes: there is nothing to show yet. */
  dark = $state(false);
  /** Counts how often the screen has changed hands. */
  hands = $state(0);

  /** When the table arrived that is shown, on this page's own clock: clocks run on from there. */
  seenAt = $state(performance.now());

  readonly film: Film;
  /** Since when the position has been here. */
  #since = { decided: -1, at: 0 };
  #eyes: Eyes = null;
  #passed = false;
  #stream: { close: () => void } | null = null;
  #lost: ReturnType<typeof setTimeout> | undefined;
  #waiting = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** The version at which this screen last did its part in a round of nonces. */
  #parted = -1;

  constructor(
    readonly id: string,
    pace: (step: Step) => number,
    onshow: (step: Step) => void = () => {},
  ) {
    this.film = new Film(pace, onshow);
  }

  async open(invite?: string, name?: string): Promise<void> {
    this.failure = null;
    this.table = null;
    this.#eyes = null;
    this.dark = false;
    try {
      if (invite) await this.#claim(invite, name);
      this.keys = keysOf(this.id);
      const several = Object.keys(this.keys.held).length > 1;
      // As a spectator first: whose eyes may open here, only the table can tell.
      let table = await api.table(this.id, several ? undefined : this.#anySecret());
      this.#passed = passed(table, this.keys);
      if (this.#passed) this.#face(table, true);
      if (!several) this.#lose(table);
      const secret = this.#secret();
      if (several && secret !== undefined) table = await api.table(this.id, secret);
      // In this order: whatever happens between the two is in the history, and the stream says it again.
      const steps = await api.history(this.id, secret);
      if (this.#closed) return;
      this.film.load(steps);
      await this.#adopt(table);
      this.#listen(table.version);
    } catch (error) {
      if (!this.#closed) this.failure = failure(error);
    }
  }

  /** A seat that went to another device while nobody looked. */
  #lose(table: Table): void {
    const [player] = Object.keys(this.keys.held).map(Number);
    if (player === undefined || table.you !== null) return;
    forget(this.id, player);
    this.keys = keysOf(this.id);
    this.news = strings.movedAway;
  }

  /** What takes this screen's seats along to another device. */
  async moveLink(): Promise<string> {
    const links = await Promise.all(Object.values(this.keys.held).map((secret) => api.recover(this.id, secret)));
    return `${location.origin}/t/${this.id}#${links.map(({ invite }) => invite).join('.')}`;
  }

  /** Takes a free seat of a table that is open to anyone. */
  async sit(name: string): Promise<Failure | null> {
    try {
      await sitDown(this.id, [undefined], name);
    } catch (error) {
      return failure(error);
    }
    this.#stream?.close();
    await this.open();
    return null;
  }

  close(): void {
    this.#closed = true;
    this.#stream?.close();
    clearTimeout(this.#lost);
    clearTimeout(this.#again);
    this.film.stop();
  }

  /** Whoever is awaited has taken the screen. */
  async take(): Promise<void> {
    const { table, awaited } = this;
    if (table && awaited !== null && !this.dark) await this.#look(playerAt(table.seats, awaited), table);
  }

  async play(move: string): Promise<Failure | null> {
    const table = this.table;
    if (!table || this.pending !== null) return null;
    this.pending = move;
    const took = table.clock ? Math.round(performance.now() - this.#since.at) : undefined;
    return this.#try(() => api.play(this.id, this.#secretOf(table.you), move, table.version, took)).finally(() => {
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
      const ask = (more: Part & { commit_first?: boolean }) =>
        api.act(this.id, this.#secretOf(table.you), 'rematch', table.version, more);
      const { table: id } = await ask({ commit_first: true });
      if (id && id !== this.id) {
        await sitting(id, Object.keys(this.keys.held).length, async (_, last) => {
          const { held, invites } = await ask(last);
          return { held: held ?? [], invites: invites ?? [], rematch: true };
        });
      }
      return id ?? null;
    } catch (error) {
      return table.rematch ?? failure(error);
    }
  }

  /** The finished game as somebody else saw it; '' is as it was seen from here. */
  async seeAs(eyes: string): Promise<Failure | null> {
    try {
      const { index, live } = this.film;
      this.film.load(await api.history(this.id, this.#secretOf(this.table?.you ?? null), eyes));
      if (!live) this.film.seek(index);
      return null;
    } catch (error) {
      return failure(error);
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
      // Several seats that come from another device stand in one link.
      await sitDown(this.id, invite.split('.'), name);
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 404) throw error;
      // Opened a second time by the one who took the seat? Then the seat is already in the pocket.
      if (Object.keys(keysOf(this.id).held).length > 0) return;
      this.news = error.code === 'seat_taken' ? strings.usedLink : error.code === 'wrong_seat' ? strings.badLink : error.words;
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
    const stream = openStream({
      path: api.streamPath(this.id),
      secret: this.#secret(),
      after,
      // What was on its way when the eyes closed is for nobody.
      onevent: (event, data) => stream === this.#stream && this.#hear(event, data),
      onstate: (state) => stream === this.#stream && this.#line(state === 'open'),
    });
    this.#stream = stream;
  }

  #hear(event: string, data: unknown): void {
    if (event === 'thinking') {
      const { thinking, waiting } = data as ThinkingEvent;
      [this.thinking, this.waiting] = [thinking, waiting ?? false];
    }
    if (event === 'bye' && (data as ByeEvent).reason === 'moved') void this.#moved();
    if (event !== 'step') return;
    const { step, table } = data as StepEvent;
    const newer = step.version > (this.table?.version ?? -1);
    if (newer && this.#passed && !this.#face(table, step.kind === 'start')) return;
    if (newer) this.news = step.words;
    if (UNDONE.has(step.kind)) void this.#reread();
    else if (LASTS.has(step.kind)) this.film.add(step);
    void this.#adopt(table);
  }

  /** The seat this screen looked through is on another device now. */
  async #moved(): Promise<void> {
    const secret = this.#secret();
    this.#stream?.close();
    for (const [player, held] of Object.entries(this.keys.held)) if (held === secret) forget(this.id, Number(player));
    await this.open();
    this.news = strings.movedAway;
  }

  /** Whether the eyes that saw this table may go on looking; if not, they are closed at once. */
  #face(table: Table, begun: boolean): boolean {
    const next = handover(table, this.keys, this.#eyes, begun);
    this.awaited = next.awaited;
    if (next.eyes === this.#eyes) return true;
    if (this.table) void this.#look(next.eyes, table);
    else this.#eyes = next.eyes;
    return false;
  }

  /**
   * Through other eyes, from the first step on. What the last ones saw is forgotten before anything is
   * asked: it is neither in this page nor on its way here.
   */
  async #look(eyes: Eyes, after: Table): Promise<void> {
    const hands = ++this.hands;
    const shown = this.film.step?.version ?? -1;
    this.#stream?.close();
    this.#stream = null;
    this.#eyes = eyes;
    this.dark = true;
    this.news = null;
    this.film.load([]);
    this.table = { ...after, you: null, view: {} as Table['view'], moves: [], prompt: SILENCE, outcome: null };
    try {
      const secret = this.#secret();
      const table = await api.table(this.id, secret);
      const steps = await api.history(this.id, secret);
      if (this.#closed || hands !== this.hands || !this.#face(table, false)) return;
      this.film.load(steps, eyes === null ? shown : undefined);
      this.dark = false;
      await this.#adopt(table);
      this.#listen(table.version);
    } catch (error) {
      if (!this.#closed && hands === this.hands) this.failure = failure(error);
    }
  }

  /** Takes a table as the newest truth, through the eyes of the seat that is to move here. */
  async #adopt(table: Table): Promise<void> {
    if (this.table && table.version < this.table.version) return;
    this.#takePart(table);
    this.thinking = table.thinking;
    if (!table.thinking) this.waiting = false;
    this.seenAt = performance.now();
    if (table.decided !== this.#since.decided) this.#since = { decided: table.decided, at: this.seenAt };
    const seat = this.#passed ? table.you : eyes(this.keys, table);
    if (seat === table.you) {
      this.table = table;
      return;
    }
    this.table = { ...table, you: seat, moves: [] };
    try {
      const seen = await api.table(this.id, this.#secretOf(seat));
      if (this.#closed || seen.version < (this.table?.version ?? 0)) return;
      this.seenAt = performance.now();
      this.table = seen;
    } catch (error) {
      // The stream brings the next one; but this may be the last, and whoever is to move needs its moves.
      if (!this.#closed && failure(error) instanceof Offline) this.#again = setTimeout(() => void this.#adopt(table), AGAIN);
    }
  }

  /** The game waits for what this screen is bound to: nobody has to press anything. */
  #takePart(table: Table): void {
    if (table.version === this.#parted || table.status !== 'waiting') return;
    this.#parted = table.version;
    takePart(table, this.keys).catch((error: unknown) => {
      // Somebody else's part came first, or the line is down: the next table says what is awaited.
      if (!this.#closed && failure(error) instanceof Offline) this.#parted = -1;
    });
  }

  async #reread(): Promise<void> {
    const hands = this.hands;
    try {
      const secret = this.#passed ? this.#secret() : this.#secretOf(this.table?.you ?? null);
      const table = await api.table(this.id, secret);
      const steps = await api.history(this.id, secret);
      if (this.#closed || hands !== this.hands) return;
      if (this.#passed && !this.#face(table, false)) return;
      this.film.load(steps);
      await this.#adopt(table);
    } catch {
      // The stream brings the next one.
    }
  }

  #line(open: boolean): void {
    // The grace runs from the first try that failed.
    if (!open && this.#waiting) return;
    this.#waiting = !open;
    clearTimeout(this.#lost);
    if (!open) {
      this.#lost = setTimeout(() => (this.connection = 'lost'), GRACE);
    } else if (this.connection === 'lost') {
      this.connection = 'found';
      this.#lost = setTimeout(() => (this.connection = 'fine'), 2500);
    }
  }

  /** What this screen reads with. */
  #secret(): string | undefined {
    if (!this.#passed) return this.#anySecret();
    return this.#eyes === null ? undefined : this.keys.held[this.#eyes];
  }

  #anySecret(): string | undefined {
    return Object.values(this.keys.held)[0];
  }

  #secretOf(seat: number | null): string | undefined {
    return seat === null ? undefined : this.keys.held[playerAt(this.table?.seats ?? [], seat)];
  }
}
