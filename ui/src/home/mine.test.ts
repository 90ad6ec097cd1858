import { describe, expect, it } from 'vitest';
import type { Game, MyTable, Seat } from '../wire/types';
import { inOrder, others, standing } from './mine';

const shelf = { seats: [0, 1].map((n) => ({ name: `s${n}`, title: `seat ${n}` })), variants: [] } as unknown as Game;
const seat = (number: number, name: string, claimed = true): Seat => ({
  seat: number,
  player: number,
  title: `s${number}`,
  name,
  kind: 'link',
  level: null,
  claimed,
});

const mine = (id: string, more: Partial<MyTable> = {}): MyTable => ({
  table: {
    id,
    game: 'wall',
    variant: 'single',
    status: 'playing',
    seats: [seat(0, 'Ada'), seat(1, '')],
    number: 1,
    games: 1,
    opened: '',
  },
  you: [0],
  mover: 1,
  turn: false,
  outcome: null,
  due: null,
  at: `2026-01-01T00:00:0${id.length}.000Z`,
  ...more,
});

const over = { points: [1, 0], reason: 'resigned', said: [], winner: 0 };

describe('my tables', () => {
  it('puts those that wait for me first, the newest before the others, and what is over last', () => {
    const tables = [mine('a', { outcome: over }), mine('bb'), mine('ccc'), mine('d', { turn: true })];
    expect(inOrder(tables).map(({ table }) => table.id)).toEqual(['d', 'ccc', 'bb', 'a']);
  });

  it('says who else is there', () => {
    expect(others(mine('a'), shelf)).toBe('seat 1');
    expect(others(mine('a', { you: [1] }), shelf)).toBe('Ada');
    const bot = mine('a');
    bot.table.seats[1] = { ...seat(1, ''), kind: 'bot', level: 2 };
    expect(others(bot, { ...shelf, levels: [{ level: 2, title: 'Accomplice', says: '' }] })).toBe('Accomplice (bot)');
    const alone = mine('a');
    alone.table.seats[1] = seat(1, 'Bob', false);
    expect(others(alone, shelf)).toBe('free seat');
  });

  it('says how things stand', () => {
    expect(standing(mine('a', { turn: true, mover: 0 }), shelf)).toBe('Your turn');
    const due = mine('a', { turn: true, mover: 0, due: '2026-01-03T03:00:00.000Z' });
    expect(standing(due, shelf, Date.parse('2026-01-01T00:00:00.000Z'))).toBe('Your turn · 2 d 3 h left');
    expect(standing(mine('a'), shelf)).toBe('seat 1 to move');
    expect(standing(mine('a', { mover: null }), shelf)).toBe('Waiting for a player');
    const ended = (you: number[], winner: number | null) => standing(mine('a', { mover: null, you, outcome: { ...over, winner } }), shelf);
    expect([ended([0], 0), ended([1], 0), ended([0], null), ended([0, 1], 0)]).toEqual(['Won', 'Lost', 'Over', 'Over']);
    const series = mine('a', { mover: null, outcome: over });
    series.table.games = 3;
    expect(standing(series, shelf)).toBe('Next game to play');
  });
});
