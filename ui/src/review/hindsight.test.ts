import { describe, expect, it } from 'vitest';
import { Offline } from '../lib/api';
import type { Review } from '../wire/types';
import { Hindsight } from './hindsight.svelte';
import { review, row } from './samples';

const MOVES = 3;

/** A server that knows one row more each time it is asked, and that one may unplug. */
function server() {
  const asked: number[] = [];
  const signals: AbortSignal[] = [];
  const line = { down: false };
  const ask = (since: number, signal: AbortSignal): Promise<Review> => {
    asked.push(since);
    signals.push(signal);
    if (line.down) return Promise.reject(new Offline());
    const known = Math.min(MOVES, asked.length);
    const rows = [1, 2, 3].slice(since, known).map((step) => row({ step }));
    return Promise.resolve(review(rows, { moves: MOVES, known }));
  };
  return { asked, signals, line, hindsight: new Hindsight(ask) };
}

describe('hindsight', () => {
  it('asks on until every move is known', async () => {
    const { hindsight, asked } = server();
    await hindsight.go();
    expect(asked).toEqual([0, 1, 2]);
    expect(hindsight.rows.map(({ step }) => step)).toEqual([1, 2, 3]);
    expect(hindsight.done).toBe(true);
    await hindsight.go();
    expect(asked).toHaveLength(3);
  });

  it('asks again for what was not ready', async () => {
    const answers = [review([], { moves: 1, known: 0 }), review([row({ step: 1 })], { moves: 1, known: 1 })];
    const hindsight = new Hindsight(() => Promise.resolve(answers.shift()!));
    await hindsight.go();
    expect(hindsight.rows).toHaveLength(1);
  });

  it('stops when nobody looks any more', async () => {
    const { hindsight, asked, signals } = server();
    const going = hindsight.go();
    hindsight.stop();
    await going;
    expect(asked).toEqual([0]);
    expect(signals[0]!.aborted).toBe(true);
    expect(hindsight.rows).toEqual([]);
  });

  it('goes on where it was when the line is back', async () => {
    const { hindsight, asked, line } = server();
    line.down = true;
    await hindsight.go();
    expect(hindsight.trouble).toBeInstanceOf(Offline);
    line.down = false;
    await hindsight.go();
    expect(hindsight.trouble).toBeNull();
    expect(hindsight.done).toBe(true);
    expect(asked[0]).toBe(0);
  });

  it('of a game without a move is soon done', async () => {
    const hindsight = new Hindsight(() => Promise.resolve(review([], { moves: 0, known: 0 })));
    await hindsight.go();
    expect(hindsight.done).toBe(true);
  });
});
