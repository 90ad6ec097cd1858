import { describe, expect, it } from 'vitest';
import type { Keys } from '../lib/seats';
import type { Seat, Table } from '../wire/types';
import { handover, passed } from './passing';

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
const seats = [seat(0), seat(1), seat(2)];
const keys = (...players: number[]): Keys => ({
  held: Object.fromEntries(players.map((player) => [player, `s${player}`])),
  invites: {},
  at: 0,
});
const at = (mover: number | null, status: Table['status'] = 'playing', who = seats) => ({ seats: who, mover, status });

describe('a screen that is handed over', () => {
  it('is one that several share at a game with secrets', () => {
    expect(passed({ hidden: true, seats }, keys(0, 1))).toBe(true);
    expect(passed({ hidden: false, seats }, keys(0, 1))).toBe(false);
    expect(passed({ hidden: true, seats }, keys(1))).toBe(false);
    expect(passed({ hidden: true, seats }, keys())).toBe(false);
  });

  it.each([
    ['nobody looks yet', at(0), null, { eyes: null, awaited: 0 }],
    ['the one who looks moves again', at(0), 0, { eyes: 0, awaited: null }],
    ['another one at this screen is to move', at(1), 0, { eyes: null, awaited: 1 }],
    ['somebody elsewhere is to move', at(2), 0, { eyes: 0, awaited: null }],
    ['chance is to move', at(null), 1, { eyes: 1, awaited: null }],
    ['somebody is still to come', at(null, 'waiting'), null, { eyes: null, awaited: null }],
    ['it is over: as they looked', at(null, 'over'), 1, { eyes: 1, awaited: null }],
    ['it is over, and nobody looked', at(null, 'over'), null, { eyes: 0, awaited: null }],
  ])('%s', (_, table, eyes, then) => expect(handover(table, keys(0, 1), eyes, false)).toEqual(then));

  it('closes all eyes when a new game begins', () => {
    expect(handover(at(0), keys(0, 1), 0, true)).toEqual({ eyes: null, awaited: 0 });
    expect(handover(at(2), keys(0, 1), 0, true)).toEqual({ eyes: null, awaited: null });
  });

  it('knows the players when they have changed seats', () => {
    const swapped = [seat(0, 1), seat(1, 0), seat(2)];
    expect(handover(at(1, 'playing', swapped), keys(0, 1), 0, false)).toEqual({ eyes: 0, awaited: null });
    expect(handover(at(0, 'playing', swapped), keys(0, 1), 0, false)).toEqual({ eyes: null, awaited: 0 });
    expect(handover(at(null, 'over', swapped), keys(0, 1), null, false)).toEqual({ eyes: 1, awaited: null });
  });
});
