import { message, type Message, type Plain } from '../lib/i18n.svelte';
import { dealt, gathered, tiled, type Side, type Size } from './layout';
import type { PrintedGame } from './parts';
import type { Wanted } from './wanted';

/** One side that is printed, and what stands at its foot; null is left white. */
export type Printed = { side: Side; part: Message; n: number; all: number } | null;

/** In the order they leave the printer: what is cut out has nothing behind it but its own back. */
export function sheets(game: PrintedGame, paper: Size, { parts, duplex }: Wanted): Printed[] {
  const found: Printed[] = [];
  const alone = (sides: Side[], title: Plain) =>
    sides.forEach((side, i) => found.push({ side, part: message(title), n: i + 1, all: sides.length }, ...(duplex ? [null] : [])));
  if (parts.includes('board')) for (const board of game.boards) alone(tiled(board, paper), board.title);
  if (parts.includes('pieces')) alone(gathered(game.pieces, paper), 'print-pieces');
  if (parts.includes('cards'))
    for (const deck of game.decks) {
      const sides = dealt(deck, paper);
      const part = (i: number) => (i % 2 ? message('print-backs', { part: message(deck.title) }) : message(deck.title));
      sides.forEach((side, i) => found.push({ side, part: part(i), n: Math.floor(i / 2) + 1, all: sides.length / 2 }));
    }
  return found;
}
