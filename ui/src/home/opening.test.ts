import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keysOf } from '../lib/seats';
import { sitDown } from '../room/sitting';
import type { Game, NewTable } from '../wire/types';
import { matched, openTable } from './opening';

let claimed = new Set<number>();
let lobby: object[] = [];
const said: { path: string; body: Record<string, unknown> | null }[] = [];

beforeEach(() => {
  localStorage.clear();
  said.length = 0;
  claimed = new Set();
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
    if (path === '/api/lobby') return Promise.resolve(Response.json(lobby.shift()));
    if (path === '/api/tables/full/claim') return Promise.resolve(Response.json({ code: 'seat_taken' }, { status: 409 }));
    if (path.endsWith('/claim')) return Promise.resolve(Response.json({ seat: 0, secret: 's' }));
    const seats = [{ player: 0, claimed: claimed.has(0) }, { player: 1, claimed: claimed.has(1) }];
    return Promise.resolve(Response.json({ commitment: 'c0ffee', seats, moves: [] }));
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

it('sits down with a nonce where somebody waits, and elsewhere if that seat is gone', async () => {
  const own = { table: 'x', held: [], invites: [{ seat: 0, invite: 'mine' }, { seat: 1, invite: 'theirs' }] };
  lobby = [{ table: 'full', held: [], invites: [] }, own];
  expect(await matched({ chance: true } as Game, wanted)).toBe('x');
  const claims = said.filter(({ path }) => path.endsWith('/claim'));
  expect(claims.map(({ path, body }) => [path, body?.invite])).toEqual([
    ['/api/tables/full/claim', undefined],
    ['/api/tables/x/claim', 'mine'],
  ]);
  expect(said[0]?.body?.commit_first).toBe(true);
  expect(keysOf('x').promise?.nonces).toEqual([claims[1]?.body?.nonce]);
  expect(keysOf('x').invites).toEqual({ 1: 'theirs' });
  expect(keysOf('full').held).toEqual({});
});

it('promises nothing for a seat that comes from another device: its nonce was given there', async () => {
  claimed = new Set([0]);
  await sitDown('x', ['recovery']);
  expect(keysOf('x')).toMatchObject({ held: { 0: 's' } });
  expect(keysOf('x').promise).toBeUndefined();
});
