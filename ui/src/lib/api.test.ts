import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, newKey, Offline, Refused } from './api';

interface Asked {
  path: string;
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

function serve(...answers: (Response | 'down')[]): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({
      path,
      body: init.body ? JSON.parse(init.body as string) : {},
      headers: init.headers as Record<string, string>,
    });
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (!answer || answer === 'down') throw new TypeError('no network');
    return answer;
  });
  return asked;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('asking the server', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('sends a move with the seat’s secret, the version seen and a key', async () => {
    const asked = serve(json({ version: 5 }));
    await api.play('t1', 'hush', '3L', 4);
    expect(asked[0]?.path).toBe('/api/tables/t1/moves');
    expect(asked[0]?.headers.Authorization).toBe('Bearer hush');
    expect(asked[0]?.body).toMatchObject({ move: '3L', version: 4 });
    expect(asked[0]?.body.key).toMatch(/^[A-Za-z0-9-]{8,64}$/);
  });

  it('says the same thing again with the same key when nobody answered', async () => {
    const asked = serve('down', new Response('', { status: 503 }), json({ version: 5 }));
    const played = api.play('t1', 'hush', '3L', 4);
    await vi.runAllTimersAsync();
    expect(await played).toEqual({ version: 5 });
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map(({ body }) => body.key)).size).toBe(1);
  });

  it('asks for a seat again with the same key: the answer may have got lost', async () => {
    const asked = serve('down', json({ seat: 1, secret: 's' }));
    const taken = api.claim('t1', 'invitation', 'Ada');
    await vi.runAllTimersAsync();
    expect(await taken).toEqual({ seat: 1, secret: 's' });
    expect(asked.map(({ body }) => body)).toEqual(Array(2).fill({ invite: 'invitation', name: 'Ada', key: asked[0]?.body.key }));
    expect(asked[0]?.body.key).toMatch(/^[A-Za-z0-9-]{32,64}$/);
  });

  it('uses another key for another deed', () => {
    expect(newKey()).not.toBe(newKey());
  });

  it('gives up in the end', async () => {
    serve('down');
    const played = api.play('t1', 'hush', '3L', 4).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await played).toBeInstanceOf(Offline);
  });

  it('never gives up a move whose player is told that it waits', async () => {
    const asked = serve(...Array<'down'>(20).fill('down'), json({ version: 5 }));
    const onsilence = vi.fn();
    const played = api.play('t1', 'hush', '3L', 4, { onsilence });
    await vi.runAllTimersAsync();
    expect(await played).toEqual({ version: 5 });
    expect(onsilence).toHaveBeenCalledTimes(20);
    expect(new Set(asked.map(({ body }) => body.key)).size).toBe(1);
  });

  it('takes no for an answer at once, and knows which clause says so', async () => {
    const message = { id: 'refused-by-rule' };
    const asked = serve(json({ code: 'illegal_move', message, clause: '2.5' }, 422));
    const refused = await api.play('t1', 'hush', '3L', 4).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ code: 'illegal_move', clause: '2.5', status: 422, words: message });
    expect(asked).toHaveLength(1);
  });

  it('waits as long as a server asks that has too much to do, unless that is long', async () => {
    const slow = (seconds: number) => json({ code: 'slow_down', message: { id: 'refused-slow-down' }, detail: { seconds } }, 429);
    const asked = serve(slow(2), json({ step: 3, line: [] }));
    const looked = api.analyseRecord('a record', 3);
    await vi.advanceTimersByTimeAsync(1999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await looked).toEqual({ step: 3, line: [] });
    serve(slow(60));
    await expect(api.analyseRecord('a record', 3)).rejects.toMatchObject({ code: 'slow_down', status: 429 });
  });

  it('waits as long as a busy server says, and says why where that is long', async () => {
    const busy = (seconds: number) => {
      const body = JSON.stringify({ code: 'busy', message: { id: 'refused-busy', args: { seconds } }, detail: { seconds } });
      return new Response(body, { status: 503, headers: { 'Retry-After': String(seconds) } });
    };
    const asked = serve(busy(2), json({ step: 3, line: [] }));
    const looked = api.analyseRecord('a record', 3);
    await vi.advanceTimersByTimeAsync(1999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await looked).toEqual({ step: 3, line: [] });
    serve(busy(20));
    await expect(api.analyseRecord('a record', 3)).rejects.toMatchObject({ code: 'busy', status: 503 });
  });

  it('does not open two tables for one wish', async () => {
    const asked = serve('down');
    const opened = api.open({ game: 'wall', seats: [] }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await opened).toBeInstanceOf(Offline);
    expect(new Set(asked.map(({ body }) => body.key)).size).toBe(1);
    expect(asked[0]?.body.key).toMatch(/^[0-9a-f]{32}$/);
  });
});
