/** For tests: sentences and rooms without a server. */
import { NOBODY } from './cast';
import type { Mock } from 'vitest';
import { say, speech, type Message, type Saying } from './i18n.svelte';

const rooms = import.meta.glob<string>('../../../src/cavale/games/*/words.*.ftl', { query: '?raw', import: 'default' });

/** A sentence as it stands, in every language. */
export const written = (text: string): Message => ({ id: 'as-written', args: { text } });

/** As at a table of that game; nobody sits there yet. */
export async function inRoom(slug: string, lang = 'en'): Promise<void> {
  speech.cast = NOBODY;
  await speech.use(lang);
  await speech.enter((which) => rooms[`../../../src/cavale/games/${slug}/words.${which}.ftl`]?.() ?? Promise.resolve(''));
}

/** What a board would say of the move under the pointer. */
export function preview(onpreview: Mock): string {
  const [words] = onpreview.mock.lastCall as [Saying | null];
  return words ? say(words) : '';
}
