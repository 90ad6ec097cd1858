import { beforeEach, expect, it } from 'vitest';
import { ended, lead, read, tallies, write, written, type Ended } from './book';

const end = (game: string, how: Ended['how'], at: number, level = 1): Ended => ({ slug: 'wall', game, level, how, at });

beforeEach(() => localStorage.clear());

it('writes each end down once, in the order of time', () => {
  expect(write([end('b/1', 'lost', 2), end('a/1', 'won', 1)])).toBe(2);
  expect(write([end('a/1', 'lost', 9)])).toBe(0);
  expect(ended().map(({ game }) => game)).toEqual(['a/1', 'b/1']);
});

it('counts by level, and over time', () => {
  const all = [end('a', 'won', 1), end('b', 'won', 2, 3), end('c', 'lost', 3), end('d', 'even', 4)];
  expect(tallies(all, 'wall')).toEqual([
    { level: 1, won: 1, lost: 1, even: 1 },
    { level: 3, won: 1, lost: 0, even: 0 },
  ]);
  expect(tallies(all, 'ball')).toEqual([]);
  expect(lead(all)).toEqual([1, 2, 1, 1]);
});

it('goes to another device in a file, and takes no other file', () => {
  const all = [end('a', 'won', 1)];
  expect(read(written(all))).toEqual(all);
  expect(read('{"ended": []}')).toBeNull();
  expect(read('no json')).toBeNull();
  expect(read('{"cavale": "book", "ended": [{"slug": 1}, null]}')).toEqual([]);
});
