import { around, type Part, type Piece, type PrintedGame } from '../../print/parts';
import { country } from './country';
import Printed from './Printed.svelte';
import { PURSUERS, SUBJECTS } from './wire';
import './look.css';
import './print.css';

const FIGURE = around(116, 108);
const CARD = { x: 0, y: 0, width: 64, height: 98 };
const card = (name: string, width = 44): Part => ({ name, box: CARD, width });
/** Clause 1.3. */
const COUNTS = { pursuer: { '+': 3, '=': 2, '-': 3 }, horse: { '+': 4, '=': 4, '-': 4 } };
const PLAYERS = 6;
/** So wide that all of them lie on one sheet. */
const SLIP = 30;

const deck = SUBJECTS.flatMap((subject) =>
  Object.entries(COUNTS[subject === 'horse' ? 'horse' : 'pursuer']).flatMap(([sign, count]) => Array<Part>(count).fill(card(subject + sign))),
);
const slips = Array.from({ length: PLAYERS }, () => PURSUERS.map((subject) => card(`slip ${subject}`, SLIP))).flat();

const horse: PrintedGame = {
  Draw: Printed,
  look: 'horse-look',
  boards: [{ name: 'country', box: { x: 0, y: 0, ...country.size }, width: 344, title: 'print-board' }],
  decks: [
    { title: 'print-cards', faces: deck, back: card('back') },
    { title: 'print-slips', faces: slips, back: card('slip back', SLIP) },
  ],
  pieces: SUBJECTS.map((subject): Piece => ({ name: subject, box: FIGURE, width: 26, fold: 'stand', count: 1 })),
};

export default horse;
