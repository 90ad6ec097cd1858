import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seat } from '../wire/types';
import { eyes, forget, heldSeats, holding, keep, keysOf, tablesHere } from './seats';

const seat = (number: number, player = number): Seat => ({
  seat: number,
  player,
  title: '',
  name: '',
  kind: 'here',
  level: null,
  claimed: true,
  stand_in: null,
});
const both = [seat(0), seat(1)];

describe('seats', () => {
  beforeEach(() => localStorage.clear());

  it('keeps secrets and invitations for each table', () => {
    keep('a', [{ seat: 0, secret: 's0' }], [{ seat: 1, invite: 'i1' }]);
    keep('b', [{ seat: 1, secret: 's1' }]);
    expect(keysOf('a')).toMatchObject({ held: { 0: 's0' }, invites: { 1: 'i1' } });
    expect(heldSeats(keysOf('b'), both)).toEqual([1]);
    expect(heldSeats(keysOf('c'), both)).toEqual([]);
  });

  it('adds a seat to those already held', () => {
    keep('a', [{ seat: 0, secret: 's0' }]);
    keep('a', [{ seat: 1, secret: 's1' }]);
    expect(heldSeats(keysOf('a'), both)).toEqual([0, 1]);
  });

  it('looks through the eyes of whoever is to move here', () => {
    const shared = keep('a', [{ seat: 0, secret: 's0' }, { seat: 1, secret: 's1' }]);
    expect(eyes(shared, { seats: both, mover: 1 })).toBe(1);
    expect(eyes(keep('b', [{ seat: 0, secret: 's0' }]), { seats: both, mover: 1 })).toBe(0);
    expect(eyes(keysOf('nowhere'), { seats: both, mover: 1 })).toBeNull();
  });

  it('finds the player again when the sides have been swapped', () => {
    const keys = keep('a', [{ seat: 0, secret: 's0' }]);
    expect(heldSeats(keys, [seat(0, 1), seat(1, 0)])).toEqual([1]);
  });

  it('forgets the oldest tables', () => {
    for (let i = 0; i < 210; i++) keep(`t${i}`, [{ seat: 0, secret: 's' }]);
    expect(Object.keys(JSON.parse(localStorage.getItem('cavale.seats') ?? '{}'))).toHaveLength(200);
  });

  it('knows the tables where somebody here sits', () => {
    keep('old', [{ seat: 0, secret: 's' }]);
    keep('watched', []);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000);
    keep('new', [{ seat: 1, secret: 's' }]);
    vi.restoreAllMocks();
    expect(tablesHere()).toEqual(['new', 'old']);
  });

  it('forgets a table, or one seat of it', () => {
    keep('a', [{ seat: 0, secret: 's0' }, { seat: 1, secret: 's1' }]);
    forget('a', 0);
    expect(holding('a')).toEqual({ id: 'a', secrets: ['s1'] });
    forget('a');
    expect(tablesHere()).toEqual([]);
  });

  it('lives with a spoiled memory', () => {
    localStorage.setItem('cavale.seats', '{');
    expect(keysOf('a').held).toEqual({});
  });
});
