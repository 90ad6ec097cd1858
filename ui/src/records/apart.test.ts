import { expect, it } from 'vitest';
import { apart, headline } from './apart';

const one = 'cavale-record: 1\ngame: wall\ndate: 2026-11-16\nresult: 1-0 resigned\n\n1. 3L\n';
const two = 'cavale-record: 1\ngame: thief\nresult: *\n\n1. ?\n';

it('takes apart what was saved together', () => {
  expect(apart(`${one}\n${two}`).map((part) => part.trim())).toEqual([one.trim(), two.trim()]);
  expect(apart(one)).toEqual([one]);
  expect(apart('nonsense')).toEqual(['nonsense']);
  expect(apart('')).toEqual(['']);
});

it('knows a record by its first lines', () => {
  expect([one, two, 'nonsense'].map(headline)).toEqual([
    { game: 'wall', date: '2026-11-16', result: '1-0' },
    { game: 'thief', date: '', result: '*' },
    { game: '', date: '', result: '' },
  ]);
});
