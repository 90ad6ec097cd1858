import type { Action, Table } from '../wire/types';
import { message, type Saying } from '../lib/i18n.svelte';

/** Something that waits for an answer; without answers, for somebody else's. */
export interface Question {
  words: Saying;
  answers: { action: Action; words: Saying }[];
}

/** A draw or a move back that somebody asks for; one's own seat, where a bot has it. */
export function questionOf(table: Table, held: number[]): Question | null {
  const away = table.seats.filter(({ seat, stand_in }) => stand_in !== null && held.includes(seat));
  if (away.some(({ gone }) => !gone || table.stand_in !== null))
    return { words: 'played-for', answers: [{ action: 'return', words: 'play-on' }] };
  const kind = table.offers.draw !== null ? ('draw' as const) : ('undo' as const);
  const by = table.offers[kind];
  if (by === null || by === undefined || table.status !== 'playing') return null;
  const answers = [
    { action: `accept_${kind}` as const, words: 'accept' as const },
    { action: `decline_${kind}` as const, words: 'decline' as const },
  ];
  return {
    words: message(kind === 'draw' ? 'offers-draw' : 'undo-asked', { seat: by }),
    answers: held.some((seat) => seat !== by) ? answers : [],
  };
}
