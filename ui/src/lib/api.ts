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
  Replaying,
  Report,
  Hint,
  Review,
  Rulebook,
  Seeking,
  ShownNotebook, ShownThreats,
  Step,
  Table,
  TableCard,
  Trouble,
} from '../wire/types';
import { analysisOf, replayOf, stepOf, tableOf } from '../wire/filled';
import type { components } from '../wire/schema';
import { build, Missing } from './build.svelte';
import { hold, letGo } from './hand';
import { speech } from './i18n.svelte';
import type { Saying } from './message';
import { rest } from './rest';
import { transport } from './transport';

type Said = components['schemas'];

/** The server answered, and the answer is no. */
export class Refused extends Error {
  readonly code: string;
  readonly words: Saying;
  readonly clause: string | null;

  constructor(
    readonly status: number,
    trouble: Partial<Trouble>,
  ) {
    super(trouble.code ?? `http_${status}`);
    this.code = trouble.code ?? `http_${status}`;
    this.words = trouble.message ?? 'server-trouble';
    this.clause = trouble.clause ?? null;
  }
}

/** Nobody answered. */
export class Offline extends Error {
  readonly words: Saying = 'offline';
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
  /** Given up by the caller. */
  signal?: AbortSignal | undefined;
  /** Sent until it is answered, however long that takes; told each time nobody has answered. */
  onsilence?: (() => void) | undefined;
}

async function ask(path: string, { secret, body, again, signal, onsilence }: Ask): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (secret) headers.Authorization = `Bearer ${secret}`;
  const init: RequestInit = signal ? { headers, signal } : { headers };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.method = 'POST';
    init.body = JSON.stringify(body);
  }
  for (let tries = 0; ; tries++) {
    const answer = await transport.carry(path, init).catch(() => null);
    signal?.throwIfAborted();
    if (answer) build.hear(answer);
    if (answer?.ok) return answer;
    let pause = PAUSES[tries] ?? (onsilence && PAUSES.at(-1));
    if (answer && (!AWAY.has(answer.status) || answer.headers.has('Retry-After'))) {
      const trouble = await troubleIn(answer);
      const seconds = Number(trouble.detail?.seconds);
      // Somebody in a hurry need not press twice either.
      if (!(again && pause && seconds <= LONGEST)) throw new Refused(answer.status, trouble);
      pause = seconds * 1000;
    }
    if (!again || pause === undefined) throw new Offline();
    onsilence?.();
    await rest(pause, signal);
    signal?.throwIfAborted();
  }
}

/** With the words for it: who is refused nothing never needs them. */
async function troubleIn(answer: Response): Promise<Partial<Trouble>> {
  await speech.bring().catch(() => {});
  try {
    return (await answer.json()) as Partial<Trouble>;
  } catch {
    return {};
  }
}

export async function get<T>(path: string, secret?: string, signal?: AbortSignal): Promise<T> {
  return (await (await ask(path, { secret, again: true, signal })).json()) as T;
}

export async function post<T>(path: string, body: unknown, how: Omit<Ask, 'body'>): Promise<T> {
  return (await (await ask(path, { ...how, body })).json()) as T;
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
  games: () => get<Game[]>(`/api/games?lang=${speech.lang}`),
  words: (slug: string, lang: string, whole = true) => ask(`/api/games/${encodeURIComponent(slug)}/words/${lang}${whole ? '' : '?whole=false'}`, { again: true }).then((answer) => answer.text()),
  /** `variant`: one that says the clauses in words of its own. */
  rulebook: (slug: string, variant: string | null = null) =>
    get<Rulebook>(`/api/games/${encodeURIComponent(slug)}/rulebook?lang=${speech.lang}${variant === null ? '' : `&variant=${encodeURIComponent(variant)}`}`),
  tables: () => get<TableCard[]>('/api/tables'),
  lobby: () => get<TableCard[]>('/api/lobby'),
  table: async (id: string, secret?: string): Promise<Table> => tableOf(await get<Said['ShownTable']>(at(id), secret)),
  /** `eyes`: a seat's number, `spectator` or `all`; one's own without. */
  history: async (id: string, secret?: string, eyes?: string): Promise<Step[]> =>
    (await get<Said['Step'][]>(`${at(id)}/history${eyes ? `?eyes=${encodeURIComponent(eyes)}` : ''}`, secret)).map((step) => stepOf(step)),

  analysis: (id: string, step: number, secret?: string, signal?: AbortSignal) =>
    get<Analysis>(`${at(id)}/analysis/${step}`, secret, signal).then(analysisOf),

  notebook: (id: string, secret?: string, signal?: AbortSignal) => get<ShownNotebook>(`${at(id)}/notebook`, secret, signal),

  threats: (id: string, secret?: string) => get<ShownThreats>(`${at(id)}/threats`, secret),
  hint: (id: string, secret?: string) => get<Hint>(`${at(id)}/hint`, secret),

  review: (id: string, since: number, signal?: AbortSignal) =>
    get<Review>(`${at(id)}/review?since=${since}`, undefined, signal),

  open: (table: NewTable) => post<Opened>('/api/tables', { ...table, key: newKey() } satisfies NewTable, { again: true }),

  /** A seat with somebody who waits, or else this table, open to anyone. `seated`: where one sits already. */
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
  async play(
    id: string,
    secret: string | undefined,
    move: string,
    version: number,
    { took, ...how }: { took?: number | undefined } & Pick<Ask, 'signal' | 'onsilence'> = {},
  ): Promise<Moved> {
    const { key } = hold(id, version, move, newKey);
    try {
      const body = { move, version, key, ...(took !== undefined && { took }) } satisfies Moving;
      const moved = await post<Moved>(`${at(id)}/moves`, body, { secret, again: true, ...how });
      letGo();
      return moved;
    } catch (error) {
      if (error instanceof Refused && !misunderstood(error)) letGo();
      throw error;
    }
  },

  act: (id: string, secret: string | undefined, action: Action, version: number, more?: Partial<Acting>) =>
    post<Acted>(`${at(id)}/actions`, { action, version, key: newKey(), ...more } satisfies Acting, { secret, again: true }),

  /** Bots are called in the reader's language. */
  async record(id: string, secret?: string, wanted: { number?: number; format?: 'json' } = {}): Promise<Blob> {
    const asked = new URLSearchParams(Object.entries({ lang: speech.lang, ...wanted }).map(([name, value]) => [name, String(value)]));
    return (await ask(`${at(id)}/record?${asked}`, { secret, again: true })).blob();
  },

  replay: (record: string, eyes = 'all') => post<Said['Replay']>('/api/records/replay', { record, eyes } satisfies Replaying, { again: true }).then(replayOf),
  analyseRecord: (record: string, step: number, signal?: AbortSignal) =>
    post<Analysis>('/api/records/analysis', { record, step } satisfies Analysing, { again: true, signal }).then(analysisOf),
  fairness: () => get<Report>('/api/fairness'),

  streamPath: (id: string) => `${at(id)}/stream`,
};
