import { say } from '../lib/i18n.svelte';
import { strings } from '../lib/strings';
import type { Table, Words } from '../wire/types';
import type { LiveTable } from './live.svelte';
import { nameOf } from './names';
import type { Notice } from './Sentence.svelte';
import { seriesWords } from './series';

export interface Said {
  now: Words;
  before: Words | null;
  /** Why this screen cannot move now; null when it can. */
  idle: Words | null;
  notice: Notice | null;
}

/** What is said under the board. */
export function sentences(live: LiveTable, table: Table, held: number[]): Said {
  return { ...spoken(live, table, held), notice: noticed(live, table, held), idle: idleness(live, table, held) };
}

/** About the table rather than the game: the line is down, one looks back, a series goes on. */
function noticed(live: LiveTable, table: Table, held: number[]): Notice | null {
  const { film, connection } = live;
  if (connection !== 'fine') return { name: connection, words: strings[connection] };
  if (!film.live && !film.aside) return { name: 'viewing', words: strings.viewing(film.index, film.last) };
  const series = film.current ? seriesWords(table, say) : null;
  if (series) return { name: 'series', words: series };
  return held.length === 0 && table.status === 'playing' ? { name: 'watching', words: strings.watching } : null;
}

function spoken(live: LiveTable, table: Table, held: number[]): Pick<Said, 'now' | 'before'> {
  const { film } = live;
  const step = film.step;
  const { aside } = film;
  if (aside) return { now: aside.step?.words ?? table.prompt, before: strings.notPlayed(aside.index, aside.last) };
  if (!film.live) return { now: step?.words ?? table.prompt, before: null };
  // What chance did unseen is not worth a line.
  const before = step && step.kind !== 'start' && !(step.kind === 'chance' && step.move === null) ? step.words : null;
  if (!film.current && before) return { now: before, before: null };
  const news = live.news && live.news !== before && (table.status !== 'over' || table.rematch) ? live.news : before;
  if (live.awaited !== null) return { now: passing(live.awaited, table), before };
  if (table.outcome) return { now: table.outcome.words, before: news };
  if (live.thinking) return { now: live.waiting ? strings.botWaits : strings.thinking, before: news };
  return { now: turn(table, held.length > 1), before: news };
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
