import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { speech } from '../lib/i18n.svelte';
import { written } from '../lib/samples';
import type { Analysis } from '../wire/types';
import Curve from './Curve.svelte';

const look = (step: number, value: number, sure = false): Analysis => ({ step, seat: 0, value, sure, best: null, line: [] });

function show(index: number) {
  const onseek = vi.fn();
  render(Curve, {
    looks: [look(0, 0), look(1, 0.3), null, look(3, -1, true)],
    index,
    names: [written('Yellow'), written('Blue')],
    colours: undefined,
    onseek,
    children: createRawSnippet(() => ({ render: () => '<span></span>' })),
  });
  return { onseek, slider: screen.getByRole('slider') };
}

describe('the curve as a slider', () => {
  it.each([
    [0, 'en', 'Move 0 of 3: Estimate: even'],
    [1, 'en', 'Move 1 of 3: Estimate: slight advantage for Yellow'],
    [2, 'en', 'Move 2 of 3: not looked at yet'],
    [3, 'fr', 'Coup 3 sur 3\u00a0: Gain forcé pour Blue'],
  ] as const)('says step %s in words (%s)', async (index, lang, words) => {
    await speech.use(lang);
    const { slider } = show(index);
    expect(slider.getAttribute('aria-valuetext')).toBe(words);
    expect(slider.getAttribute('aria-valuenow')).toBe(`${index}`);
    expect(slider.getAttribute('aria-valuemax')).toBe('3');
  });

  it('goes through the game by keys, up is later', async () => {
    const { slider, onseek } = show(1);
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowUp}{ArrowDown}{Home}{End}x');
    expect(onseek.mock.calls.flat()).toEqual([0, 2, 2, 0, 0, 3]);
  });
});
