import { part } from './build.svelte';
import { speech } from './i18n.svelte';

/** A part of this page that nobody needs for playing, with its words. */
export function later<T>(load: () => Promise<T>): Promise<T> {
  return part(async () => (await Promise.all([load(), speech.bring()]))[0]);
}
