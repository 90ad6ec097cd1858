import { describe, expect, it } from 'vitest';
import { amount, fortune, signed } from './numbers';

describe('numbers', () => {
  it('are written as each language writes them', () => {
    expect(amount(1.256, 'en')).toBe('1.26');
    expect(amount(1.5, 'fr')).toBe('1,5');
    expect(signed(0.4, 'en')).toBe('+0.4');
    expect(signed(-2, 'fr')).toBe('−2');
  });

  it('know no negative nothing', () => {
    expect(amount(-0.001, 'en')).toBe('0');
    expect(signed(-0, 'en')).toBe('0');
  });
});

describe('whose luck it was', () => {
  it.each([
    [[1, -1], { seat: 0, won: 1 }],
    [[-0.5, 0.5], { seat: 1, won: 0.5 }],
    [[0.1, -0.7, 0.2], { seat: 1, won: -0.7 }],
    [[0, 0], { seat: 0, won: 0 }],
  ])('%j', (luck, found) => {
    expect(fortune({ luck })).toEqual(found);
  });

  it('is nobody’s where it was not measured', () => {
    expect(fortune({ luck: null })).toBeNull();
  });
});
