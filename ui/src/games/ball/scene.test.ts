import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectOf } from './reach';
import { move, moves } from './samples';
import { duration, hopTime, pace, Scene } from './scene.svelte';

const jumps = effectOf(moves[2]!);
const first = effectOf(move('B7-B6', { ends_turn: false }));

describe('the film of a pawn move', () => {
  let still = false;
  beforeEach(() => {
    still = false;
    vi.stubGlobal('matchMedia', () => ({ matches: still }));
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('hops square by square, and lets nobody wait long', () => {
    expect(duration(jumps)).toBe(3 * hopTime(jumps));
    const long = { ...jumps, path: Array.from({ length: 13 }, () => 'A1') };
    expect(hopTime(long)).toBe(150);
    const scene = new Scene();
    scene.show(jumps, true);
    expect(scene.moving).toBe(jumps);
    vi.advanceTimersByTime(duration(jumps));
    expect(scene.moving).toBeNull();
  });

  it('gives way to the next step', () => {
    const scene = new Scene();
    scene.show(first, true);
    scene.show(jumps, true);
    expect(scene.moving).toBe(jumps);
    scene.show(null, false);
    expect([scene.moving, scene.trail]).toEqual([null, []]);
  });

  it('keeps both pawns of a turn in sight, and no more', () => {
    const scene = new Scene();
    scene.show(first, true);
    scene.show(jumps, true);
    expect(scene.trail).toEqual([first, jumps]);
    scene.show(first, true);
    expect(scene.trail).toEqual([first]);
    scene.show(jumps, false);
    expect(scene.trail).toEqual([jumps]);
  });

  it('moves nothing for those who asked for stillness', () => {
    still = true;
    const scene = new Scene();
    scene.show(jumps, true);
    expect([scene.moving, pace(jumps)]).toEqual([null, 0]);
  });
});
