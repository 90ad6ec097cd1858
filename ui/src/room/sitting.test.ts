import { createHash, webcrypto } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Table } from '../wire/types';

vi.stubGlobal('crypto', webcrypto);
const { api, Refused } = await import('../lib/api');
const { keep, keysOf } = await import('../lib/seats');
const { sitDown, takePart } = await import('./sitting');

const seat = (number: number, claimed: boolean) => ({ seat: number, player: number, claimed });
const rounds = { number: 1, phase: 'sitting', awaited: [] as number[], broken: [] as number[][] };
const table = (more: object) => ({ id: 't', commitment: 'c0', status: 'waiting', rounds, ...more }) as unknown as Table;
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const claims: object[] = [];

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  claims.length = 0;
  vi.spyOn(api, 'claim').mockImplementation((_id, _invite, _name, part = {}) => {
    claims.push(part);
    return Promise.resolve({ seat: claims.length - 1, secret: `secret ${claims.length}` });
  });
});

const nonce = () => keysOf('t').promise?.nonces.at(-1) ?? '';

it('is bound to its nonce while others are to come', async () => {
  vi.spyOn(api, 'table').mockResolvedValue(table({ seats: [seat(0, false), seat(1, false)] }));
  await sitDown('t', ['invite']);
  expect(claims).toEqual([{ bound: hash(`t/1/${nonce()}`) }]);
});

it('tells it at once when it is the last', async () => {
  vi.spyOn(api, 'table').mockResolvedValue(table({ seats: [seat(0, false), seat(1, true)] }));
  await sitDown('t', ['invite']);
  expect(claims).toEqual([{ nonce: nonce() }]);
});

it('has one nonce for all seats of the screen', async () => {
  vi.spyOn(api, 'table').mockResolvedValue(table({ seats: [seat(0, false), seat(1, false)] }));
  await sitDown('t', ['one', 'two']);
  expect(claims).toEqual([{ bound: hash(`t/1/${nonce()}`) }, { nonce: nonce() }]);
});

it('keeps no nonce where it got no seat', async () => {
  vi.spyOn(api, 'table').mockResolvedValue(table({ seats: [seat(0, false), seat(1, true)] }));
  vi.mocked(api.claim).mockRejectedValue(new Refused(409, { code: 'seat_taken' }));
  await expect(sitDown('t', [undefined])).rejects.toThrow('seat_taken');
  expect(keysOf('t').promise).toBeUndefined();
});

it('tells when all are bound, and is bound anew when a round was broken off', async () => {
  vi.spyOn(api, 'table').mockResolvedValue(table({ seats: [seat(0, false), seat(1, false)] }));
  await sitDown('t', ['invite']);
  const keys = keep('t', [{ seat: 0, secret: 'mine' }]);
  const draw = vi.spyOn(api, 'draw').mockResolvedValue({ version: 3 });
  const seats = [seat(0, true), seat(1, true)];
  await takePart(table({ seats, rounds: { ...rounds, phase: 'telling', awaited: [1] } }), keys);
  expect(draw).not.toHaveBeenCalled();
  await takePart(table({ seats, rounds: { ...rounds, phase: 'telling', awaited: [0, 1] } }), keys);
  expect(draw).toHaveBeenLastCalledWith('t', 'mine', { nonce: nonce() });
  const first = nonce();
  await takePart(table({ seats, rounds: { ...rounds, number: 2, phase: 'binding', awaited: [0, 1] } }), keys);
  expect(nonce()).not.toBe(first);
  expect(draw).toHaveBeenLastCalledWith('t', 'mine', { bound: hash(`t/2/${nonce()}`) });
});
