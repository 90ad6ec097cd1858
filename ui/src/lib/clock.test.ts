import { describe, expect, it } from 'vitest';
import type { ShownClock } from '../wire/types';
import { choices, clockWords, face, left, spoken } from './clock';

const clock: ShownClock = { per: 'game', seconds: 60, increment: 5, left: [50_000, null, 40_000], running: 0, ran: 2000 };

describe('clocks', () => {
  it('runs for the one who is to move, and stops at nothing', () => {
    expect(left(clock, 0, 3000)).toBe(45_000);
    expect(left(clock, 2, 3000)).toBe(40_000);
    expect(left(clock, 1, 3000)).toBeNull();
    expect(left(clock, 0, 99_000)).toBe(0);
    expect(left({ ...clock, running: null }, 0, 99_000)).toBe(50_000);
  });

  it('shows a second until it is over', () => {
    expect([0, 1, 59_001, 61_000, 3_723_000].map((ms) => face(ms).en)).toEqual(['0:00', '0:01', '1:00', '1:01', '1:02:03']);
    expect(face(2 * 86_400_000 + 3 * 3_600_000)).toEqual({ fr: '2 j 3 h', en: '2 d 3 h' });
  });

  it('says it in words', () => {
    expect(spoken(61_000)).toEqual({ fr: '1 minute 1 seconde', en: '1 minute 1 second' });
    expect(spoken(7_205_000).en).toBe('2 hours');
    expect(spoken(0).en).toBe('0 seconds');
    expect(spoken(3 * 86_400_000).fr).toBe('3 jours');
  });

  it('says how a table is timed', () => {
    const offered = Object.values(choices({ per: 'game', seconds: 480, increment: 5 })).filter((one) => one !== null);
    expect(offered.map((one) => clockWords(one).en)).toEqual(['8 min + 5 s', '1 min a turn', '1 day a turn', '3 days a turn']);
    expect(clockWords({ per: 'game', seconds: 90, increment: 0 }).fr).toBe('90 s');
  });
});
