import { beforeEach, expect, test } from 'vitest';
import { dayOf, daysInARow, solve, solved, solveDay } from './progress';

beforeEach(() => localStorage.clear());

test('what was solved is kept once', () => {
  solve('wall', 'escape-1-1');
  solve('wall', 'escape-1-1');
  solve('ball', 'win-1-1');
  expect(solved('wall')).toEqual(['escape-1-1']);
});

test('days in a row count, and a day that was missed begins anew', () => {
  expect(daysInARow('2026-11-18')).toBe(0);
  solveDay('2026-11-17');
  solveDay('2026-11-18');
  solveDay('2026-11-18');
  expect(daysInARow('2026-11-18')).toBe(2);
  expect(daysInARow('2026-11-19')).toBe(2);
  expect(daysInARow('2026-11-20')).toBe(0);
  solveDay('2026-11-20');
  expect(daysInARow('2026-11-20')).toBe(1);
});

test('a day ends everywhere at the same time, also between two months', () => {
  expect(dayOf(Date.UTC(2026, 10, 30, 23, 59))).toBe('2026-11-30');
  solveDay('2026-11-30');
  solveDay('2026-12-01');
  expect(daysInARow('2026-12-01')).toBe(2);
});
