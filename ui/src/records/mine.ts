import { api, Refused } from '../lib/api';
import { allKeys } from '../lib/seats';
import { saveText } from './save';

/** Every game of every table where this device holds a seat, as one text; how many there are. */
export async function exportMine(onstep: (done: number, all: number) => void): Promise<number> {
  const tables = Object.entries(allKeys());
  const texts: string[] = [];
  for (const [at, [id, keys]] of tables.entries()) {
    onstep(at + 1, tables.length);
    const [secret, ...others] = Object.values(keys.held);
    // Around one screen nobody's secrets may lie in a file: there, only what all may see.
    if (secret !== undefined) texts.push(...(await recordsOf(id, others.length > 0 ? undefined : secret)));
  }
  if (texts.length > 0) saveText(texts.join('\n'), 'cavale-games.txt');
  return texts.length;
}

async function recordsOf(id: string, secret: string | undefined): Promise<string[]> {
  try {
    const { number } = await api.table(id);
    const texts: string[] = [];
    for (let n = 1; n <= number; n++) {
      texts.push(await (await api.record(id, secret, { number: n })).text());
    }
    return texts;
  } catch (error) {
    // A table that this server no longer has is no reason to keep the others back.
    if (error instanceof Refused) return [];
    throw error;
  }
}
