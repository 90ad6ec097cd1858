import type { Held, Invite } from '../wire/types';
import { api, newKey } from './api';
import { keep, keepPromise } from './seats';

/**
 * Sits down; where chance plays, with a nonce of this screen's. What the dealer is bound by is read
 * before the nonce is told: it cannot have chosen its seed by it.
 */
export async function sitting(
  table: string,
  take: (nonce?: string) => Promise<{ held: Held[]; invites?: Invite[]; rematch?: boolean }>,
): Promise<void> {
  const { commitment, seats } = await api.table(table);
  const nonce = commitment ? newKey() : undefined;
  const { held, invites, rematch } = await take(nonce);
  keep(table, held, invites, rematch);
  // A seat that was somebody's, on another device, keeps the nonce it has.
  const fresh = held.some(({ seat }) => !seats.find(({ player }) => player === seat)?.claimed);
  if (commitment && nonce && fresh) keepPromise(table, commitment, [nonce]);
}

/** Takes the seats of invitations; undefined: a free one of a table that is open to anyone. */
export function sitDown(table: string, invites: (string | undefined)[], name?: string): Promise<void> {
  return sitting(table, async (nonce) => {
    const held: Held[] = [];
    for (const invite of invites) {
      held.push(await api.claim(table, invite, name, nonce));
      // Nobody gives it a second time.
      keep(table, held);
    }
    return { held };
  });
}
