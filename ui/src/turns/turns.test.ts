import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Step } from '../wire/types';
import { Film } from '../table/film.svelte';
import { habits } from './habits.svelte';
import { onshake } from './shake';

const step = (version: number, kind: Step['kind'] = 'chance'): Step => ({ version, kind, seat: null, move: `${version}`, effect: null, said: [], view: {} as Step['view'], at: '' });

describe('a die that waits', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function film() {
    const made = new Film(() => 0);
    made.load([step(0, 'start')]);
    made.waits = ({ version }) => version === 2;
    for (const version of [1, 2, 3]) made.add(step(version));
    vi.runAllTimers();
    return made;
  }

  it('is not shown before it is thrown', () => {
    const made = film();
    expect([made.index, made.held, made.current]).toEqual([1, true, false]);
    made.add(step(4));
    vi.runAllTimers();
    expect([made.index, made.held]).toEqual([1, true]);
    made.go();
    vi.runAllTimers();
    expect([made.index, made.held, made.current]).toEqual([4, false, true]);
  });

  it('keeps nobody in a hurry', () => {
    const made = film();
    made.hurry();
    expect([made.index, made.held]).toEqual([3, false]);
  });

  it('is thrown by a shake, not by a step', () => {
    const thrown = vi.fn();
    const stop = onshake(thrown);
    const moved = (x: number) => dispatchEvent(Object.assign(new Event('devicemotion'), { acceleration: { x, y: 0, z: 0 } }));
    moved(4);
    expect(thrown).not.toHaveBeenCalled();
    moved(-20);
    expect(thrown).toHaveBeenCalledOnce();
    stop();
    moved(20);
    expect(thrown).toHaveBeenCalledOnce();
  });
});

it('remembers how one likes to play', () => {
  habits.toggle('forced');
  expect(localStorage.getItem('cavale.forced')).toBe('true');
  habits.toggle('forced');
  expect(localStorage.getItem('cavale.forced')).toBe('false');
});
