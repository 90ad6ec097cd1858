import { written } from '../lib/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, tablesHere } from '../lib/seats';
import type { Seat, Step, Table } from '../wire/types';
import { LiveTable } from './live.svelte';

const words = (text: string) => [written(text)];
const SECRET: Record<string, number> = { 'Bearer s0': 0, 'Bearer s1': 1 };

/** A server with one table of two seats, where each seat has a secret word in whatever it is shown. */
class Fake {
  asked: { path: string; who: number | null }[] = [];
  lines: { who: number | null; say: (text: string) => void; open: boolean }[] = [];
  mover: number | null = 0;
  status: Table['status'] = 'playing';
  version = 3;
  hidden = true;
  /** Nobody answers; what streams are open still say what happens. */
  away = false;
  /** Answers wait until it is called. */
  release: (() => void) | null = null;
  #gate: Promise<void> | null = null;

  stop(): void {
    this.#gate = new Promise((go) => (this.release = go));
  }

  seat(number: number): Seat {
    return { seat: number, player: number, title: `seat ${number}`, name: '', kind: 'here', level: null, claimed: true, stand_in: null };
  }

  table(who: number | null): Table {
    return {
      id: 'x',
      game: 'toy',
      variant: 'plain',
      version: this.version,
      decided: this.version,
      rounds: null,
      number: 1,
      games: 1,
      public: false,
      clock: null,
      stand_in: null,
      hidden: this.hidden,
      status: this.status,
      you: who,
      seats: [this.seat(0), this.seat(1)],
      mover: this.mover,
      view: { seen: `secret of ${who}` } as unknown as Table['view'],
      moves: [],
      prompt: words(`prompt for ${who}`),
      outcome: null,
      offers: { draw: null, undo: null },
      undoable: false,
      drawable: false,
      thinking: false,
      score: [0, 0],
      leaders: [0, 1],
      rematch: null,
      commitment: null,
      series: null,
      notebook: false,
      threats: false,
      review: false,
      strongest: 5,
      again: null,
    };
  }

  step(version: number, who: number | null, kind: Step['kind'] = 'move'): Step {
    const view = { seen: `secret of ${who}` } as unknown as Step['view'];
    return { version, kind, seat: 0, move: 'm', effect: null, said: words(`step for ${who}`), view, at: '' };
  }

  history(who: number | null): Step[] {
    return Array.from({ length: this.version }, (_, i) => this.step(i + 1, who, i === 0 ? 'start' : 'move'));
  }

  /** A step as each open stream is told of it. */
  happens(mover: number | null, kind: Step['kind'] = 'move'): void {
    this.version += 1;
    this.mover = mover;
    for (const line of this.lines.filter(({ open }) => open)) {
      const { view: _, ...step } = this.step(this.version, line.who, kind);
      const differs = [['version', this.version], ['decided', this.version], ['mover', mover], ['status', this.status], ['thinking', false]];
      const data = JSON.stringify({ step, differs });
      line.say(`id: ${this.version}\nevent: step\ndata: ${data}\n\n`);
    }
  }

  async answer(path: string, init: RequestInit): Promise<Response> {
    const who = SECRET[(init.headers as Record<string, string>).Authorization ?? ''] ?? null;
    this.asked.push({ path, who });
    if (this.away) throw new TypeError('nobody there');
    if (path.endsWith('/stream')) return this.#stream(who, init.signal);
    await this.#gate;
    return Response.json(path.endsWith('/history') ? this.history(who) : this.table(who));
  }

  #stream(who: number | null, closed: AbortSignal | null | undefined): Response {
    const line = { who, say: (_: string) => {}, open: true };
    this.lines.push(line);
    closed?.addEventListener('abort', () => (line.open = false));
    return new Response(
      new ReadableStream({
        start(out) {
          line.say = (text) => out.enqueue(new TextEncoder().encode(text));
        },
      }),
    );
  }
}

