import type {
  Acted,
  Acting,
  Action,
  Analysing,
  Analysis,
  Claiming,
  Drawing,
  Game,
  Held,
  Holding,
  Invite,
  Moved,
  Moving,
  MyTable,
  NewTable,
  Opened,
  Replay,
  Replaying,
  Report,
  Review,
  Rulebook,
  Seeking,
  ShownNotebook,
  Step,
  Table,
  TableCard,
  Trouble,
  Words,
} from '../wire/types';
import { build, Missing } from './build.svelte';
import { hold, letGo } from './hand';
import { strings } from './strings';

/** The server answered, and the answer is no. */
export class Refused extends Error {
  readonly code: string;
  readonly words: Words;
  readonly clause: string | null;

  constructor(
    readonly status: number,
    trouble: Partial<Trouble>,
  ) {
    super(trouble.code ?? `http_${status}`);
    this.code = trouble.code ?? `http_${status}`;
    this.words = trouble.message ?? strings.serverTrouble;
    this.clause = trouble.clause ?? null;
  }
}

/** Nobody answered. */
export class Offline extends Error {
  readonly words: Words = strings.offline;
}

export type Failure = Refused | Offline | Missing;

export function failure(error: unknown): Failure {
  if (error instanceof Refused || error instanceof Offline || error instanceof Missing) return error;
  throw error;
}

/** A server that is started again is back in a few seconds; nobody should have to press twice. */
const PAUSES = [300, 600, ...Array<number>(12).fill(1000)];
const AWAY = new Set([502, 503, 504]);
/** Seconds one is made to wait without a word. */
const LONGEST = 3;

interface Ask {
  secret?: string | undefined;
  body?: unknown;
  /** Safe to say twice: it reads, or it carries a key. */
  again: boolean;
  /** Given up by whoever asked. */
  signal?: AbortSignal | undefined;
}

async function ask(path: string, { secret, body, again, signal }: Ask): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (secret) headers.Authorization = `Bearer ${secret}`;
  const init: RequestInit = signal ? { headers, signal } : { headers };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.method = 'POST';
    init.body = JSON.stringify(body);
  }
  for (let tries = 0; ; tries++) {
    const answer = await fetch(path, init).catch(() => null);
    signal?.throwIfAborted();
    if (answer) build.hear(answer);
    if (answer?.ok) return answer;
    let pause = PAUSES[tries];
    if (answer && (!AWAY.has(answer.status) || answer.headers.has('Retry-After'))) {
      const trouble = await troubleIn(answer);
      const seconds = Number(trouble.detail?.seconds);
      // Somebody in a hurry need not press twice either.
      if (!(again && pause && seconds <= LONGEST)) throw new Refused(answer.status, trouble);
      pause = seconds * 1000;
    }
    if (!again || pause === undefined) throw new Offline();
    await new Promise((resume) => setTimeout(resume, pause));
    signal?.throwIfAborted();
  }
}

async function troubleIn(answer: Response): Promise<Partial<Trouble>> {
  try {
    return (await answer.json()) as Partial<Trouble>;
  } catch {
    return {};
  }
}

async function get<T>(path: string, secret?: string, signal?: AbortSignal): Promise<T> {
  return (await (await ask(path, { secret, again: true, signal })).json()) as T;
}

async function post<T>(path: string, body: unknown, { secret, again, signal }: Omit<Ask, 'body'>): Promise<T> {
  return (await (await ask(path, { secret, body, again, signal })).json()) as T;
}

/** What a server of another version says to what it cannot read: nothing about the move itself. */
function misunderstood(refused: Refused): boolean {
  return build.newer && (refused.code === 'bad_request' || refused.code.startsWith('http_'));
}

