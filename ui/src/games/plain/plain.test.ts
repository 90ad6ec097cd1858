import { written } from '../../lib/samples';
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { loadGame, type BoardProps } from '..';
import { speech } from '../../lib/i18n.svelte';
import Board from './Board.svelte';
import plain from '.';
import { drawn } from './text';

describe('a view in text', () => {
  it('names every value, and draws rows below each other', () => {
    expect(drawn({ rows: ['ab', 'cd'], cards: ['J', '?'], shown: [true, false], mover: null, hands: { blue: 2 } })).toBe(
      'rows:\n  ab\n  cd\ncards: J ?\nshown: + –\nmover: –\nhands:\n  blue: 2',
    );
  });

  it('shows lists of things one by one', () => {
    expect(drawn({ cars: [{ at: 'A1', owner: 0 }, { at: 'B2', owner: 1 }] })).toBe(
      'cars:\n- at: A1\n  owner: 0\n- at: B2\n  owner: 1',
    );
  });
});

describe('a game without a board', () => {
  it('has the plain one', async () => {
    expect(await loadGame('a sixth game')).toBe(plain);
    expect(await loadGame('wall')).not.toBe(plain);
  });

  it('is played by pressing a move', async () => {
    await speech.use('en');
    const onmove = vi.fn();
    const moves = ['bet', 'check'].map((text) => ({ text, path: [], effect: {}, said: [written(`They ${text}.`)] }));
    render(Board, {
      view: { cards: ['K', '?'] },
      moves,
      seat: 0,
      bottom: 0,
      done: null,
      stamp: 0,
      flow: false,
      pending: null,
      onmove,
      onrefuse: () => {},
      onundo: null,
      onpreview: () => {},
    } as unknown as BoardProps);
    expect(screen.getByRole('region', { name: 'The game in text' }).textContent).toBe('cards: K ?');
    await userEvent.click(screen.getByRole('button', { name: 'check' }));
    expect(onmove).toHaveBeenCalledExactlyOnceWith('check');
  });
});