describe('several at one screen, with secrets', () => {
  let server: Fake;
  let live: LiveTable;

  beforeEach(() => {
    localStorage.clear();
    server = new Fake();
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => server.answer(path, init));
    keep('x', [{ seat: 0, secret: 's0' }, { seat: 1, secret: 's1' }]);
    live = new LiveTable('x', () => 0);
  });
  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
  });

  /** Everything the page holds of the game. */
  const held = () => JSON.stringify([live.table, live.film.steps, live.news]);
  const open = () => server.lines.filter((line) => line.open).map((line) => line.who);
  const settled = (awaited: number | null) =>
    vi.waitFor(() => {
      expect([live.awaited, live.dark]).toEqual([awaited, false]);
      expect(open()).toHaveLength(1);
    });

  it('asks nothing for anybody until the first one takes the screen', async () => {
    await live.open();
    await settled(0);
    expect(server.asked.every(({ who }) => who === null)).toBe(true);
    expect(held()).not.toMatch(/(secret of|for) \d/);
    await live.take();
    await settled(null);
    expect(held()).toContain('secret of 0');
    expect(held()).not.toMatch(/(secret of|for) (1|null)/);
    expect(open()).toEqual([0]);
    expect(live.table?.you).toBe(0);
  });

  it('forgets the one before asking for the other', async () => {
    await live.open();
    await live.take();
    await settled(null);
    server.stop();
    server.happens(1);
    await vi.waitFor(() => expect(live.awaited).toBe(1));
    // Nothing has been answered yet: there is nothing at all.
    expect([live.dark, live.film.steps, live.news, open()]).toEqual([true, [], null, []]);
    expect(held()).not.toMatch(/(secret of|for) \d/);
    server.release?.();
    await settled(1);
    expect(open()).toEqual([null]);
    expect(held()).not.toMatch(/(secret of|for) \d/);
    await live.take();
    await settled(null);
    expect(held()).toContain('secret of 1');
    expect(held()).not.toMatch(/(secret of|for) 0/);
    expect(open()).toEqual([1]);
  });

  it('stays with whoever moves again', async () => {
    await live.open();
    await live.take();
    await settled(null);
    const asked = server.asked.length;
    server.happens(null, 'chance');
    server.happens(0);
    await vi.waitFor(() => expect(live.table?.version).toBe(5));
    expect([live.awaited, live.dark, open(), server.asked.length]).toEqual([null, false, [0], asked]);
  });

  it('shows all when it is over, and closes when the next game begins', async () => {
    await live.open();
    await live.take();
    await settled(null);
    server.status = 'over';
    server.happens(null);
    await vi.waitFor(() => expect(live.table?.status).toBe('over'));
    expect([live.awaited, live.dark, open()]).toEqual([null, false, [0]]);
    server.status = 'playing';
    server.happens(0, 'start');
    await settled(0);
    expect(open()).toEqual([null]);
    expect(held()).not.toMatch(/(secret of|for) \d/);
  });

  it('reads again after a move was taken back, and asks whose turn it is', async () => {
    await live.open();
    await live.take();
    await settled(null);
    server.happens(1, 'undo');
    await settled(1);
    expect(held()).not.toMatch(/(secret of|for) \d/);
  });

  it('asks nobody where nothing is hidden', async () => {
    server.hidden = false;
    await live.open();
    await settled(null);
    server.happens(1);
    await vi.waitFor(() => expect(live.table?.you).toBe(1));
    expect(live.awaited).toBeNull();
  });

  it('asks again for the moves of whoever is to move, however long nobody answers', async () => {
    server.hidden = false;
    await live.open();
    await settled(null);
    vi.useFakeTimers();
    try {
      server.away = true;
      server.happens(1);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(live.table?.prompt).toEqual(words('prompt for 0'));
      server.away = false;
      await vi.advanceTimersByTimeAsync(5_000);
      expect(live.table?.prompt).toEqual(words('prompt for 1'));
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('one at a screen, with secrets', () => {
  it('is never asked', async () => {
    localStorage.clear();
    const server = new Fake();
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => server.answer(path, init));
    keep('x', [{ seat: 0, secret: 's0' }]);
    const live = new LiveTable('x', () => 0);
    await live.open();
    expect([live.awaited, live.table?.you]).toEqual([null, 0]);
    await vi.waitFor(() => expect(server.lines).toHaveLength(1));
    server.happens(1);
    await vi.waitFor(() => expect(live.table?.version).toBe(4));
    expect([live.awaited, live.dark, server.lines.length]).toEqual([null, false, 1]);
    expect(server.asked.every(({ who }) => who === 0)).toBe(true);
    live.close();
    vi.unstubAllGlobals();
  });
});

describe('a move into the silence', () => {
  it('is said at once not to be sent, is kept, and goes when the line is back', async () => {
    localStorage.clear();
    const server = new Fake();
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => server.answer(path, init));
    keep('x', [{ seat: 0, secret: 's0' }]);
    const live = new LiveTable('x', () => 0);
    await live.open();
    server.away = true;
    const played = live.play('m');
    await vi.waitFor(() => expect(live.unsent).toBe(true), { timeout: 1000 });
    expect(live.pending).toBe('m');
    server.away = false;
    dispatchEvent(new Event('online'));
    expect(await played).toBeNull();
    expect([live.unsent, live.pending, server.asked.at(-1)?.path]).toEqual([false, null, '/api/tables/x/moves']);
    live.close();
    vi.unstubAllGlobals();
  });
});

describe('a seat that is on another device now', () => {
  let server: Fake;
  let live: LiveTable;

  beforeEach(() => {
    localStorage.clear();
    server = new Fake();
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => server.answer(path, init));
    live = new LiveTable('x', () => 0);
  });
  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
  });

  it('is let go while one looks, and one watches on', async () => {
    keep('x', [{ seat: 0, secret: 's0' }]);
    await live.open();
    expect(live.table?.you).toBe(0);
    await vi.waitFor(() => expect(server.lines).toHaveLength(1));
    server.lines[0]?.say('event: bye\ndata: {"reason":"moved"}\n\n');
    await vi.waitFor(() => expect(server.lines.filter(({ open }) => open).map(({ who }) => who)).toEqual([null]));
    expect(live.table?.you).toBeNull();
    expect(tablesHere()).toEqual([]);
    expect(live.news).toBe('moved-away');
  });

  it('is let go when one comes back', async () => {
    keep('x', [{ seat: 0, secret: 'an old one' }]);
    await live.open();
    expect(live.table?.you).toBeNull();
    expect(live.keys.held).toEqual({});
    expect(tablesHere()).toEqual([]);
  });
});
