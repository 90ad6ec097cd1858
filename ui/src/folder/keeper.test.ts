import { beforeEach, expect, it } from 'vitest';
import { keysOf } from '../lib/seats';
import type { PageHouse } from './house';
import { keeperOf } from './keeper';

beforeEach(() => localStorage.clear());

const FILE = JSON.stringify({
  kind: 'cavale-tables',
  rows: [['tabletable', 1, 0, null, '{}'], ['othertable', 1, 0, null, '{}']],
  held: { tabletable: { 0: 'secret' }, othertable: { 1: 'hidden' }, nothing: { 0: 'none' } },
});

function keeper(...put: string[]) {
  const house: Pick<PageHouse, 'put' | 'rows'> = { put: () => Promise.resolve(put.shift() ?? ''), rows: () => Promise.resolve('[]') };
  return keeperOf(house as PageHouse);
}

it('brings tables with their seats, and leaves those that are here as they are', async () => {
  expect(await keeper('kept', 'taken').bring(FILE)).toBe(1);
  expect(keysOf('tabletable').held).toEqual({ 0: 'secret' });
  expect(keysOf('othertable').held).toEqual({});
});

it('says so where there is no room, and has no seat at a table that is not there', async () => {
  await expect(keeper('QuotaExceededError').bring(FILE)).rejects.toThrow('Quota');
  expect(keysOf('tabletable').held).toEqual({});
});
