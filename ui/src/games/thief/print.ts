import { around, type Piece, type PrintedGame } from '../../print/parts';
import { PLATE } from './geometry';
import Printed from './Printed.svelte';
import './look.css';
import './print.css';

/** No flight is longer, so no hunt is. */
const TURNS = 10;
const plate = { x: 0, y: 0, width: PLATE, height: PLATE };
/** A point and its neighbours are 15 mm apart. */
const WIDTH = 181;

/** The answer is turned up: near on one side, far on the other. */
const clues: Piece[] = Array.from({ length: TURNS }, (_, i) => ({
  name: `near ${i + 1}`,
  other: `far ${i + 1}`,
  box: around(42, 42),
  width: 14,
  fold: 'flat',
  count: 1,
}));

const thief: PrintedGame = {
  Draw: Printed,
  look: 'thief-look',
  boards: [
    { name: 'plate', box: plate, width: WIDTH, title: 'print-pursuit' },
    { name: 'plate', box: plate, width: WIDTH, title: 'print-flight' },
    { name: 'pad', box: { x: 0, y: 0, width: 2 * PLATE, height: 3 * PLATE }, width: 172, title: 'print-pad' },
  ],
  decks: [],
  pieces: [
    { name: 'detective', box: { x: -18, y: -26, width: 36, height: 50 }, width: 18, fold: 'stand', count: 1 },
    ...clues,
    { name: 'foot', box: around(36, 44), width: 11, fold: 'flat', count: TURNS },
  ],
};

export default thief;
