import { api, failure, Offline, Refused, type Failure } from '../lib/api';
import { part } from '../lib/build.svelte';
import { eyes, forget, heldSeats, keysOf, playerAt, type Keys } from '../lib/seats';
import type { Part } from '../room/sitting';
import { openStream } from '../lib/stream';
import type { Message, Saying } from '../lib/message';
import { eventOf } from '../wire/filled';
import type { Action, Analysis, ByeEvent, Hint, PresenceEvent, Review, ShownNotebook, ShownThreats, Step, Table, ThinkingEvent } from '../wire/types';
import { Film } from './film.svelte';
import { handover, passed, type Eyes } from './passing';

/** For whoever sits down, or has a part in the dealer's key: most tables are opened by who sits there. */
const sitters = () => part(() => import('../room/sitting'));
const LASTS = new Set(['start', 'move', 'chance']);
const UNDONE = new Set(['undo', 'accept_undo']);
/** A line that comes back sooner than this was never worth a word. */
const GRACE = 1200;
/** A move that is answered sooner than this needs no word. */
const PROMPT = 800;
/** How long to wait with a question that was asked in vain. */
const AGAIN = 1000;
/** Seconds of thinking that need no word: no bot is given as many of a processor's. */
const LONG = 6;
const SILENCE: Message[] = [];

/** A table as this screen sees it: what the server said last, and the film of the game. */
export class LiveTable {
  table = $state.raw<Table | null>(null);
  failure = $state.raw<Failure | null>(null);
  thinking = $state(false);
  /** For how many seconds a bot has been thinking, once that is long. */
  slow = $state(0);
  /** The bot that is to move waits until it may think. */
  waiting = $state(false);
  connection = $state<'fine' | 'lost' | 'found'>('fine');
  pending = $state<string | null>(null);
  /** The move in hand has not reached the server, and it is time to say so. */
  unsent = $state(false);
  /** The players who have the table open somewhere; null while nobody can tell. */
  here = $state.raw<number[] | null>(null);
  /** What happened last. */
  latest = $state.raw<Step | null>(null);
  /** What happened last, in words; also what leaves no trace in the history. */
  news = $state.raw<Saying | null>(null);
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
  /** The table as the stream has told it: each event says what is different from there. */
  #told: Table | null = null;
  #lost: ReturnType<typeof setTimeout> | undefined;
  #waiting = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #gone = new AbortController();
  #thinking: ReturnType<typeof setInterval> | undefined;
  /** The version at which this screen last did its part in a round of nonces. */
  #parted = -1;

  constructor(
    readonly id: string,
    pace: (step: Step) => number,
    onshow: (step: Step) => void = () => {},
    /** What this screen holds; one for everybody's eyes holds nothing. */
    private readonly own: (table: string) => Keys = keysOf,
  ) {
    this.film = new Film(pace, onshow);
  }

  async open(invite?: string, name?: string, portrait?: number | null): Promise<void> {
    this.failure = null;
    this.table = null;
    this.#eyes = null;
    this.dark = false;
    try {
      if (invite) await this.#claim(invite, name, portrait);
      this.keys = this.own(this.id);
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
      this.#listen(table);
    } catch (error) {
      if (!this.#closed) this.failure = failure(error);
    }
  }

  /** A seat that went to another device while nobody looked. */
  #lose(table: Table): void {
    const [player] = Object.keys(this.keys.held).map(Number);
    if (player === undefined || table.you !== null) return;
    forget(this.id, player);
    this.keys = this.own(this.id);
    this.news = 'moved-away';
  }

  /** What takes this screen's seats along to another device. */
  async moveLink(): Promise<string> {
    const links = await Promise.all(Object.values(this.keys.held).map((secret) => api.recover(this.id, secret)));
    return `${location.origin}/t/${this.id}#${links.map(({ invite }) => invite).join('.')}`;
  }

  /** Takes a free seat of a table that is open to anyone. */
  async sit(name: string): Promise<Failure | null> {
    try {
      await (await sitters()).sitDown(this.id, [undefined], name);
    } catch (error) {
      return failure(error);
    }
    this.#stream?.close();
    await this.open();
    return null;
  }

