import { saveBlob } from '../records/save';
import type { LiveTable } from './live.svelte';

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The record comes with the seat's secret in a header, so a plain link cannot fetch it. */
export async function saveRecord(live: LiveTable): Promise<void> {
  saveBlob(await live.record(), `cavale-${live.table?.game ?? 'game'}-${live.id}.txt`);
}
