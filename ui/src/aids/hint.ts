import { message, say, type Saying } from '../lib/i18n.svelte';
import type { LiveTable } from '../table/live.svelte';
import type { Hint, Table } from '../wire/types';

let given: { table: string; hint: Hint } | null = null;

/** First the idea; who asks again is told the move. */
export async function help(live: LiveTable, { id, version }: Table): Promise<Saying> {
  if (given?.table === id && given.hint.version === version) return message('the-move', { move: say(given.hint.said) });
  given = { table: id, hint: await live.hint() };
  return given.hint.idea;
}
