import { describe, expect, it } from 'vitest';
import type { ShownClock } from '../wire/types';
import { say, speech } from './i18n.svelte';
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
    expect([0, 1, 59_001, 61_000, 3_723_000].map((ms) => face(ms))).toEqual(['0:00', '0:01', '1:00', '1:01', '1:02:03']);
    expect(face(2 * 86_400_000 + 3 * 3_600_000)).toBe('2 d 3 h');
  });

  it('says it in words', async () => {
    expect([61_000, 7_205_000, 0].map(spoken)).toEqual(['1 minute 1 second', '2 hours', '0 seconds']);
    await speech.use('fr');
    expect([61_000, 3 * 86_400_000].map(spoken)).toEqual(['1 minute 1 seconde', '3 jours']);
    await speech.use('en');
  });

  it('says how a table is timed', () => {
    const offered = Object.values(choices({ per: 'game', seconds: 480, increment: 5 })).filter((one) => one !== null);
    expect(offered.map((one) => say(clockWords(one)))).toEqual(['8 min + 5 s', '1 min a turn', '1 day a turn', '3 days a turn']);
    expect(say(clockWords({ per: 'game', seconds: 90, increment: 0 }))).toBe('90 s');
  });
});
