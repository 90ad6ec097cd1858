import type { Claiming, Held, Invite, Table } from '../wire/types';
import { api, newKey, Refused } from '../lib/api';
import { canDigest, sha256 } from './digest';
import { dropPromise, heldSeats, keep, keepPromise, keysOf, playerAt, type Keys } from '../lib/seats';

/** What a seat gives to the dealer's key: the nonce, or what binds it to one that it tells later. */
export type Part = Pick<Claiming, 'nonce' | 'bound'>;

/** Takes seats here: the first ones with one part, the last with another. */
type Take = (first: Part, last: Part) => Promise<{ held: Held[]; invites?: Invite[]; rematch?: boolean }>;

/**
 * Sits down; where chance plays, with a nonce of this screen's. What the dealer is bound by is read
 * before: it cannot have chosen its seed by the nonce. While others are to come, the nonce is not
 * told: nobody can choose theirs by it.
 */
export async function sitting(table: string, seated: number, take: Take): Promise<void> {
  const { commitment, seats, rounds, gathering } = await api.table(table);
  const nonce = commitment ? newKey() : undefined;
  // Kept before it is bound to: nobody else has it, and the game waits for it.
  if (commitment && nonce) keepPromise(table, commitment, nonce);
  const others = gathering || seats.filter(({ claimed }) => !claimed).length > seated;
  let fresh = false;
  try {
    const bound = nonce ? await part(table, rounds, nonce) : {};
    const { held, invites, rematch } = await take(bound, others || !nonce ? bound : { nonce });
    keep(table, held, invites, rematch);
    // A seat that was somebody's, on another device, keeps the nonce it has.
    fresh = held.some(({ seat }) => !seats.find(({ player }) => player === seat)?.claimed);
  } finally {
    if (nonce && !fresh) dropPromise(table, nonce);
  }
}

/** A table from before seats were bound takes the nonce itself; a page without digests has none to give. */
async function part(table: string, rounds: Table['rounds'], nonce: string): Promise<Part> {
  if (!rounds) return { nonce };
  return canDigest ? { bound: await binding(table, rounds.number, nonce) } : {};
}

/** What binds to a nonce in a round of a table: docs/fairness.md. */
export function binding(table: string, round: number, nonce: string): Promise<string> {
  return sha256(new TextEncoder().encode(`${table}/${round}/${nonce}`));
}

/** Does this screen's part in a round of nonces, if one is awaited: is bound anew, or tells. */
export async function takePart(table: Table, keys: Keys): Promise<void> {
  const { rounds, id } = table;
  if (!rounds || table.status !== 'waiting') return;
  const own = heldSeats(keys, table.seats).filter((seat) => rounds.awaited.includes(seat));
  const secrets = own.flatMap((seat) => keys.held[playerAt(table.seats, seat)] ?? []);
  const first = secrets[0];
  if (!first) return;
  if (rounds.phase === 'telling') {
    for (const nonce of [...(keysOf(id).promise?.nonces ?? [])].reverse()) {
      // The newest is the one, but for a page that was closed between keeping and sending it.
      if (await told(id, first, nonce)) return;
    }
  } else if (rounds.phase === 'binding' && canDigest) {
    const nonce = newKey();
    keepPromise(id, table.commitment ?? '', nonce);
    const bound = await binding(id, rounds.number, nonce);
    for (const secret of secrets) await api.draw(id, secret, { bound });
  }
}

async function told(id: string, secret: string, nonce: string): Promise<boolean> {
  try {
    await api.draw(id, secret, { nonce });
    return true;
  } catch (error) {
    if (error instanceof Refused && error.code === 'bad_request') return false;
    throw error;
  }
}

/** Takes the seats of invitations; undefined: a free one of a table that is open to anyone. */
export function sitDown(table: string, invites: (string | undefined)[], name?: string, portrait?: number | null): Promise<void> {
  return sitting(table, invites.length, async (first, last) => {
    const held: Held[] = [];
    for (const [at, invite] of invites.entries()) {
      const part = at < invites.length - 1 ? first : last;
      held.push(await api.claim(table, invite, name, { ...part, ...(portrait != null && { portrait }) }));
      // Nobody gives it a second time.
      keep(table, held);
    }
    return { held };
  });
}
