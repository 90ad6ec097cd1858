import { analysable } from '../analysis/allowed';
import type { Saying } from '../lib/message';
import { reach } from '../lib/reach';
import type { IconName } from '../lib/Icon.svelte';
import type { Action, Table } from '../wire/types';

/** Something one can do at this table now. */
export interface Deed {
  name: Action | 'record' | 'link' | 'device' | 'name' | 'analysis' | 'notebook' | 'fair' | 'hint' | 'threats';
  words: Saying;
  icon: IconName;
}

/** What this screen may do besides moving. The server has the last word. */
export function deeds(table: Table, held: number[], threats: boolean): Deed[] {
  const seated = table.you !== null;
  const playing = seated && table.status === 'playing';
  const found: Deed[] = [];
  if (seated && table.undoable) found.push({ name: 'undo', words: 'undo', icon: 'undo' });
  if (playing && helped(table)) {
    if (table.mover === table.you) found.push({ name: 'hint', words: 'ask-hint', icon: 'bulb' });
    if (table.threats) found.push({ name: 'threats', words: threats ? 'hide-threats' : 'show-threats', icon: 'eye' });
  }
  if (table.drawable) found.push({ name: 'offer_draw', words: 'offer-draw', icon: 'draw' });
  if (playing) found.push({ name: 'resign', words: 'resign', icon: 'flag' });
  if (table.status === 'over' && (seated || table.rematch))
    found.push({ name: 'rematch', words: rematchWords(table), icon: 'rematch' });
  if (table.notebook && table.status !== 'waiting')
    found.push({ name: 'notebook', words: 'notebook', icon: 'notebook' });
  const analysis = table.review ? 'review-and-analysis' : 'analysis';
  if (analysable(table, held)) found.push({ name: 'analysis', words: analysis, icon: 'curve' });
  if (table.status !== 'waiting') found.push({ name: 'record', words: 'record', icon: 'download' });
  if (held.length > 0) {
    found.push({ name: 'name', words: 'change-name', icon: 'person' });
    if (reach.others) found.push({ name: 'device', words: 'other-device', icon: 'device' });
  }
  if (table.commitment && reach.proofs) found.push({ name: 'fair', words: 'check-chance', icon: 'die' });
  if (reach.others) found.push({ name: 'link', words: 'spectator-link', icon: 'link' });
  return found;
}

/** Against bots only: between people nobody is helped. */
export function helped({ seats, you }: Table): boolean {
  return seats.every(({ seat, kind }) => seat === you || kind === 'bot');
}

/** What a player may be able to do at any moment of a game. */
export const IN_A_GAME: Deed[] = [
  { name: 'undo', words: 'undo', icon: 'undo' },
  { name: 'offer_draw', words: 'offer-draw', icon: 'draw' },
];

export function rematchWords(table: Table): Saying {
  if (table.rematch) return 'to-rematch';
  return table.number < table.games ? 'next-game' : 'rematch';
}
