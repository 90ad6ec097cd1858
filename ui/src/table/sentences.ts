import { both, message, type Saying } from '../lib/i18n.svelte';
import type { Table } from '../wire/types';
import type { LiveTable } from './live.svelte';
import type { Notice } from './Sentence.svelte';
import { seriesWords } from './series';

export interface Said {
  now: Saying;
  before: Saying | null;
  /** What has just happened, where that is not `before`. */
  event?: Saying;
  /** Why this screen cannot move now; null when it can. */
  idle: Saying | null;
  notice: Notice | null;
}

/** What is said under the board. */
export function sentences(live: LiveTable, table: Table, held: number[]): Said {
  return { ...spoken(live, table, held), notice: noticed(live, table, held), idle: idleness(live, table, held) };
}

/** About the table rather than the game: the line is down, one looks back, a series goes on. */
function noticed(live: LiveTable, table: Table, held: number[]): Notice | null {
  const { film, connection } = live;
  if (live.unsent) return { name: 'unsent', words: 'unsent' };
  if (connection !== 'fine') return { name: connection, words: connection };
  if (!film.live && !film.aside) return { name: 'viewing', words: message('viewing', { n: film.index, all: film.last }) };
  if (live.slow && film.current) return { name: 'slow', words: message('bot-slow', { n: live.slow }) };
  const series = film.current ? seriesWords(table) : null;
  if (series) return { name: 'series', words: series };
  return held.length === 0 && table.status === 'playing' ? { name: 'watching', words: 'watching' } : null;
}

function spoken(live: LiveTable, table: Table, held: number[]): Pick<Said, 'now' | 'before' | 'event'> {
  const { film } = live;
  const step = film.step;
  const { aside } = film;
  if (aside) return { now: aside.step?.said ?? table.prompt, before: message('not-played', { n: aside.index, all: aside.last }) };
  if (!film.live) return { now: step?.said ?? table.prompt, before: null };
  // What chance did unseen is not worth a line.
  const before = step && step.kind !== 'start' && !(step.kind === 'chance' && step.move === null) ? step.said : null;
  if (!film.current && before) return { now: before, before: null, event: before };
  const news = film.current && live.news && live.news !== before && (table.status !== 'over' || table.rematch) ? live.news : before;
  if (live.awaited !== null) return { now: passing(live.awaited), before };
  if (table.outcome) return { now: table.outcome.said, before: news };
  if (live.thinking) return { now: live.waiting ? 'bot-waits' : 'bot-thinking', before: news };
  return { now: turn(table, held.length > 1), before: news };
}

function passing(seat: number): Saying {
  return message('pass-to', { seat });
}

/** Whose turn it is and what they can do. `shared`: several play from this screen. */
function turn(table: Table, shared: boolean): Saying {
  const { mover, prompt } = table;
  if (mover === null || mover !== table.you || table.status !== 'playing') return prompt;
  return both(shared ? message('their-turn', { seat: mover }) : 'your-turn', prompt);
}

function idleness(live: LiveTable, table: Table, held: number[]): Saying | null {
  if (table.status === 'waiting') return 'waiting-seat';
  if (table.status === 'over') return 'game-is-over';
  if (held.length === 0) return 'watching';
  if (live.awaited !== null) return passing(live.awaited);
  if (table.mover === table.you) return null;
  return table.mover === null ? 'game-is-over' : message('not-your-turn', { seat: table.mover });
}
