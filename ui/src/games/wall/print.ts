import { around, type PrintedGame } from '../../print/parts';
import { CELL, GROOVE, HEIGHT, WIDTH } from './geometry';
import Printed from './Printed.svelte';
import './look.css';
import './print.css';

/** So wide that a cell is 25 mm. */
const BOARD = 180;
const UNIT = BOARD / WIDTH;
const ROPE = around(CELL - 2, GROOVE);
const CLIMBER = { x: -30, y: -90, width: 60, height: 92 };

const wall: PrintedGame = {
  Draw: Printed,
  look: 'wall-look',
  boards: [{ name: 'wall', box: { x: 0, y: 60, width: WIDTH, height: HEIGHT - 56 }, width: BOARD, title: 'print-board' }],
  decks: [],
  pieces: [
    ...(['yellow', 'blue'] as const).flatMap((colour) => [
      { name: colour, box: ROPE, width: ROPE.width * UNIT, fold: 'flat' as const, count: 13 },
      { name: `${colour} climber`, box: CLIMBER, width: 16, fold: 'stand' as const, count: 3 },
    ]),
    { name: 'closed', box: around(90, 60), width: 22, fold: 'flat', count: 1 },
  ],
};

export default wall;
