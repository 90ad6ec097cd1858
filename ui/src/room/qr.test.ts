import { expect, it } from 'vitest';
import codes from './codes.json';
import { qr, qrPath } from './qr';

/** The first rows of a code as one would draw it. */
const drawn = (text: string): string[] => qr(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

it('grows with the text, up to version 10', () => {
  expect(qr('a').length).toBe(21);
  expect(qr('x'.repeat(84)).length).toBe(37);
  expect(qr('x'.repeat(85)).length).toBe(41);
  expect(qr('x'.repeat(213)).length).toBe(57);
  expect(() => qr('x'.repeat(214))).toThrow(RangeError);
});

it('has its three finders, and the timing between them', () => {
  const rows = drawn('https://cavale.example/r/abcdefghij');
  expect(rows[0]).toMatch(/^#######\..*\.#######$/);
  expect(rows[2]).toMatch(/^#\.###\.#\..*\.#\.###\.#$/);
  expect(rows[6]?.slice(6, -6)).toMatch(/^(#\.)+#$/);
  expect(rows.at(-1)).toMatch(/^#######\./);
});

it('is drawn square by square', () => {
  expect(qrPath([[true, false], [false, true]])).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});

// The same file is read by the test of the Python that draws codes in terminals and on deal sheets.
it.each(Object.entries(codes))('draws %s as everybody does', (text, rows) => expect(drawn(text)).toEqual(rows));
