import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import manhattan from '.';
import { at } from './city';
import { Drive, driveTime, nearTurn, pace, parked } from './drive.svelte';
import { Rounds } from './rounds.svelte';
import { arrests, drives, driver, effect, hunt, stays } from './samples';
import { arrestOf, carsOf, effectOf, likely, reachOf, rolled, stayOf } from './wire';

const ARREST = drives(1, ['f5', 'e5'], { arrest: 'red', lost: 3 });
const MOVES = [
  drives(1, ['f5', 'bank']),
  ARREST,
  drives(2, ['h10', 'h9', 'h8', 'h7', 'g7'].slice(0, 4)),
  drives(2, ['h10', 'h11', 'i11', 'bank'], { back: true }),
];

describe('what the server sends', () => {
  it('becomes the drives to each field, by both cars or by one', () => {
    expect([...reachOf(MOVES).keys()]).toEqual(['bank', 'e5', 'h7']);
    expect(reachOf(MOVES).get('bank')).toHaveLength(2);
    expect([...reachOf(MOVES, 2).keys()]).toEqual(['h7', 'bank']);
    expect(carsOf(MOVES)).toEqual([1, 2]);
    expect(stayOf(MOVES)).toBeNull();
    expect(stayOf([stays])).toBe(stays);
    expect([carsOf([stays]), reachOf([stays]).size]).toEqual([[], 0]);
    expect(arrestOf([...MOVES, stays])).toBeNull();
    expect(arrestOf([arrests])).toBe(arrests);
    expect([...reachOf([arrests])]).toEqual([['e5', [arrests]]]);
    expect(carsOf([arrests])).toEqual([]);
  });

  it('says which car one most likely wants to move', () => {
    expect(likely(MOVES)).toBe(1);
    expect(likely([drives(1, ['f5', 'bank']), drives(2, ['h10', 'h9'], { takes: 'trap' })])).toBe(2);
    expect(likely([stays])).toBeNull();
  });
});

describe('the die', () => {
  it('is as it lay when a car was driven, or not', () => {
    expect([null, effect({ kind: 'roll', roll: 2 }), effectOf(ARREST), effectOf(stays), effect({ kind: 'trap', card: 'all' })].map(rolled)).toEqual([
      null,
      2,
      4,
      5,
      null,
    ]);
  });
});

