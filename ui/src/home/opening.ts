import { api, newKey } from '../lib/api';
import { keep, keepPromise, tablesHere } from '../lib/seats';
import type { Game, NewTable } from '../wire/types';

/** Opens a table and sits down; where chance plays, with a nonce of one's own for each seat here. */
export async function openTable(game: Game, wanted: NewTable): Promise<string> {
  const { table, held, invites } = await api.open({ ...wanted, ...(game.chance && { commit_first: true }) });
  const here = (seat: number) => wanted.seats[seat]?.kind === 'here';
  keep(table, held, invites.filter(({ seat }) => !here(seat)));
  if (game.chance) {
    // The commitment first: the dealer cannot have chosen its seed by the nonces.
    const { commitment } = await api.table(table);
    const nonces: string[] = [];
    for (const { invite } of invites.filter((one) => here(one.seat))) {
      const nonce = newKey();
      keep(table, [await api.claim(table, invite, undefined, nonce)]);
      nonces.push(nonce);
    }
    if (commitment) keepPromise(table, commitment, nonces);
  }
  return table;
}

/** A seat with whoever waits, or else at this table, where others may come. */
export async function matched(wanted: NewTable): Promise<string> {
  const { table, held, invites } = await api.match(wanted, tablesHere());
  keep(table, held, invites);
  return table;
}
