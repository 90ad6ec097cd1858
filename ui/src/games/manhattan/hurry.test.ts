import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pace } from '../../lib/pace.svelte';
import { Film } from '../../table/film.svelte';
import type { Step } from '../../wire/types';
import manhattan from '.';
import { effect } from './samples';

const step = (version: number, done: Step['effect'], kind: Step['kind'] = 'move'): Step => ({
  version, kind, seat: 0, move: '', effect: done, said: [], view: {} as Step['view'], at: '',
});

/** The longest turn without an arrest: six spaces onto a trap. */
const turn = [
  effect({ kind: 'roll', roll: 6 }),
  effect({ kind: 'drive', fields: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], takes: 'trap' }),
  effect({ kind: 'trap', card: 'lieutenant' }),
];

describe('a round of three bots', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    pace.toggle();
  });
  afterEach(() => {
    pace.toggle();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is shown in less than a second and a half to somebody in a hurry', () => {
    const film = new Film((one) => pace.of(manhattan.pace(one.effect)));
    film.load([step(0, null, 'start')]);
    [...turn, ...turn, ...turn].forEach((done, i) => film.add(step(i + 1, done)));
    expect(film.current).toBe(false);
    vi.advanceTimersByTime(1499);
    expect(film.current).toBe(true);
  });
});
