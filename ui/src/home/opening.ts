import { api, Refused } from '../lib/api';
import { keep, tablesHere } from '../lib/seats';
import { sitDown } from '../room/sitting';
import type { Game, Invite, NewTable } from '../wire/types';

const TRIES = 4;

/** Opens a table and sits down at the seats that are here. */
export async function openTable(game: Pick<Game, 'chance'>, wanted: NewTable): Promise<string> {
  const { table, held, invites, room } = await api.open({ ...wanted, ...(game.chance && { commit_first: true }) });
  await seat(game, wanted, table, invites);
  keep(table, held, theirs(wanted, invites), false, room);
  return table;
}

/** A seat with somebody who waits, or else at this table, where others may come. */
export async function matched(game: Game, wanted: NewTable): Promise<string> {
  const name = wanted.seats.find(({ kind }) => kind === 'here')?.name;
  for (let tries = 1; ; tries++) {
    const { table, held, invites } = await api.match({ ...wanted, ...(game.chance && { commit_first: true }) }, tablesHere());
    try {
      if (game.chance && invites.length === 0) await sitDown(table, [undefined], name);
      else await seat(game, wanted, table, invites);
      keep(table, held, theirs(wanted, invites));
      return table;
    } catch (error) {
      // Somebody was quicker: there may be another table.
      if (!(error instanceof Refused) || error.code !== 'seat_taken' || tries === TRIES) throw error;
    }
  }
}

const isHere = ({ seats }: NewTable, seat: number) => seats[seat]?.kind === 'here';
const theirs = (wanted: NewTable, invites: Invite[]) => invites.filter(({ seat }) => !isHere(wanted, seat));

async function seat(game: Pick<Game, 'chance'>, wanted: NewTable, table: string, invites: Invite[]): Promise<void> {
  const own = invites.filter(({ seat }) => isHere(wanted, seat));
  if (game.chance) await sitDown(table, own.map(({ invite }) => invite));
}
