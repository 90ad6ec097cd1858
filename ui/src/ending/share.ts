import { speech } from '../lib/i18n.svelte';
import { copyText } from '../table/export';
import type { Table } from '../wire/types';

/** Where a moment of this game is shown to anybody who has the link. */
export function momentOf({ id, number }: Pick<Table, 'id' | 'number'>, step: number): string {
  return `/p/${id}/${number}/${step}`;
}

/** By what the device has for it, otherwise into the clipboard; the message that says so, or null when nothing need be said. */
export async function share(path: string, title: string): Promise<'copied' | 'not-copied' | null> {
  const url = `${location.origin}${path}?lang=${speech.lang}`;
  if (navigator.share)
    try {
      await navigator.share({ title, url });
      return null;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  return (await copyText(url)) ? 'copied' : 'not-copied';
}
