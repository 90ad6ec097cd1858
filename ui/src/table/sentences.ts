import { say } from '../lib/i18n.svelte';
import { strings } from '../lib/strings';
import type { Table, Words } from '../wire/types';
import type { LiveTable } from './live.svelte';
import { nameOf } from './names';

export interface Said {
  now: Words;
  before: Words | null;
  /** Why this screen cannot move now; null when it can. */
  idle: Words | null;
}

/** What is said under the board. */
export function sentences(live: LiveTable, table: Table, held: number[]): Said {
  const idle = idleness(live, table, held);
  const { film } = live;
  const step = film.step;
  const { aside } = film;
  if (aside) return { now: aside.step?.words ?? table.prompt, before: strings.notPlayed(aside.index, aside.last), idle };
  if (!film.live) return { now: step?.words ?? table.prompt, before: null, idle };
  // What chance did unseen is not worth a line.
  const before = step && step.kind !== 'start' && !(step.kind === 'chance' && step.move === null) ? step.words : null;
  if (!film.current && before) return { now: before, before: null, idle };
  const news = live.news && live.news !== before && (table.status !== 'over' || table.rematch) ? live.news : before;
  if (live.awaited !== null) return { now: passing(live.awaited, table), before, idle };
  if (table.outcome) return { now: table.outcome.words, before: news, idle };
  if (live.thinking) return { now: strings.thinking, before: news, idle };
  return { now: turn(table, held.length > 1), before: news, idle };
}

function passing(awaited: number, table: Table): Words {
  return strings.passTo(nameOf(table.seats[awaited], say));
}

/** Whose turn it is and what they can do. `shared`: several play from this screen. */
function turn(table: Table, shared: boolean): Words {
  const seat = table.seats.find((one) => one.seat === table.mover);
  if (!seat || table.mover !== table.you || table.status !== 'playing') return table.prompt;
  const who = seat.name ? { fr: seat.name, en: seat.name } : seat.title;
  return shared ? strings.theirTurn(who, table.prompt) : strings.yourTurn(table.prompt);
}

function idleness(live: LiveTable, table: Table, held: number[]): Words | null {
  if (table.status === 'waiting') return strings.waitingSeat;
  if (table.status === 'over') return strings.gameIsOver;
  if (held.length === 0) return strings.watching;
  if (live.awaited !== null) return passing(live.awaited, table);
  if (table.mover === table.you) return null;
  return strings.notYourTurn(nameOf(table.seats.find((seat) => seat.seat === table.mover), say));
}
