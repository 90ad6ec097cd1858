import { allKeys, elsewhere, keep } from '../lib/seats';
import type { Held } from '../wire/types';

/** Where the folder's house keeps who sits where (house/shelf.js). */
export interface Shelf {
  held(): Promise<{ table: string; held: Held[] }[]>;
  letGo(table: string): Promise<void>;
}

/** What this page has forgotten, because its browser ended before it was written down. */
export async function remindSeats(shelf: Shelf): Promise<void> {
  const here = allKeys();
  for (const { table, held } of await shelf.held()) if (!(table in here)) keep(table, held);
  elsewhere.forget = (table) => void shelf.letGo(table).catch(() => {});
}