describe('the cars', () => {
  it('stand in the middle of a field, or in its two lanes', () => {
    const alone = parked(hunt).find(({ colour, car }) => colour === 'white' && car === 1);
    expect(alone).toMatchObject({ x: at('f5').x, y: at('f5').y, turn: 180, small: false });
    const pair = parked({ ...hunt, players: [driver('white', ['f5', 'f5'])] });
    expect(pair[0]?.x).toBeCloseTo(at('f5').x);
    expect(Math.abs((pair[0]?.y ?? 0) - (pair[1]?.y ?? 0))).toBeCloseTo(34);
  });

  it('stand pair behind pair at an entrance, which holds any number', () => {
    const crowd = parked({ ...hunt, players: [driver('white', ['e5', 'e5']), driver('orange', ['e5', 'e5'])] });
    expect(new Set(crowd.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(4);
    expect(crowd.every(({ x, y, small }) => small && Math.hypot(x - at('e5').x, y - at('e5').y) < 40)).toBe(true);
  });

  it('have a bay of their own in a car park', () => {
    const inBay = parked(hunt).find(({ colour, car }) => colour === 'orange' && car === 1);
    const later = parked({ ...hunt, players: [driver('pink', ['hall', 'hall']), driver('orange', ['hall', 'd1'])] });
    expect(inBay).toMatchObject({ small: true });
    expect(later.find(({ colour, car }) => colour === 'orange' && car === 1)).toEqual(inBay);
  });

  it('turn the shorter way', () => {
    expect(nearTurn(170, -170)).toBe(190);
    expect(nearTurn(0, 90)).toBe(90);
    expect(nearTurn(-90, 270)).toBe(-90);
  });
});

describe('a drive', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('goes field by field, nose first, and then lets the car be', () => {
    const drive = new Drive();
    drive.show(effectOf(drives(2, ['h10', 'h9', 'h8'])));
    const seen = [drive.at];
    for (let i = 0; i < 2; i++) {
      vi.advanceTimersByTime(170);
      seen.push(drive.at);
    }
    expect(seen.map((one) => one && [one.x, one.y, one.turn])).toEqual([[500, 800, -90], [500, 700, -90], null]);
  });

  it('leaves its bay before it follows the street, and turns at the corner', () => {
    const drive = new Drive();
    drive.show(effectOf(drives(1, ['start', 'c3', 'c2'])));
    const seen = [drive.at];
    for (let i = 0; i < 3; i++) {
      vi.advanceTimersByTime(170);
      seen.push(drive.at);
    }
    expect(seen.map((one) => one && [one.x, one.y, one.turn])).toEqual([[-150, 200, 0], [0, 200, 0], [0, 100, -90], null]);
  });

  it('ends in a bay', () => {
    const drive = new Drive();
    drive.show(effectOf(drives(1, ['f5', 'bank'])));
    expect(drive.at).toBeNull();
  });

  it('goes tail first backwards, and stops when told', () => {
    const drive = new Drive();
    drive.show(effectOf(drives(2, ['h9', 'h10'], { back: true })));
    expect(drive.at).toMatchObject({ y: 900, turn: 270 });
    drive.stop();
    expect(drive.at).toBeNull();
  });

  it('is not made where nothing is to move', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const drive = new Drive();
    drive.show(effectOf(drives(2, ['h10', 'h9'])));
    expect(drive.at).toBeNull();
  });

  it('takes its time, and an arrest a little more', () => {
    expect(driveTime(effectOf(ARREST))).toBe(170);
    expect(pace(effectOf(ARREST))).toBeGreaterThan(pace(effectOf(drives(1, ['f5', 'e5']))));
    expect(pace(null)).toBe(0);
    expect(pace(effect({ kind: 'roll', roll: 3 }))).toBeLessThan(pace(effect({ kind: 'trap', card: 'all' })));
    expect(manhattan.sounds(effectOf(ARREST)).map(({ sound }) => sound)).toEqual(['hop', 'escape']);
    expect(pace(effectOf(arrests))).toBeGreaterThan(0);
    expect(manhattan.sounds(effectOf(arrests)).map(({ sound }) => sound)).toEqual(['escape']);
    expect(manhattan.sounds(null)).toEqual([]);
  });
});

describe('a trap', () => {
  const fields = (rounds: Rounds): number[] => rounds.of(hunt.criminals).map(({ field }) => field);
  const walk = effect({
    kind: 'trap',
    card: 'all',
    criminals: [
      { file: 'red', start: 2, end: 3 },
      { file: 'blue', start: 3, end: 2 },
    ],
  });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('sends each criminal round his circle, field by field', () => {
    const rounds = new Rounds();
    rounds.show(walk);
    const seen = [fields(rounds)];
    for (let i = 0; i < 4; i++) {
      vi.advanceTimersByTime(260);
      seen.push(fields(rounds));
    }
    expect(seen).toEqual([
      [2, 0, 3, 0],
      [3, 0, 0, 0],
      [3, 0, 1, 0],
      [3, 0, 2, 0],
      [3, 0, 2, 0],
    ]);
  });

  it('has them where they are when nothing is to move, or the Lieutenant moved them', () => {
    const rounds = new Rounds();
    rounds.show({ ...walk, card: 'lieutenant' });
    expect(fields(rounds)).toEqual([3, 0, 2, 0]);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    rounds.show(walk);
    expect(fields(rounds)).toEqual([3, 0, 2, 0]);
  });
});
