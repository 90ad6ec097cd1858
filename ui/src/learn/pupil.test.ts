import { describe, expect, it } from 'vitest';
import type { Exercise, Step } from '../wire/types';
import { Pupil } from './pupil.svelte';

const step = (version: number): Step => ({
  version,
  kind: version === 0 ? 'start' : 'move',
  seat: 0,
  move: null,
  effect: null,
  said: [],
  view: {} as Step['view'],
  at: '',
});

const BEFORE = 3;
const after = (moves: string[]): Exercise =>
  ({ game: 'wall', stage: 'asked', asks: '', said: '', steps: Array.from({ length: BEFORE + moves.length + 1 }, (_, i) => step(i)) }) as unknown as Exercise;

describe('somebody at an exercise', () => {
  it('sees what is new, not what led to it once more', async () => {
    const shown: number[] = [];
    const pupil = new Pupil(
      (moves) => Promise.resolve(after(moves)),
      () => 0,
      (one) => shown.push(one.version),
    );
    await pupil.read();
    expect(pupil.film.index).toBe(BEFORE);
    await pupil.play('1L');
    await expect.poll(() => pupil.film.index).toBe(BEFORE + 1);
    expect(shown).toEqual([BEFORE + 1]);
  });
});
