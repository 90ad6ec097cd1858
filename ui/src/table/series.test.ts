import { describe, expect, it } from 'vitest';
import { say, speech } from '../lib/i18n.svelte';
import type { Seat, Table } from '../wire/types';
import { written } from '../lib/samples';
import { castOf } from './names';
import { seriesWords } from './series';

const seat = (number: number, name: string): Seat => ({
  seat: number,
  player: number,
  title: 'yellow',
  name,
  kind: 'here',
  level: null,
  claimed: true,
  stand_in: null,
});

function said(more: Partial<Table>): string | undefined {
  const table = { games: 4, number: 2, status: 'over', seats: [seat(0, 'Ada'), seat(1, 'Bob')], ...more } as Table;
  speech.cast = castOf(table.seats, null);
  const words = seriesWords(table);
  return words ? say(words) : undefined;
}

describe('a series', () => {
  it.each([
    ['under way', { score: [9, 4], leaders: [0] }, 'Ada leads, 9 – 4.'],
    ['where fewer points win', { score: [9, 4], leaders: [1] }, 'Bob leads, 4 – 9: fewest points win.'],
    ['level', { score: [3, 3], leaders: [0, 1] }, 'Level, 3 – 3.'],
    ['won', { score: [1, 3], leaders: [1], number: 4, series: { winner: 1, said: [written('Bob wins.')] } }, 'Bob wins.'],
    ['below nothing', { score: [2, -2], leaders: [0] }, 'Ada leads, 2 – −2.'],
    ['in parts of a point', { score: [1 / 3, 2], leaders: [1] }, 'Bob leads, 2 – 0.33.'],
    ['between games only', { score: [1, 0], leaders: [0], status: 'playing' as const }, undefined],
    ['of one game is none', { score: [1, 0], leaders: [0], games: 1, number: 1 }, undefined],
  ])('%s', (_, more, words) => expect(said(more)).toBe(words));
});
