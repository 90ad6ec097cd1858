import { message, say, type Message, type Saying } from '../../lib/i18n.svelte';
import { SIGN_KEYS, type Card, type HorseView, type Sign, type Subject } from './wire';

function listed(...parts: (Saying | null)[]): string {
  return parts.flatMap((part) => (part === null ? [] : [say(part)])).join(', ');
}

export function subjectWords(subject: string): Message {
  return message('board-character', { character: subject });
}

/** As one writes it on a label. */
export function bareWords(subject: string): Message {
  return message('board-character-label', { character: subject });
}

export function signWords(sign: Sign): Message {
  return message('board-sign', { sign: SIGN_KEYS[sign] });
}

const onCard = ({ subject, sign }: Pick<Card, 'subject' | 'sign'>) => ({ character: subject, sign: SIGN_KEYS[sign] });

export function cardWords(card: Pick<Card, 'subject' | 'sign'>): Message {
  return message('board-card', onCard(card));
}

export interface CardSeen {
  card: Card;
  steps: number;
  count: number;
  /** How many cells it can lead to; null when it is not one's turn. */
  cells: number | null;
  catching: boolean;
}

/** What a screen reader says of a card in one's hand. */
export function cardLabel({ card, steps, count, cells, catching }: CardSeen): string {
  return listed(
    cardWords(card),
    message('board-steps', { steps }),
    count > 1 ? message('board-cards', { count }) : null,
    cells === null ? null : cells === 0 ? 'board-cannot-move' : message('board-arrivals', { cells }),
    catching ? 'board-can-catch' : null,
  );
}

export interface CellSeen {
  id: string;
  kind: string;
  here: readonly Subject[];
  /** What pressing it does with the chosen card. */
  leads: { steps: number; catching: boolean; subject: string } | null;
}

/** What a screen reader says of a cell. */
export function cellLabel({ id, kind, here, leads }: CellSeen): string {
  const more = listed(
    kind === 'black' ? 'board-black' : null,
    ...here.map(subjectWords),
    leads && message('board-leads', { character: leads.subject, steps: leads.steps }),
    leads?.catching ? 'board-catching' : null,
  );
  return [kind === 'farm' ? say('board-farm') : id, more].filter(Boolean).join(', ');
}

/** What the chosen card can do. */
export function litWords({ subject }: Card, cells: number, steps: number): Message {
  return message('board-lit', { character: subject, cells, steps });
}

export function playWords(cell: string): Message {
  return cell === 'farm' ? message('board-play-farm') : message('board-play', { cell });
}

export function lengthWords({ length, lengths }: HorseView): Message {
  if (length === null) return message('board-first-move');
  const { plus, equal, minus } = lengths;
  return message('board-last-move', { steps: length, plus, equal, minus });
}

export function discardWords(card: Card): Message {
  return message('board-discard', onCard(card));
}

export function papersWords(seat: number, subject: string | null, won: boolean): Message {
  if (subject === null) return message('board-ran-for-nobody', { seat });
  return message(won ? 'board-ran-won' : 'board-ran', { seat, character: subject });
}

export function suspectWords(seat: number, subject: string, possible: boolean, mark: string | null): string {
  return listed(
    message('board-suspect', { seat, character: subject }),
    possible ? 'board-suspect-possible' : 'board-suspect-out',
    mark === 'x' ? 'board-suspect-crossed' : mark === '?' ? 'board-suspect-doubted' : null,
  );
}
