import type { Keeper } from '../lib/reach';
import { allKeys, keep, tablesHere } from '../lib/seats';
import type { PageHouse } from './house';

const KIND = 'cavale-tables';

type Row = [table: string, seq: number, at: number, key: string | null, entry: string];

interface Kept {
  kind: typeof KIND;
  rows: Row[];
  held: Record<string, Record<number, string>>;
}

/** Tables with the seats that this browser has at them: whoever has the file can play on. */
export function keeperOf(house: PageHouse): Keeper {
  return {
    async save() {
      const tables = tablesHere();
      const keys = allKeys();
      const rows = JSON.parse(await house.rows(tables)) as Row[];
      const held = Object.fromEntries(tables.map((table) => [table, keys[table]?.held ?? {}]));
      return new Blob([JSON.stringify({ kind: KIND, rows, held } satisfies Kept)], { type: 'application/json' });
    },
    async bring(text) {
      const { kind, rows, held } = JSON.parse(text) as Kept;
      if (kind !== KIND) throw new Error(kind);
      let brought = 0;
      for (const [table, secrets] of Object.entries(held)) {
        const own = rows.filter(([of]) => of === table);
        // A table that is here already stays as it is.
        if (own.length === 0) continue;
        const put = await house.put(own);
        if (put === 'taken') continue;
        // There may be no room left: a seat without its table would be nobody's.
        if (put !== 'kept') throw new Error(put);
        keep(table, Object.entries(secrets).map(([seat, secret]) => ({ seat: Number(seat), secret })));
        brought++;
      }
      return brought;
    },
  };
}
