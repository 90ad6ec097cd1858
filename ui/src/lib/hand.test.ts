import { beforeEach, describe, expect, it } from 'vitest';
import { hold, inHand, letGo } from './hand';

let made = 0;
const key = () => `key-${++made}`;

describe('the move in hand', () => {
  beforeEach(() => {
    sessionStorage.clear();
    made = 0;
  });

  it('is kept until it is let go, for its own table only', () => {
    expect(inHand('t1')).toBeNull();
    hold('t1', 4, '3L', key);
    expect(inHand('t1')).toEqual({ table: 't1', version: 4, move: '3L', key: 'key-1' });
    expect(inHand('t2')).toBeNull();
    letGo();
    expect(inHand('t1')).toBeNull();
  });

  it('is the same move, with the same key, however often it is made', () => {
    expect(hold('t1', 4, '3L', key).key).toBe('key-1');
    expect(hold('t1', 4, '3L', key).key).toBe('key-1');
    expect(hold('t1', 4, '3R', key).key).toBe('key-2');
    expect(hold('t1', 5, '3R', key).key).toBe('key-3');
    expect(hold('t2', 5, '3R', key).key).toBe('key-4');
  });

  it('is nothing where something else was kept', () => {
    sessionStorage.setItem('cavale.hand', '{broken');
    expect(inHand('t1')).toBeNull();
  });
});
