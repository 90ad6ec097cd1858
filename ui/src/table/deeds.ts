import { analysable } from '../analysis/allowed';
import type { IconName } from '../lib/Icon.svelte';
import { strings } from '../lib/strings';
import type { Action, Table, Words } from '../wire/types';

/** Something one can do at this table now. */
export interface Deed {
  name: Action | 'coach' | 'record' | 'link' | 'device' | 'analysis' | 'notebook' | 'fair';
  words: Words;
  icon: IconName;
}

/** What this screen may do besides moving. The server has the last word. `coach`: also the first hints. */
export function deeds(table: Table, held: number[], coach = false): Deed[] {
  const seated = table.you !== null;
  const playing = seated && table.status === 'playing';
  const found: Deed[] = coach ? [{ name: 'coach', words: strings.coach, icon: 'book' }] : [];
  if (seated && table.undoable) found.push({ name: 'undo', words: strings.undo, icon: 'undo' });
  if (table.drawable) found.push({ name: 'offer_draw', words: strings.offerDraw, icon: 'draw' });
  if (playing) found.push({ name: 'resign', words: strings.resign, icon: 'flag' });
  if (table.status === 'over' && (seated || table.rematch))
    found.push({ name: 'rematch', words: rematchWords(table), icon: 'rematch' });
  if (table.notebook && table.status !== 'waiting')
    found.push({ name: 'notebook', words: strings.notebook, icon: 'notebook' });
  const analysis = table.review ? strings.reviewAndAnalysis : strings.analysis;
  if (analysable(table, held)) found.push({ name: 'analysis', words: analysis, icon: 'curve' });
  if (table.status !== 'waiting') found.push({ name: 'record', words: strings.record, icon: 'download' });
  if (held.length > 0) found.push({ name: 'device', words: strings.otherDevice, icon: 'device' });
  if (table.commitment) found.push({ name: 'fair', words: strings.checkChance, icon: 'die' });
  found.push({ name: 'link', words: strings.spectatorLink, icon: 'link' });
  return found;
}

/** What a player may be able to do at any moment of a game. */
export const IN_A_GAME: Deed[] = [
  { name: 'undo', words: strings.undo, icon: 'undo' },
  { name: 'offer_draw', words: strings.offerDraw, icon: 'draw' },
];

export function rematchWords(table: Table): Words {
  if (table.rematch) return strings.toRematch;
  return table.number < table.games ? strings.nextGame : strings.rematch;
}