/** One for each thing the player does, however often it has to be sent. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => get<Game[]>('/api/games'),
  rulebook: (slug: string) => get<Rulebook>(`/api/games/${encodeURIComponent(slug)}/rulebook`),
  tables: () => get<TableCard[]>('/api/tables'),
  lobby: () => get<TableCard[]>('/api/lobby'),
  table: (id: string, secret?: string) => get<Table>(at(id), secret),
  /** `eyes`: a seat's number, `spectator` or `all`; one's own without. */
  history: (id: string, secret?: string, eyes?: string) =>
    get<Step[]>(`${at(id)}/history${eyes ? `?eyes=${encodeURIComponent(eyes)}` : ''}`, secret),

  analysis: (id: string, step: number, secret?: string, signal?: AbortSignal) =>
    get<Analysis>(`${at(id)}/analysis/${step}`, secret, signal),

  notebook: (id: string, secret?: string, signal?: AbortSignal) => get<ShownNotebook>(`${at(id)}/notebook`, secret, signal),

  review: (id: string, since: number, signal?: AbortSignal) =>
    get<Review>(`${at(id)}/review?since=${since}`, undefined, signal),

  open: (table: NewTable) => post<Opened>('/api/tables', { ...table, key: newKey() } satisfies NewTable, { again: true }),

  /** A seat with whoever waits, or else this table, open to anyone. `seated`: where one sits already. */
  match: ({ aids, commit_first, ...table }: NewTable, seated: string[]) =>
    post<Opened>(
      '/api/lobby',
      { ...table, ...(aids !== undefined && { aids }), ...(commit_first && { commit_first }), seated, key: newKey() } satisfies Seeking,
      { again: true },
    ),

  /** Without an invitation: a free seat of a table that is open to anyone. */
  claim: (id: string, invite?: string, name?: string, part: Partial<Claiming> = {}) =>
    post<Held>(
      `${at(id)}/claim`,
      { ...(invite && { invite }), ...(name && { name }), ...part, key: newKey() } satisfies Claiming,
      { again: true },
    ),

  /** This seat's part in the dealer's key. */
  draw: (id: string, secret: string, part: Drawing) => post<Moved>(`${at(id)}/nonce`, part, { secret, again: true }),

  /** The tables where this browser sits, as far as the server knows them. */
  mine: (tables: Holding[]) => post<MyTable[]>('/api/tables/mine', { tables }, { again: true }),

  /** What moves a seat to another device. */
  recover: (id: string, secret: string) => post<Invite>(`${at(id)}/recover`, { key: newKey() }, { secret, again: true }),

  /** `took`: for how many milliseconds the turn was on this screen, where a clock runs. */
  async play(id: string, secret: string | undefined, move: string, version: number, took?: number): Promise<Moved> {
    const { key } = hold(id, version, move, newKey);
    try {
      const body = { move, version, key, ...(took !== undefined && { took }) } satisfies Moving;
      const moved = await post<Moved>(`${at(id)}/moves`, body, { secret, again: true });
      letGo();
      return moved;
    } catch (error) {
      if (error instanceof Refused && !misunderstood(error)) letGo();
      throw error;
    }
  },

  act: (id: string, secret: string | undefined, action: Action, version: number, more?: Partial<Acting>) =>
    post<Acted>(`${at(id)}/actions`, { action, version, key: newKey(), ...more } satisfies Acting, { secret, again: true }),

  async record(id: string, secret?: string, wanted: { number?: number; format?: 'json' } = {}): Promise<Blob> {
    const asked = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
    return (await ask(`${at(id)}/record${asked.size ? `?${asked}` : ''}`, { secret, again: true })).blob();
  },

  replay: (record: string, eyes = 'all') => post<Replay>('/api/records/replay', { record, eyes } satisfies Replaying, { again: true }),
  analyseRecord: (record: string, step: number, signal?: AbortSignal) =>
    post<Analysis>('/api/records/analysis', { record, step } satisfies Analysing, { again: true, signal }),
  fairness: () => get<Report>('/api/fairness'),

  streamPath: (id: string) => `${at(id)}/stream`,
};
