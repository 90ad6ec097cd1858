import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../games';
import plain from '../games/plain';
import { speech } from '../lib/i18n.svelte';
import { adapted, loadGuest, type GuestGiven } from './guest';

const moves = ['a', 'b'].map((text) => ({ text, path: [text], effect: {}, words: { fr: `coup ${text}`, en: `move ${text}` } }));

function props(more: Partial<BoardProps> = {}): BoardProps {
  const nothing = () => {};
  const given = { view: { rows: ['..'] }, moves, seat: 0, bottom: 0, done: null, stamp: 0, flow: false, pending: null };
  const heard = { onmove: nothing, onrefuse: nothing, onundo: null, onpreview: nothing };
  return { ...given, ...heard, ...more } as unknown as BoardProps;
}

/** A board of a button for each move. */
function guest() {
  const destroy = vi.fn();
  return {
    destroy,
    mount(target: HTMLElement, first: GuestGiven) {
      function update(given: GuestGiven): void {
        target.replaceChildren(
          ...given.moves.map((move) => {
            const button = document.createElement('button');
            button.textContent = given.say(move);
            button.onclick = () => given.onmove(move.text);
            button.onfocus = () => given.onpreview(move);
            return button;
          }),
        );
      }
      update(first);
      return { update, destroy };
    },
  };
}

describe('a board from another package', () => {
  afterEach(() => speech.use('en'));

  it('is given what there is, told of changes, and taken away', async () => {
    speech.use('en');
    const own = guest();
    const [onmove, onpreview] = [vi.fn(), vi.fn()];
    const { Board } = adapted(own);
    const shown = render(Board, props({ onmove, onpreview }));
    await userEvent.click(screen.getByRole('button', { name: 'move b' }));
    expect(onmove).toHaveBeenCalledExactlyOnceWith('b');
    expect(onpreview).toHaveBeenLastCalledWith(moves[1]?.words);
    await shown.rerender({ moves: moves.slice(0, 1) });
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['move a']);
    speech.use('fr');
    await tick();
    expect(screen.getByRole('button').textContent).toBe('coup a');
    shown.unmount();
    expect(own.destroy).toHaveBeenCalledOnce();
  });

  it('may say its shape and bring a picture', () => {
    const module = adapted({ ...guest(), aspect: 1.5, cover: '<svg xmlns="http://www.w3.org/2000/svg"/>', pace: 700 });
    expect(module.aspect).toBe(1.5);
    expect(module.pace(null)).toBe(700);
    const { container } = render(module.Cover, {});
    expect(container.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  });

  it('is the plain one where there is none, or where it is not what it was', async () => {
    expect(await loadGuest(null)).toBe(plain);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
      (script as HTMLScriptElement).onerror?.(new Event('error'));
    });
    expect(await loadGuest({ address: '/guests/fox/1.js', integrity: 'sha384-x' })).toBe(plain);
    expect(append).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});
