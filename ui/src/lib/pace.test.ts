import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pace, still } from './pace.svelte';

const calm = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

describe('pace', () => {
  beforeEach(() => calm(false));
  afterEach(() => {
    if (pace.fast) pace.toggle();
    vi.unstubAllGlobals();
  });

  it('is the board’s own, unless one is in a hurry', () => {
    expect([pace.of(1000), still()]).toEqual([1000, false]);
    pace.toggle();
    expect([pace.of(1000), still()]).toEqual([150, true]);
    expect(pace.of(500)).toBe(100);
  });

  it('does not make one wait for a motion that is not shown', () => {
    calm(true);
    expect([pace.of(2000), pace.of(120), still()]).toEqual([350, 120, true]);
  });

  it('is remembered', () => {
    pace.toggle();
    expect(localStorage.getItem('cavale.fast')).toBe('true');
  });
});
