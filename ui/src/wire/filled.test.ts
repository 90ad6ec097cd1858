import { describe, expect, it } from 'vitest';
import { eventOf } from './filled';
import type { Table } from './types';

const step = { version: 2, kind: 'move' as const, seat: 0, move: 'm', effect: null, said: [], at: '' };
const before = { version: 1, mover: 0, seats: [{ name: 'Ada' }], view: { slots: ['.', '.'], hands: { red: 1 } }, moves: [{ text: 'old' }] } as unknown as Table;

describe('an event', () => {
  it('says what is different; all else stays what it was', () => {
    const differs = [['mover', 1], ['view', 'slots', 1, 'Y'], ['view', 'hands', null]];
    const { table, step: told } = eventOf({ step, differs }, before);
    expect(table).toMatchObject({ version: 1, mover: 1, view: { slots: ['.', 'Y'], hands: null }, moves: [] });
    expect(table.seats).toBe(before.seats);
    expect(told.view).toBe(table.view);
    expect(before.view).toEqual({ slots: ['.', '.'], hands: { red: 1 } });
  });

  it('offers moves, with what they share', () => {
    const runs = [{ start: '1-', effect: { car: 1 }, each: [{ text: 'a1' }, { text: 'b1', effect: { lost: 2 }, said: [{ id: 'held-up' }] }] }];
    const moves = { effect: { colour: 'red', lost: 0 }, said: [{ id: 'drives' }], runs };
    const { table } = eventOf({ step, differs: [], moves } as never, before);
    expect(table.moves.map(({ text, path, effect }) => [text, path, effect])).toEqual([
      ['1-a1', ['1', 'a1'], { colour: 'red', lost: 0, car: 1 }],
      ['1-b1', ['1', 'b1'], { colour: 'red', lost: 2, car: 1 }],
    ]);
    expect(table.moves.map(({ said }) => said[0]?.id)).toEqual(['drives', 'held-up']);
  });

  it('leaves to the board what the board can tell', () => {
    const { table } = eventOf({ step, differs: [], moves: { runs: [{ start: 'lad- ', each: ['A6'] }] } }, before);
    expect(table.moves).toEqual([{ text: 'lad- A6', path: ['lad-', 'A6'], effect: {}, said: [] }]);
  });
});
