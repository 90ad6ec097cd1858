import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Spoken } from './spoken.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PROMPT = 'Your turn. Push a rope.';
const texts = (spoken: Spoken) => spoken.lines.map(({ text }) => text);

it('says a move at once, and what one can do when it has stood for a moment', () => {
  const spoken = new Spoken();
  spoken.now(PROMPT, 'Your turn.');
  expect(texts(spoken)).toEqual([]);
  vi.runAllTimers();
  spoken.event('You push.');
  spoken.now('The bot is thinking…', null);
  vi.advanceTimersByTime(20);
  spoken.event('The bot pushes.');
  spoken.now(PROMPT, 'Your turn.');
  expect(texts(spoken)).toEqual([PROMPT, 'You push.', 'The bot pushes.']);
  vi.runAllTimers();
  // In short: it has been said before.
  expect(texts(spoken)).toEqual([PROMPT, 'You push.', 'The bot pushes.', 'Your turn.']);
});

it('does not say twice what stands there once more', () => {
  const spoken = new Spoken();
  spoken.now(PROMPT, null);
  vi.runAllTimers();
  spoken.now('The bot is thinking…', null);
  spoken.now(PROMPT, null);
  vi.runAllTimers();
  expect(texts(spoken)).toEqual([PROMPT]);
  spoken.event('The bot pushes.');
  spoken.now('The bot pushes.', null);
  vi.runAllTimers();
  expect(texts(spoken)).toEqual([PROMPT, 'The bot pushes.']);
});

it('says the same move twice when it is made twice, and keeps the last lines', () => {
  const spoken = new Spoken();
  for (let i = 0; i < 6; i++) spoken.event('The bot passes.');
  expect(spoken.lines).toHaveLength(4);
  expect(new Set(spoken.lines.map(({ id }) => id)).size).toBe(4);
});
