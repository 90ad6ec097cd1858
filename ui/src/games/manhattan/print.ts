import { around, type Part, type Piece, type PrintedGame } from '../../print/parts';
import { frame } from './city';
import Printed from './Printed.svelte';
import { COLOURS, FILES } from './wire';
import './look.css';
import './print.css';

const CARD = around(68, 96);
const card = (name: string): Part => ({ name, box: CARD, width: 44 });
const times = (count: number, name: string): Part[] => Array<Part>(count).fill(card(name));

/** Clause 1.3. */
const missions = FILES.flatMap((file) => times(4, `mission ${file}`));
const traps = [
  ...times(3, 'trap lieutenant'),
  ...times(1, 'trap all'),
  ...FILES.flatMap((file) => [...times(2, `trap ${file} 1`), ...times(1, `trap ${file} 2`), ...times(1, `trap ${file} 3`)]),
];

const manhattan: PrintedGame = {
  Draw: Printed,
  look: 'manhattan-look',
  boards: [{ name: 'city', box: frame, width: 468, title: 'print-board' }],
  decks: [
    { title: 'board-missions', faces: missions, back: card('mission') },
    { title: 'board-traps', faces: traps, back: card('trap') },
  ],
  pieces: [
    ...COLOURS.flatMap((colour) => [1, 2].map((car): Piece => ({ name: `car ${colour} ${car}`, box: around(66, 38), width: 21, fold: 'flat', count: 1 }))),
    ...FILES.map((file): Piece => ({ name: `criminal ${file}`, box: { x: -24, y: -32, width: 48, height: 60 }, width: 16, fold: 'stand', count: 1 })),
    ...COLOURS.map((colour): Piece => ({ name: `warrant ${colour}`, box: around(44, 44), width: 14, fold: 'flat', count: 1 })),
  ],
};

export default manhattan;
