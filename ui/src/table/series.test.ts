import { describe, expect, it } from 'vitest';
import type { Seat, Table } from '../wire/types';
import { seriesWords } from './series';

const seat = (number: number, name: string): Seat => ({
  seat: number,
  player: number,
  title: { fr: 'titre', en: 'title' },
  name,
  kind: 'here',
  level: null,
  claimed: true,
  stand_in: null,
});

function said(more: Partial<Table>): string | undefined {
  const table = { games: 4, number: 2, status: 'over', seats: [seat(0, 'Ada'), seat(1, 'Bob')], ...more } as Table;
  return seriesWords(table, (words: Saying) => words.en)?.en;
}

describe('a series', () => {
  it.each([
    ['under way', { score: [9, 4], leaders: [0] }, 'Ada leads, 9 to 4.'],
    ['where fewer points win', { score: [9, 4], leaders: [1] }, 'Bob leads, 4 to 9: fewest points win.'],
    ['level', { score: [3, 3], leaders: [0, 1] }, 'Level, 3 to 3.'],
    ['won', { score: [1, 3], leaders: [1], number: 4 }, 'Bob wins the series, 3 to 1.'],
    ['drawn', { score: [2, 2], leaders: [0, 1], number: 4 }, 'The series is drawn, 2 to 2.'],
    ['below nothing', { score: [2, -2], leaders: [0] }, 'Ada leads, 2 to −2.'],
    ['in parts of a point', { score: [1 / 3, 2], leaders: [1] }, 'Bob leads, 2 to 0.33.'],
    ['between games only', { score: [1, 0], leaders: [0], status: 'playing' as const }, undefined],
    ['of one game is none', { score: [1, 0], leaders: [0], games: 1, number: 1 }, undefined],
  ])('%s', (_, more, words) => expect(said(more)).toBe(words));
});
