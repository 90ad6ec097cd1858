import { describe, expect, it } from 'vitest';
import samples from './positions.json';
import { Unreadable, type Reader, type Titles } from './reader';

const readers = import.meta.glob<{ default: Reader; titles: Titles }>('../games/*/position.ts', { eager: true });
const of = (game: string) => readers[`../games/${game}/position.ts`]!;

// `python -m tools.positions` renews them, tests/docs/test_embed.py holds that the server shows the same.
describe.each([...new Set(samples.map(({ game }) => game))])('a text of %s', (game) => {
  it('is read as the server shows it', () => {
    for (const { variant, titles, seat, text, view } of samples.filter((one) => one.game === game)) {
      const read = of(game).default(text, { variant, seat });
      expect(read, `${variant} ${seat} ${text}`).toEqual(view);
      expect(of(game).titles(read)).toEqual(titles);
    }
  });

  it.each(['', 'nonsense', '-', 'a b c d e f g', '1 2 3', '?'])('is refused when it reads "%s"', (text) => {
    expect(() => of(game).default(text, { variant: '', seat: null })).toThrow(Unreadable);
  });
});

it('every game of the house can be read', () => {
  const boards = Object.keys(import.meta.glob('../games/*/index.ts')).map((path) => path.split('/').at(-2));
  expect(Object.keys(readers).map((path) => path.split('/').at(-2))).toEqual(boards.filter((game) => game !== 'plain'));
});
