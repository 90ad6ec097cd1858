import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, Refused } from './api';
import { build, Missing, part, WIRE } from './build.svelte';
import { inHand } from './hand';

const from = (wire: number | null, body: unknown = {}, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: wire === null ? {} : { 'Cavale-Wire': String(wire) } });

describe('a page from another build', () => {
  afterEach(() => {
    build.newer = false;
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  it('hears from any answer that the server speaks a newer wire', async () => {
    for (const wire of [null, WIRE, WIRE - 1]) {
      vi.stubGlobal('fetch', async () => from(wire, []));
      await api.games();
      expect(build.newer).toBe(false);
    }
    vi.stubGlobal('fetch', async () => from(WIRE + 1, []));
    await api.games();
    expect(build.newer).toBe(true);
  });

  it('says what it is that a part did not come', async () => {
    const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    vi.stubGlobal('fetch', async () => from(WIRE));
    await expect(part(gone)).rejects.toMatchObject({ words: 'new-version' });
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
    const missing = await part(gone).catch((error: unknown) => error);
    expect(missing).toBeInstanceOf(Missing);
    expect(missing).toMatchObject({ words: 'offline' });
    expect(await part(() => Promise.resolve(7))).toBe(7);
  });

  it('keeps a move that a newer server could not read, and no other that was refused', async () => {
    vi.stubGlobal('fetch', async () => from(WIRE + 1, { code: 'bad_request' }, 400));
    await expect(api.play('t1', 'hush', '3L', 4)).rejects.toBeInstanceOf(Refused);
    expect(inHand('t1')).toMatchObject({ move: '3L', version: 4 });
    vi.stubGlobal('fetch', async () => from(WIRE + 1, { code: 'illegal_move' }, 422));
    await expect(api.play('t1', 'hush', '3L', 4)).rejects.toBeInstanceOf(Refused);
    expect(inHand('t1')).toBeNull();
    vi.stubGlobal('fetch', async () => from(WIRE, { version: 5 }));
    await api.play('t1', 'hush', '3L', 4);
    expect(inHand('t1')).toBeNull();
  });
});
