import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../wire/types';
import { habitsFor, lengths, sideOf, tableFor, takersFor, type Habits, type Taker } from './habits';

const words = '';
const game = (more: Partial<Game> = {}): Game => ({
  slug: 'toy',
  title: words,
  after: words,
  tagline: words,
  accent: '#000',
  seats: ['a', 'b', 'c', 'd'].map((name) => ({ name, title: words })),
  seat_counts: [2, 3, 4],
  games: [2, 4],
  variants: [{ name: 'plain', title: words, detail: words, fewer_points_win: false, seats: null, levels: [1, 2, 3], minutes: 1, rulebook: false }],
  levels: [1, 2, 3].map((level) => ({ level, title: words, says: '' })),
  minutes: 1,
  clock: { per: 'game', seconds: 60, increment: 5 },
  notebook: false,
  lessons: false,
  puzzles: false,
  openings: false,
  usual: 'plain',
  chance: false,
  hidden: false,
  ...more,
});

describe('how somebody plays', () => {
  beforeEach(() => localStorage.clear());

  it('begins with what is usual', () => {
    expect(habitsFor(game())).toEqual({ level: 2, side: 0, variant: 'plain', count: 2, games: 2, aids: 1, clock: 'usual', away: 0, heir: 3, named: 0 });
  });

  it('is remembered, as far as the game still has it', () => {
    tableFor(game(), [1, 1], { level: 3, side: -1, variant: 'plain', count: 3, games: 4, aids: 1, clock: 'usual', away: 0, heir: 3, named: 0 }, 'Ada');
    expect(habitsFor(game())).toEqual({ level: 3, side: -1, variant: 'plain', count: 3, games: 4, aids: 1, clock: 'usual', away: 0, heir: 3, named: 0 });
    const smaller = game({ seat_counts: [2], games: [2], levels: [{ level: 1, title: words, says: '' }] });
    expect(habitsFor(smaller)).toEqual({ level: 1, side: -1, variant: 'plain', count: 2, games: 2, aids: 1, clock: 'usual', away: 0, heir: 1, named: 0 });
  });

  it('offers the usual lengths where many are allowed, and all where few are', () => {
    expect(lengths(game({ games: [1, 2, 3, 4, 5, 6, 7] }))).toEqual([1, 3, 5]);
    expect(lengths(game({ games: [2, 4, 6, 8, 10] }))).toEqual([2, 4, 6, 8, 10]);
  });

  it('takes a seat that is there', () => {
    expect([sideOf({ side: 3, count: 4 }), sideOf({ side: 3, count: 3 }), sideOf({ side: -1, count: 2 })]).toEqual([3, 0, -1]);
  });
});

describe('a table', () => {
  const habits = { level: 2, side: 1, variant: 'plain', count: 3, games: 4, aids: 1, clock: 'usual', away: 0, heir: 3, named: 0 };

  it('gives the other seats to bots, to people here or to whoever has a link', () => {
    const bots = tableFor(game(), takersFor('bot', habits), habits, 'Ada');
    expect(bots).toEqual({
      game: 'toy',
      variant: 'plain',
      games: 4,
      left_to: 3,
      seats: [{ kind: 'bot', level: 2 }, { kind: 'here', name: 'Ada' }, { kind: 'bot', level: 2 }],
    });
    const kinds = (way: 'here' | 'friend') => tableFor(game(), takersFor(way, habits), habits, '').seats.map(({ kind }) => kind);
    expect(kinds('here')).toEqual(['here', 'here', 'here']);
    expect(kinds('friend')).toEqual(['link', 'here', 'link']);
  });

  it('keeps the order of those who take seats one by one', () => {
    const { seats } = tableFor(game(), ['link', 1], { ...habits, side: 2 }, '');
    expect(seats).toEqual([{ kind: 'link' }, { kind: 'bot', level: 1 }, { kind: 'here' }]);
  });

  it('draws the seat of whoever does not mind', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    expect(tableFor(game(), [1, 1], { ...habits, side: -1 }, '').seats[2]).toEqual({ kind: 'here' });
    vi.restoreAllMocks();
  });

  it('times those who play from elsewhere, and nobody else', () => {
    const clock = (takers: Taker[], chosen: string, anyone = false) =>
      tableFor(game(), takers, { ...habits, clock: chosen }, '', anyone).clock;
    expect(clock(['link', 1], 'own')).toEqual({ per: 'game', seconds: 60, increment: 5 });
    expect(clock(['link', 1], 'day')).toEqual({ per: 'move', seconds: 86_400, increment: 0 });
    expect(clock(['link', 1], 'none')).toBeUndefined();
    expect(clock(['here', 1], 'own')).toBeUndefined();
  });

  it('leaves friends their time, and not those who wait for somebody', () => {
    const clock = (anyone: boolean) => tableFor(game(), ['link', 1], habits, '', anyone).clock;
    expect(clock(false)).toBeUndefined();
    expect(clock(true)).toEqual({ per: 'game', seconds: 60, increment: 5 });
  });

  it('has a bot play for whoever is away, among people apart who meet at one time', () => {
    const after = (takers: Taker[], more: Partial<Habits>, toy = game()) =>
      tableFor(toy, takers, { ...habits, away: 2, ...more }, '').stand_in;
    expect(after(['link', 1], {})).toBe(120);
    expect(after(['link', 1], { away: 0 })).toBeUndefined();
    expect(after(['link', 1], { clock: 'day' })).toBeUndefined();
    expect(after(['here', 1], {})).toBeUndefined();
    expect(after(['link', 'link'], {}, game({ levels: [] }))).toBeUndefined();
  });

  it('gives everybody who shares a screen their own name, and drops none', () => {
    const { seats } = tableFor(game(), ['here', 'here'], habits, 'Ada', false, ['Bo', 'Cy']);
    expect(seats.map(({ name }) => name)).toEqual(['Bo', 'Ada', 'Cy']);
    expect(tableFor(game(), ['here', 1], habits, 'Ada').seats.map(({ name }) => name)).toEqual([undefined, 'Ada', undefined]);
  });

  it('lets several friends gather before it begins, and not one alone', () => {
    expect(tableFor(game(), ['link', 'link'], habits, '').gathering).toBe(true);
    expect(tableFor(game(), ['link', 1], habits, '').gathering).toBeUndefined();
    expect(tableFor(game(), ['link', 'link'], habits, '', true).gathering).toBeUndefined();
  });
});
