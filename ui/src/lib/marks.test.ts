import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Marks, placeOf } from './marks.svelte';

const here = placeOf('t', 1, 0);

describe('marks', () => {
  beforeEach(() => localStorage.clear());

  it('are there again when one comes back', () => {
    const marks = new Marks(here);
    marks.put('C4', 'x');
    marks.put('D1', '?');
    marks.put('C4', null);
    expect(marks.all).toEqual({ D1: '?' });
    const again = new Marks(here);
    expect([again.at('D1'), again.at('C4')]).toEqual(['?', null]);
  });

  it('are apart for each seat, game and table', () => {
    new Marks(here).put('C4', 'x');
    for (const place of [placeOf('t', 1, 1), placeOf('t', 1, null), placeOf('t', 2, 0), placeOf('u', 1, 0)])
      expect(new Marks(place).all).toEqual({});
    expect(new Marks(here).all).toEqual({ C4: 'x' });
  });

  it('are all rubbed out at once, and leave nothing behind', () => {
    const marks = new Marks(here);
    marks.put('C4', 'x');
    marks.clear();
    expect(marks.all).toEqual({});
    expect(localStorage.getItem('cavale.marks')).toBe('{}');
  });

  it('of games long gone make room', () => {
    vi.useFakeTimers();
    for (let game = 0; game < 61; game++) {
      vi.advanceTimersByTime(1000);
      new Marks(placeOf(`t${game}`, 1, 0)).put('A1', 'x');
    }
    vi.useRealTimers();
    expect(new Marks(placeOf('t0', 1, 0)).at('A1')).toBeNull();
    expect(new Marks(placeOf('t1', 1, 0)).at('A1')).toBe('x');
    expect(new Marks(placeOf('t60', 1, 0)).at('A1')).toBe('x');
  });

  it('last as long as the page where nothing can be kept', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const marks = new Marks(here);
    marks.put('C4', 'x');
    full.mockRestore();
    expect(marks.at('C4')).toBe('x');
    expect(new Marks(here).at('C4')).toBeNull();
  });
});
