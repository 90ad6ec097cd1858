import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Step } from '../wire/types';
import { Film } from './film.svelte';
import { arrow } from './stepping';

const step = (version: number, kind: Step['kind'] = 'move'): Step => ({
  version,
  kind,
  seat: 0,
  move: `${version}`,
  effect: null,
  said: [],
  view: {} as Step['view'],
  at: '',
});
const game = (moves: number) => [step(0, 'start'), ...Array.from({ length: moves }, (_, i) => step(i + 1))];

describe('the film of a game', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function film(moves: number, shown: number[] = []) {
    const made = new Film(() => 300, (one) => shown.push(one.version));
    made.load(game(moves));
    return made;
  }

  it('opens on the last step, without playing it again', () => {
    const shown: number[] = [];
    const reel = film(4, shown);
    expect([reel.index, reel.live, reel.current, reel.flow]).toEqual([4, true, true, false]);
    expect(shown).toEqual([]);
  });

  it('shows fast steps one after the other', () => {
    const shown: number[] = [];
    const reel = film(1, shown);
    reel.add(step(2));
    reel.add(step(3));
    vi.advanceTimersByTime(1);
    expect([reel.index, reel.current, reel.flow]).toEqual([2, false, true]);
    vi.advanceTimersByTime(299);
    expect([reel.index, reel.current]).toEqual([3, true]);
    expect(shown).toEqual([2, 3]);
  });

  it('can be hurried', () => {
    const reel = film(1);
    [2, 3, 4].forEach((version) => reel.add(step(version)));
    reel.hurry();
    expect([reel.index, reel.current, reel.flow]).toEqual([4, true, false]);
  });

  it('never shows a step twice', () => {
    const reel = film(2);
    reel.add(step(2));
    expect(reel.last).toBe(2);
  });

  it('winds back and forth, and back to the game', () => {
    const reel = film(4);
    reel.seek(2);
    expect([reel.index, reel.live, reel.flow]).toEqual([2, false, false]);
    reel.seek(3);
    expect([reel.index, reel.flow]).toEqual([3, true]);
    reel.seek(99);
    expect([reel.index, reel.live]).toEqual([4, true]);
    reel.seek(-5);
    expect(reel.index).toBe(0);
  });

  it('stays where one looks while the game goes on', () => {
    const reel = film(4);
    reel.seek(1);
    reel.add(step(5));
    vi.advanceTimersByTime(1000);
    expect([reel.index, reel.last, reel.live]).toEqual([1, 5, false]);
    reel.seek(5);
    expect([reel.index, reel.current]).toEqual([5, true]);
  });

  it('shows a line nobody played, and waits where it starts', () => {
    const shown: number[] = [];
    const reel = film(4, shown);
    reel.seek(2);
    const line = reel.branch(2, [step(-2), step(-3)]);
    reel.wander(line, 1);
    expect([reel.index, reel.reel.step?.version, line.flow, shown]).toEqual([2, -2, true, [-2]]);
    reel.wander(line, 2);
    expect([reel.reel.step?.version, line.live, line.last]).toEqual([-3, true, 2]);
    reel.wander(line, 0);
    expect([reel.aside, reel.index, reel.live, reel.flow, line.index]).toEqual([null, 2, false, false, 0]);
  });

  it('comes back from a line to the game as it stands', () => {
    const reel = film(4);
    reel.wander(reel.branch(4, [step(-2)]), 1);
    expect(reel.current).toBe(false);
    reel.leave();
    expect([reel.index, reel.current]).toEqual([4, true]);
  });

  it('stays in a line while the game goes on', () => {
    const reel = film(4);
    reel.wander(reel.branch(4, [step(-2)]), 1);
    reel.add(step(5));
    vi.advanceTimersByTime(1000);
    expect(reel.reel.step?.version).toBe(-2);
    reel.leave();
    expect([reel.index, reel.last, reel.live]).toEqual([4, 5, false]);
  });

  it('leaves a line for any other step, without playing what lies between', () => {
    const reel = film(4);
    reel.seek(2);
    reel.wander(reel.branch(2, [step(-2)]), 1);
    reel.seek(3);
    expect([reel.aside, reel.index, reel.flow]).toEqual([null, 3, false]);
    reel.wander(reel.branch(3, [step(-3)]), 1);
    reel.load(game(2));
    expect([reel.aside, reel.index]).toEqual([null, 2]);
  });

  it('begins anew with a new game', () => {
    const reel = film(4);
    reel.add(step(9, 'start'));
    expect([reel.last, reel.index]).toEqual([0, 0]);
  });
});

describe('keys in the log', () => {
  it.each([
    ['ArrowLeft', 1],
    ['ArrowUp', 1],
    ['ArrowRight', 3],
    ['Home', 0],
    ['End', 5],
    ['a', null],
  ])('%s', (key, to) => expect(arrow(key, 2, 5)).toBe(to));

  it('stops at both ends', () => {
    expect([arrow('ArrowLeft', 0, 5), arrow('ArrowRight', 5, 5)]).toEqual([0, 5]);
  });
});
