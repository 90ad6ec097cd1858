import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keysOf } from '../lib/seats';
import type { Game, NewTable } from '../wire/types';
import { openTable } from './opening';

const said: { path: string; body: Record<string, unknown> | null }[] = [];

beforeEach(() => {
  localStorage.clear();
  said.length = 0;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const body = init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : null;
    said.push({ path, body });
    if (path === '/api/tables') {
      const invites = [{ seat: 0, invite: 'mine' }, { seat: 1, invite: 'theirs' }];
      const late = body?.commit_first === true;
      return Promise.resolve(
        Response.json({ table: 'x', held: late ? [] : [{ seat: 0, secret: 's' }], invites: late ? invites : invites.slice(1) }),
      );
    }
    if (path.endsWith('/claim')) return Promise.resolve(Response.json({ seat: 0, secret: 's' }));
    return Promise.resolve(Response.json({ commitment: 'c0ffee' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const wanted: NewTable = { game: 'toy', seats: [{ kind: 'here' }, { kind: 'link' }] };

it('reads the commitment before it adds a nonce', async () => {
  expect(await openTable({ chance: true } as Game, wanted)).toBe('x');
  expect(said.map(({ path }) => path)).toEqual(['/api/tables', '/api/tables/x', '/api/tables/x/claim']);
  const nonce = said[2]?.body?.nonce as string;
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(keysOf('x')).toMatchObject({
    held: { 0: 's' },
    invites: { 1: 'theirs' },
    promise: { commitment: 'c0ffee', nonces: [nonce] },
  });
  expect(keysOf('x').invites[0]).toBeUndefined();
});

it('asks once where there is no chance', async () => {
  await openTable({ chance: false } as Game, wanted);
  expect(said.map(({ path }) => path)).toEqual(['/api/tables']);
  expect(keysOf('x')).toMatchObject({ held: { 0: 's' }, invites: { 1: 'theirs' } });
});
