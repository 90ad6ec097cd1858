import { sha256 } from '../room/digest';
import type { Drawn, Read } from './record';

/**
 * The fair dealer, a second time and from its description alone (docs/records.md): what the server has
 * dealt is recomputed here, and nothing is asked of it.
 */

export interface Recomputed extends Drawn {
  /** The number that came out, below `share.of`; null where the record gives no share. */
  came: bigint | null;
  right: boolean;
}

export type Finding = 'yes' | 'no' | 'open';

export interface Findings {
  /** SHA-256 of the seed is what was published; open while there is no seed. */
  commitment: Finding;
  /** What this device was told when it sat down is what the record says. */
  promise: Finding;
  /** The nonces that this device gave are in the record. */
  nonces: Finding;
  /** Every seat was bound to its nonce before any was told, in this round and those broken off. */
  bound: Finding;
  chance: Finding;
  draws: Recomputed[];
}

/** What this device remembers of the table, if it sat there. */
export interface Remembered {
  commitment?: string | undefined;
  nonces?: string[] | undefined;
}

const encoder = new TextEncoder();
const RANGE = 1n << 64n;
const NONE = '(none)';

export async function findings(record: Read, remembered: Remembered = {}): Promise<Findings> {
  const { headers } = record;
  const seed = bytesOf(headers.seed ?? '');
  const kept = remembered.commitment;
  const given = noncesOf(record);
  const mine = remembered.nonces ?? [];
  const draws = seed && given ? await recompute(record, seed, given) : [];
  return {
    commitment: seed ? verdict((await sha256(seed)) === headers.commitment) : 'open',
    promise: await promised(record, seed, kept),
    nonces: mine.length > 0 ? await all(mine, async (nonce) => given?.includes(nonce) || brokenOff(record, nonce)) : 'open',
    bound: seed ? await bound(record) : 'open',
    chance: draws.length === 0 || draws.some((one) => !one.share) ? 'open' : verdict(draws.every((one) => one.right)),
    draws,
  };
}

/** In a series each seed is the SHA-256 of the next game's: the first commitment binds them all. */
async function promised({ headers }: Read, seed: Uint8Array<ArrayBuffer> | null, kept?: string): Promise<Finding> {
  const game = Number(headers.table?.split('/')[1] ?? 1) || 1;
  if (!kept || !headers.commitment) return 'open';
  if (game === 1) return verdict(kept === headers.commitment);
  if (!seed || game > 99) return 'open';
  let first = seed;
  for (let before = 1; before < game; before++) first = new Uint8Array(await crypto.subtle.digest('SHA-256', first));
  return verdict((await sha256(first)) === kept);
}

const verdict = (right: boolean): Finding => (right ? 'yes' : 'no');

async function all<T>(some: T[], holds: (one: T) => Promise<boolean>): Promise<Finding> {
  return verdict((await Promise.all(some.map(holds))).every(Boolean));
}

/** Bound to in a round that somebody broke off, told or not. */
async function brokenOff({ headers }: Read, nonce: string): Promise<boolean> {
  const id = headers.table?.split('/')[0] ?? '';
  for (const [name, text] of Object.entries(headers)) {
    const [kind, number] = name.split('-');
    if (kind === 'broken' && text.startsWith(await sha256(encoder.encode(`${id}/${number}/${nonce}`)))) return true;
  }
  return false;
}

async function bound({ headers }: Read): Promise<Finding> {
  const { round, table = '' } = headers;
  if (!round) return 'open';
  const id = table.split('/')[0] ?? '';
  const holds = async (number: string, nonce: string, fixed: string) =>
    (await sha256(encoder.encode(`${id}/${number}/${nonce}`))) === fixed;
  for (const [name, text] of Object.entries(headers)) {
    const [fixed = '', told = ''] = text.split(' ');
    const [kind, ...rest] = name.split('-');
    if (kind === 'bound' && fixed !== '(house)' && !(await holds(round, headers[`nonce-${rest.join('-')}`] ?? '', fixed))) return 'no';
    if (kind === 'broken' && told !== NONE && !(await holds(rest[0] ?? '', told, fixed))) return 'no';
  }
  return 'yes';
}

/** In the order of the seats; null if the record does not have one line for each. */
function noncesOf({ headers, seats }: Read): string[] | null {
  const found = Object.entries(headers).filter(([name]) => name.startsWith('nonce-'));
  return found.length === seats ? found.map(([, nonce]) => (nonce === NONE ? '' : nonce)) : null;
}

/** What a public beacon has added to the key, behind the nonces. */
function beacon(headers: Read['headers']): string[] {
  const [round = '', number = NONE] = (headers.beacon ?? '').split(' ');
  return number === NONE ? [] : [`beacon:${round}:${number}`];
}

async function recompute({ headers, drawn }: Read, seed: Uint8Array<ArrayBuffer>, nonces: string[]): Promise<Recomputed[]> {
  const key = await hmac(await hmacKey(seed), [...nonces, ...beacon(headers)].join('\n'));
  const dealer = await hmacKey(key);
  const found: Recomputed[] = [];
  for (const [k, one] of drawn.entries()) {
    const { share } = one;
    if (!share || share.of <= 0n) {
      found.push({ ...one, came: null, right: false });
      continue;
    }
    const number = await draw(dealer, headers.table ?? '', k, share.of);
    const right = number >= share.before && number < share.before + share.parts && share.before + share.parts <= share.of;
    found.push({ ...one, came: number, right });
  }
  return found;
}

/** Numbers from the last, incomplete stretch of the range are skipped: no outcome is favoured. */
async function draw(dealer: CryptoKey, table: string, k: number, of: bigint): Promise<bigint> {
  for (let attempt = 0; ; attempt++) {
    const block = await hmac(dealer, `${table}/${k}/${attempt}`);
    const number = new DataView(block.buffer).getBigUint64(0);
    if (number < (RANGE / of) * of) return number % of;
  }
}

function hmacKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

async function hmac(key: CryptoKey, text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
