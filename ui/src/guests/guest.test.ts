import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../games';
import plain from '../games/plain';
import { speech } from '../lib/i18n.svelte';
import type { Move } from '../wire/types';
import { adapted, loadGuest, type GuestGiven } from './guest';
import { along, spots } from './spots.svelte';

const moves = ['a', 'b'].map((text, number) => {
  const said = [{ id: 'begins-in-series', args: { number, games: 2 } }];
  return { text, path: [text], effect: {}, said } as unknown as Move;
});

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
    await speech.use('en');
    const own = guest();
    const [onmove, onpreview] = [vi.fn(), vi.fn()];
    const { Board } = adapted(own);
    const shown = render(Board, props({ onmove, onpreview }));
    await userEvent.click(screen.getByRole('button', { name: 'Game 1 of 2 begins.' }));
    expect(onmove).toHaveBeenCalledExactlyOnceWith('b');
    expect(onpreview).toHaveBeenLastCalledWith(moves[1]?.said);
    await shown.rerender({ moves: moves.slice(0, 1) });
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Game 0 of 2 begins.']);
    await speech.use('fr');
    await tick();
    expect(screen.getByRole('button').textContent).toBe('La partie 0 sur 2 commence.');
    shown.unmount();
    expect(own.destroy).toHaveBeenCalledOnce();
  });

  it('may tell the spots of the kit of every change', async () => {
    const label = (given: GuestGiven) => ({ label: (id: string) => `${id} ${given.moves.length}` });
    const mount = (target: HTMLElement, first: GuestGiven) => {
      const asked = { spots: [['a', 'b']], name: 'board', help: 'board', active: () => true, onlook: () => {}, onpress: () => {} };
      const pressed = first.spots(target, { ...asked, ...label(first) });
      return { update: (given: GuestGiven) => pressed.update(label(given)), destroy: pressed.destroy };
    };
    const shown = render(adapted({ mount }).Board, props());
    await tick();
    await shown.rerender({ moves: moves.slice(0, 1) });
    expect(screen.getAllByRole('gridcell').map((one) => one.getAttribute('aria-label'))).toEqual(['a 1', 'b 1']);
  });

  it('may say its shape and bring a picture', () => {
    const module = adapted({ ...guest(), aspect: 1.5, cover: '<svg xmlns="http://www.w3.org/2000/svg"/>', pace: 700 });
    expect(module.aspect).toBe(1.5);
    expect(module.pace(null)).toBe(700);
    const { container } = render(module.Cover!, {});
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

describe('the spots of a board from another package', () => {
  const rows = [
    ['a2', 'b2'],
    ['a1', 'b1'],
  ];

  it('lead along the rows', () => {
    expect(along(rows, 'a2', 'ArrowRight')).toBe('b2');
    expect(along(rows, 'b2', 'ArrowDown')).toBe('b1');
    expect(along(rows, 'b1', 'ArrowRight')).toBeNull();
    expect(along(rows, 'a1', 'ArrowUp')).toBe('a2');
    expect(along(rows, 'a1', 'Enter')).toBeNull();
  });

  it('are pressed, gone through by keys, changed and taken away', async () => {
    await speech.use('en');
    const target = document.body.appendChild(document.createElement('div'));
    const [onpress, onlook] = [vi.fn(), vi.fn()];
    const given = { spots: rows, name: 'board', help: 'again', label: (id: string) => `cell ${id}`, active: () => true, onlook, onpress };
    const shown = spots(target, given);
    expect(screen.getByRole('grid', { name: 'The board' })).toBeTruthy();
    await userEvent.click(screen.getByRole('gridcell', { name: 'cell b1' }));
    expect(onpress).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'b1', by: 'click' }));
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.getAttribute('data-spot')).toBe('b2');
    shown.update({ label: (id) => `field ${id}` });
    await tick();
    expect(screen.getAllByRole('gridcell', { name: /^field/ })).toHaveLength(4);
    shown.destroy();
    await tick();
    expect(target.childElementCount).toBe(0);
    target.remove();
  });
});
