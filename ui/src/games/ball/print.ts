import { around, type PrintedGame } from '../../print/parts';
import { HEIGHT, SQUARE, WIDTH } from './geometry';
import Printed from './Printed.svelte';
import './look.css';
import './print.css';

/** So wide that a square is 25 mm. */
const BOARD = (25 * WIDTH) / SQUARE;

const ball: PrintedGame = {
  Draw: Printed,
  look: 'ball-look',
  boards: [{ name: 'board', box: { x: 0, y: 0, width: WIDTH, height: HEIGHT }, width: BOARD, title: 'print-board' }],
  decks: [],
  pieces: [
    { name: 'blue', box: around(80, 80), width: 20, fold: 'flat', count: 7 },
    { name: 'red', box: around(80, 80), width: 20, fold: 'flat', count: 7 },
    { name: 'ball', box: around(52, 52), width: 12, fold: 'flat', count: 1 },
  ],
};

export default ball;
