import { parts, type Reader, type Titles, Unreadable } from '../../embed/reader';
import { PURSUERS, SUBJECTS, type HorseView } from './wire';

const EXAMPLE = 'farm,farm,farm,farm,farm,A14 0 1 * -- -/- f+++==---w+++==---l+++==---m+++==---d+++==---h++==--';
const TEXT =
  /^(?<places>[A-Za-z0-9]+(?:,[A-Za-z0-9]+){5}) (?<length>\d{1,3}) (?<deal>\d{1,2}) (?<mover>\*|=|[1-6]!?) (?<papers>[fwlmd?-]{2,6}) (?<hands>\S+) (?<rest>\S+)$/;
const CARDS = /^(?:-|(?:[fwlmdh][+=-]+)+)$/;
const FIRST_LENGTH = 3;
const DEALS = 12;
const PURSUER_CARDS = 8 * PURSUERS.length;
/** By number of players: all horse cards in the deck, and cards for each. */
const HORSE_CARDS: Record<number, number> = { 2: 6, 3: 8, 4: 12, 5: 12, 6: 8 };
const DEALT: Record<number, number> = { 2: 15, 3: 14, 4: 13, 5: 10, 6: 8 };

type Cards = Record<string, number>;

const word = (letter: string): string => SUBJECTS.find((subject) => subject[0] === letter) ?? '';
const total = (cards: Cards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

function cards(text: string): Cards {
  if (!CARDS.test(text)) throw new Unreadable(EXAMPLE);
  const found: Cards = {};
  for (const [, letter = '', signs = ''] of text.matchAll(/([a-z])([+=-]+)/g))
    for (const sign of signs) found[word(letter) + sign] = (found[word(letter) + sign] ?? 0) + 1;
  return found;
}

const read: Reader = (text, { seat }): HorseView => {
  const { places = '', length, deal: dealt, mover = '', papers: letters = '', hands = '', rest = '' } = parts(text, TEXT, EXAMPLE);
  const held = hands.split('/').map(cards);
  const seats = held.length;
  if (letters.length !== seats || !(seats in DEALT)) throw new Unreadable(EXAMPLE);
  const holds = held.map(total);
  const [deal, steps] = [Number(dealt), Number(length)];
  const dealing = mover === '*';
  const over = mover === '=' || mover.endsWith('!');
  const who = dealing || over ? null : Number(mover) - 1;
  const papers = [...letters].map((letter) => (letter === '-' || letter === '?' ? null : word(letter)));
  const aside = PURSUER_CARDS + (HORSE_CARDS[seats] ?? 0) - seats * (DEALT[seats] ?? 0);
  const known = deal > 1 || (!dealing && total(held[0] ?? {}) + holds.slice(1).reduce((a, b) => a + b, 0) === 0);
  const left = dealing ? whole(seats) : null;
  return {
    phase: over ? 'over' : dealing ? 'deal' : letters.includes('-') ? 'choose' : 'play',
    mover: who,
    dealer: (deal - 2 + seats) % seats,
    deal,
    deals: DEALS,
    length: steps || null,
    lengths: {
      plus: steps === 0 ? FIRST_LENGTH : steps + 1,
      equal: steps || FIRST_LENGTH,
      minus: steps === 0 ? FIRST_LENGTH : Math.max(1, steps - 1),
    },
    places: Object.fromEntries(places.split(',').map((cell, i) => [SUBJECTS[i] ?? '', cell])),
    hand: seat === null ? null : (held[seat] ?? null),
    paper: seat === null ? null : (papers[seat] ?? null),
    papers: papers.map((paper, i) => (over || i === seat ? paper : null)),
    chosen: [...letters].map((letter) => letter !== '-'),
    holds,
    undealt: dealing ? total(cards(rest)) + (deal > 1 ? aside : 0) : aside,
    winner: mover.endsWith('!') ? Number(mover[0]) - 1 : null,
    aside: !known ? null : left === null ? cards(rest) : without(left, [...held, cards(rest)]),
  };
};

/** The deck of so many players. */
function whole(seats: number): Cards {
  const all: Cards = {};
  for (const subject of PURSUERS) Object.assign(all, { [`${subject}+`]: 3, [`${subject}=`]: 2, [`${subject}-`]: 3 });
  const even = (HORSE_CARDS[seats] ?? 0) === 8 ? [3, 2, 3] : Array.from({ length: 3 }, () => (HORSE_CARDS[seats] ?? 0) / 3);
  ['+', '=', '-'].forEach((sign, i) => (all[`horse${sign}`] = even[i] ?? 0));
  return all;
}

function without(all: Cards, taken: Cards[]): Cards {
  const left = Object.entries(all).map(([card, count]) => [card, taken.reduce((rest, cards) => rest - (cards[card] ?? 0), count)] as const);
  return Object.fromEntries(left.filter(([, count]) => count > 0));
}

export default read;

const SEATS = ['mill', 'forge', 'well', 'station', 'press', 'dovecote'];

export const titles: Titles = (view) => SEATS.slice(0, (view as HorseView).holds.length);
