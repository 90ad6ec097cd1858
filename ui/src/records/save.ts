import type { LiveTable } from '../table/live.svelte';

/** The record comes with the seat's secret in a header, so a plain link cannot fetch it. */
export async function saveRecord(live: LiveTable): Promise<void> {
  saveBlob(await live.record(), `cavale-${live.table?.game ?? 'game'}-${live.id}.txt`);
}

export function saveText(text: string, name: string): void {
  saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);
}

export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
