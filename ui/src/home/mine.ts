import { face } from '../lib/clock';
import { say } from '../lib/i18n.svelte';
import type { Game, MyTable } from '../wire/types';
import { listed } from './listed';

/** Those whose turn it is first, then the newest; what is over comes last. */
export function inOrder(tables: MyTable[]): MyTable[] {
  const rank = ({ turn, outcome }: MyTable) => (turn ? 0 : outcome ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || (a.at < b.at ? 1 : -1));
}

/** Who else is there. */
export function others({ table, you }: MyTable, game: Game | undefined): string {
  return table.seats
    .filter(({ seat }) => !you.includes(seat))
    .map((seat) => (seat.claimed ? listed(seat, game) : say('seat-empty')))
    .join(', ');
}

/** How things stand. */
export function standing({ table, you, turn, mover, outcome, due }: MyTable, game: Game | undefined, now = Date.now()): string {
  if (turn && due) return `${say('my-turn')} · ${say('left-to-move', { time: face(Math.max(0, Date.parse(due) - now)) })}`;
  if (turn) return say('my-turn');
  if (outcome && table.number < table.games) return say('between-games');
  // Who holds all the seats has neither won nor lost.
  if (outcome && (outcome.winner === null || you.length === table.seats.length)) return say('finished');
  if (outcome) return say(you.includes(outcome.winner ?? -1) ? 'i-won' : 'i-lost');
  const seat = table.seats.find((one) => one.seat === mover);
  return seat ? say('their-turn-is', { who: listed(seat, game) }) : say('still-waiting');
}
