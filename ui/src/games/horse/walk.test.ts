import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { country } from './country';
import horse from '.';
import { effect, hunt, play } from './samples';
import { pieces, Walk, walkTime } from './walk.svelte';
import { cardOf, reachOf, stepsOf, type HorseEffect } from './wire';

describe('what the server sends', () => {
  it('becomes cards with steps, and the cells each leads to', () => {
    expect(cardOf('wife-')).toEqual({ name: 'wife-', subject: 'wife', sign: '-' });
    expect([stepsOf(hunt, '+'), stepsOf(hunt, '='), stepsOf(hunt, '-')]).toEqual([4, 3, 2]);
    const reach = reachOf([play('dog-', ['A2', 'A3', 'A4']), play('maid=', ['farm', 'A1', 'A2', 'A3'])]);
    expect([...reach].map(([card, cells]) => [card, ...cells.keys()])).toEqual([
      ['dog-', 'A4'],
      ['maid=', 'A3'],
    ]);
  });
});

describe('the pieces', () => {
  it('stand apart on the farm, each in a place of its own', () => {
    const here = pieces(hunt).filter(({ small }) => small);
    expect(here.map(({ subject }) => subject)).toEqual(['farmer', 'wife', 'lad', 'maid']);
    expect(new Set(here.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    const alone = pieces({ ...hunt, places: { ...hunt.places, farmer: 'A5', lad: 'A6', maid: 'A7' } });
    expect(alone.find(({ subject }) => subject === 'wife')).toEqual(here[1]);
  });

  it('stand in the middle of a cell, and side by side after a catch', () => {
    const at = country.at('A2');
    expect(pieces(hunt).find(({ subject }) => subject === 'dog')).toMatchObject({ x: at.x, y: at.y });
    const met = pieces({ ...hunt, places: { ...hunt.places, dog: 'A3' } }).filter(({ subject }) => subject === 'dog' || subject === 'horse');
    expect(met[0]?.x).not.toBe(met[1]?.x);
  });
});

describe('a walk', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('goes cell by cell and then lets the piece be', () => {
    const walk = new Walk();
    const done = play('dog-', ['A2', 'A3', 'A4']).effect as HorseEffect;
    walk.show(done);
    const seen = [walk.at?.cell];
    for (let i = 0; i < 2; i++) {
      vi.advanceTimersByTime(150);
      seen.push(walk.at?.cell);
    }
    expect(seen).toEqual(['A2', 'A3', undefined]);
    walk.show(done);
    walk.stop();
    expect(walk.at).toBeNull();
  });

  it('is not made where nothing is to move', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const walk = new Walk();
    walk.show(play('dog-', ['A2', 'A3', 'A4']).effect as HorseEffect);
    expect(walk.at).toBeNull();
  });

  it('takes no time for a deal, and not for ever for a long way', () => {
    expect(horse.pace(effect({ deed: 'deal', card: 'dog+' }))).toBe(0);
    expect(horse.pace(null)).toBe(0);
    expect(walkTime(effect({ way: ['A1', 'A2', 'A3', 'A4'] }))).toBe(450);
    expect(walkTime(effect({ way: Array.from({ length: 21 }, () => 'A1') }))).toBeLessThanOrEqual(1200);
  });
});