  close(): void {
    this.#closed = true;
    this.#gone.abort();
    this.#stream?.close();
    clearTimeout(this.#lost);
    clearTimeout(this.#again);
    clearInterval(this.#thinking);
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
    const late = () => (this.unsent = true);
    const slow = setTimeout(late, PROMPT);
    const how = { took, signal: this.#gone.signal, onsilence: late };
    return this.#try(() => api.play(this.id, this.#secretOf(table.you), move, table.version, how)).finally(() => {
      clearTimeout(slow);
      this.unsent = false;
      this.pending = null;
    });
  }

  async act(action: Action): Promise<Failure | null> {
    const table = this.table;
    if (!table) return null;
    return this.#try(() => api.act(this.id, this.#secretOf(this.#actor(action, table)), action, table.version));
  }

  /** The id of the next table, with this screen's seats at it. */
  async rematch(same = false): Promise<string | Failure | null> {
    const table = this.table;
    if (!table) return null;
    try {
      const ask = (more: Part & { commit_first?: boolean }) =>
        api.act(this.id, this.#secretOf(table.you), 'rematch', table.version, { ...more, same_seats: same });
      const { table: id } = await ask({ commit_first: true });
      if (id && id !== this.id) {
        await (await sitters()).sitting(id, Object.keys(this.keys.held).length, async (_, last) => {
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

  threats(): Promise<ShownThreats> {
    return api.threats(this.id, this.#secretOf(this.table?.you ?? null));
  }

  hint(): Promise<Hint> {
    return api.hint(this.id, this.#secretOf(this.table?.you ?? null));
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

  async #claim(invite: string, name?: string, portrait?: number | null): Promise<void> {
    try {
      // Several seats that come from another device stand in one link.
      await (await sitters()).sitDown(this.id, invite.split('.'), name, portrait);
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 404) throw error;
      // Opened a second time by the one who took the seat? Then the seat is already in the pocket.
      if (Object.keys(this.own(this.id).held).length > 0) return;
      this.news = error.code === 'seat_taken' ? 'used-link' : error.code === 'wrong_seat' ? 'bad-link' : error.words;
    }
  }

  async #try(write: () => Promise<unknown>): Promise<Failure | null> {
    try {
      await write();
      return null;
    } catch (error) {
      if (this.#closed) return null;
      const trouble = failure(error);
      if (trouble instanceof Refused && trouble.code === 'stale_version') await this.#reread();
      return trouble;
    }
  }

  /** Goes on from a table that was read with the same secret. */
  #listen(table: Table): void {
    if (this.#closed) return;
    this.#told = table;
    const stream = openStream({
      path: api.streamPath(this.id),
      secret: this.#secret(),
      present: this.#anySecret(),
      after: table.version,
      // What was on its way when the eyes closed is for nobody.
      onevent: (event, data) => stream === this.#stream && this.#hear(event, data),
      onstate: (state) => stream === this.#stream && this.#line(state === 'open'),
    });
    this.#stream = stream;
  }

  #hear(event: string, data: unknown): void {
    if (event === 'thinking') {
      const { thinking, waiting } = data as ThinkingEvent;
      this.#ponder(thinking);
      this.waiting = waiting ?? false;
    }
    if (event === 'presence') this.here = (data as PresenceEvent).here;
    if (event === 'bye' && (data as ByeEvent).reason === 'moved') void this.#moved();
    if (event !== 'step' || !this.#told) return;
    const { step, table } = eventOf(data as Parameters<typeof eventOf>[0], this.#told);
    this.#told = table;
    const newer = step.version > (this.table?.version ?? -1);
    if (newer && this.#passed && !this.#face(table, step.kind === 'start')) return;
    if (newer) {
      this.latest = step;
      // A gesture is shown, and said where it is shown.
      if (step.kind !== 'react') this.news = step.said;
    }
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
    this.news = 'moved-away';
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
    this.#stream = this.#told = null;
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
      this.#listen(table);
    } catch (error) {
      if (!this.#closed && hands === this.hands) this.failure = failure(error);
    }
  }

  /** Takes a table as the newest truth, through the eyes of the seat that is to move here. */
  async #adopt(table: Table): Promise<void> {
    if (this.table && table.version < this.table.version) return;
    this.#takePart(table);
    this.#ponder(table.thinking);
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
    const own = async () => (await sitters()).takePart(table, this.keys);
    own().catch((error: unknown) => {
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

  #ponder(thinking: boolean): void {
    if (thinking === this.thinking) return;
    this.thinking = thinking;
    this.slow = 0;
    clearInterval(this.#thinking);
    let seconds = 0;
    const count = () => (this.slow = ++seconds < LONG ? 0 : seconds);
    if (thinking) this.#thinking = setInterval(count, 1000);
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
