// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findings } from './dealer';
import { readRecord, Unreadable } from './record';

const archived = (name: string) => readFileSync(`../tests/archive/${name}.txt`, 'utf-8');
const ROLLS = archived('manhattan-v1-quick-2');
const BEACON = readFileSync('../tests/beacon/manhattan.txt', 'utf-8');
const DEALS = archived('horse-v1-classic-6');

describe('the dealer, recomputed', () => {
  it.each([
    ['dice and piles', ROLLS],
    ['hidden deals', DEALS],
  ])('finds %s as the server dealt them', async (_, text) => {
    const record = readRecord(text);
    const found = await findings(record);
    expect(found.draws.length).toBeGreaterThan(20);
    expect(found.draws.length).toBe(record.drawn.length);
    expect(found).toMatchObject({ commitment: 'yes', promise: 'open', nonces: 'open', chance: 'yes' });
  });

  it('reads the same record as JSON', async () => {
    const { headers, drawn, seats, game } = readRecord(ROLLS);
    const json = {
      'cavale-record': 1,
      game,
      seats,
      headers,
      moves: Array.from({ length: drawn.at(-1)?.number ?? 0 }, (_, at) => {
        const one = drawn.find(({ number }) => number === at + 1);
        if (!one?.share) return { move: 'x' };
        const { before, parts, of } = one.share;
        return { move: one.move, chance: true, share: { before: Number(before), parts: Number(parts), of: Number(of) } };
      }),
    };
    const found = await findings(readRecord(JSON.stringify(json)));
    expect(found).toMatchObject({ commitment: 'yes', chance: 'yes' });
  });

  it.each([
    ['another seed', (text: string) => text.replace(/seed: ../, 'seed: 00'), { commitment: 'no', chance: 'no' }],
    ['another nonce', (text: string) => text.replace('nonce-white: ', 'nonce-white: x'), { commitment: 'yes', chance: 'no' }],
    ['another commitment', (text: string) => text.replace(/commitment: .../, 'commitment: 000'), { commitment: 'no', chance: 'yes' }],
    ['another roll', (text: string) => text.replace('1.* roll 4 (3+1/6)', '1.* roll 5 (4+1/6)'), { commitment: 'yes', chance: 'no' }],
    ['too large a share', (text: string) => text.replace('(3+1/6)', '(3+9/6)'), { chance: 'no' }],
    ['no seed yet', (text: string) => text.replace(/seed: .*\n/, ''), { commitment: 'open', chance: 'open' }],
    ['a roll without its share', (text: string) => text.replace(' (3+1/6)', ''), { chance: 'open' }],
    ['a nonce left out', (text: string) => text.replace(/nonce-white: .*\n/, ''), { chance: 'open' }],
  ])('notices %s', async (_, change, wanted) => {
    expect(change(ROLLS)).not.toBe(ROLLS);
    expect(await findings(readRecord(change(ROLLS)))).toMatchObject(wanted);
  });

  it('mixes in what a public beacon gave, where one was', async () => {
    const record = readRecord(BEACON);
    expect((await findings(record)).draws.length).toBeGreaterThan(10);
    expect(await findings(record)).toMatchObject({ commitment: 'yes', bound: 'yes', chance: 'yes' });
    const without = readRecord(BEACON.replace(/^beacon: .*\n/m, ''));
    expect(await findings(without)).toMatchObject({ commitment: 'yes', chance: 'no' });
    const silent = readRecord(ROLLS.replace('seed: ', 'beacon: 3 (none)\nseed: '));
    expect(await findings(silent)).toMatchObject({ chance: 'yes' });
  });

  it('holds the record against what this device remembers', async () => {
    const record = readRecord(ROLLS);
    const { commitment, 'nonce-white': nonce = '' } = record.headers;
    expect(await findings(record, { commitment, nonces: [nonce] })).toMatchObject({ promise: 'yes', nonces: 'yes' });
    expect(await findings(record, { commitment: 'f00', nonces: ['mine'] })).toMatchObject({ promise: 'no', nonces: 'no' });
  });
});

it('follows a later game of a series back to the first commitment', async () => {
  const { createHash } = await import('node:crypto');
  const hash = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
  const third = 'ab'.repeat(32);
  const record = readRecord(
    `cavale-record: 1\ngame: toy\nseats: 2\ntable: abc/3\ncommitment: ${hash(third)}\nseed: ${third}\n\n1. x\n`,
  );
  const promised = hash(hash(hash(third)));
  expect((await findings(record, { commitment: promised })).promise).toBe('yes');
  expect((await findings(record, { commitment: hash(third) })).promise).toBe('no');
});

it.each(['', 'hello', '{', '{"cavale-record": 2}', 'cavale-record: 1\n\n2. 3L', '[1]', '{"cavale-record":1,"moves":7}'])(
  'does not read %j',
  (text) => expect(() => readRecord(text)).toThrow(Unreadable),
);
