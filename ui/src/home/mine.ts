import { face } from '../lib/clock';
import { strings } from '../lib/strings';
import type { MyTable, Seat, Words } from '../wire/types';

/** Those whose turn it is first, then the newest; what is over comes last. */
export function inOrder(tables: MyTable[]): MyTable[] {
  const rank = ({ turn, outcome }: MyTable) => (turn ? 0 : outcome ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || (a.at < b.at ? 1 : -1));
}

type Say = (words: Words) => string;

const called = (seat: Seat, say: Say) => seat.name || say(seat.title);

/** Who else is there. */
export function others({ table, you }: MyTable, say: Say): string {
  return table.seats
    .filter(({ seat }) => !you.includes(seat))
    .map((seat) => (seat.claimed ? called(seat, say) : say(strings.seatEmpty)))
    .join(', ');
}

/** How things stand. */
export function standing({ table, you, turn, mover, outcome, due }: MyTable, say: Say, now = Date.now()): string {
  if (turn && due) return `${say(strings.myTurn)} · ${say(strings.leftToMove(face(Math.max(0, Date.parse(due) - now))))}`;
  if (turn) return say(strings.myTurn);
  if (outcome && table.number < table.games) return say(strings.betweenGames);
  // Who holds all the seats has neither won nor lost.
  if (outcome && (outcome.winner === null || you.length === table.seats.length)) return say(strings.finished);
  if (outcome) return say(you.includes(outcome.winner ?? -1) ? strings.iWon : strings.iLost);
  const seat = table.seats.find((one) => one.seat === mover);
  return seat ? say(strings.theirTurnIs(called(seat, say))) : say(strings.stillWaiting);
}
