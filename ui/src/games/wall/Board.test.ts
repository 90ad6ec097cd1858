import { showBoard } from '../../board/samples';
import { inRoom, preview, written } from '../../lib/samples';
import { fireEvent, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Move } from '../../wire/types';
import type { BoardProps } from '..';
import Board from './Board.svelte';
import type { WallEffect, WallView } from './wire';

const slots = ['YB...', 'BYBYB', '.....', '.....', '.....'];
const view: WallView = {
  slots,
  mover: 'yellow',
  closed: 2,
  pushed: 7,
  hands: { yellow: 10, blue: 9 },
  escapes: { yellow: 1, blue: 0 },
  target: 3,
};

function push(text: string, more: Partial<WallEffect> = {}): Move {
  const slot = Number(text[0]);
  const row = slots[slot - 1] ?? '';
  const effect: WallEffect = {
    colour: 'yellow',
    slot,
    side: text[1] === 'L' ? 'L' : 'R',
    fell: null,
    closes: false,
    row: (text[1] === 'L' ? `Y${row}` : row + 'Y').slice(0, 5),
    escape: null,
    chain: [],
    ...more,
  };
  return { text, path: [text], effect, said: [written('')] };
}

const moves = [push('1L'), push('1R'), push('3L', { fell: 'blue' }), push('4R', { escape: 'yellow', chain: ['A1'] })];

const show = (given: Partial<BoardProps> = {}) => showBoard(Board, { view, moves, ...given });

const mouth = (name: RegExp) => screen.getByRole('button', { name });

describe('the wall', () => {
  beforeEach(async () => {
    await inRoom('wall');
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });

  it('has ten mouths that say what a push would do', () => {
    show();
    expect(within(screen.getByRole('group', { name: 'Mouths of the slots' })).getAllByRole('button')).toHaveLength(10);
    expect(mouth(/^Slot 3, from the left: pushes a blue rope off the far end\.$/)).toBeTruthy();
    expect(mouth(/^Slot 4, from the right: completes your chain/)).toBeTruthy();
    expect(mouth(/^Slot 2, from the left, closed for this turn$/).getAttribute('aria-disabled')).toBe('true');
  });

  it('plays what is pressed with a mouse', async () => {
    const { onmove } = show();
    await userEvent.click(mouth(/^Slot 1, from the right/));
    expect(onmove).toHaveBeenCalledExactlyOnceWith('1R');
  });

  it('asks twice on touch', async () => {
    const { onmove, onpreview } = show();
    const user = userEvent.setup();
    const target = mouth(/^Slot 1, from the left/);
    const tap = () => user.pointer({ keys: '[TouchA]', target });
    await tap();
    expect(onmove).not.toHaveBeenCalled();
    expect(preview(onpreview)).toContain('Tap again');
    await tap();
    expect(onmove).toHaveBeenCalledExactlyOnceWith('1L');
  });

  it('hands on what cannot be played, and plays nothing', async () => {
    const { onmove, onrefuse } = show();
    await userEvent.click(mouth(/^Slot 2, from the right/));
    expect(onrefuse).toHaveBeenCalledExactlyOnceWith('2R', expect.objectContaining({ x: expect.any(Number) }));
    expect(onmove).not.toHaveBeenCalled();
  });

  it('is one stop of the Tab key, with arrows from mouth to mouth', async () => {
    const { onmove } = show();
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement?.getAttribute('data-mouth')).toBe('3L');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.getAttribute('data-mouth')).toBe('1R');
    expect(document.querySelectorAll('[data-mouth][tabindex="0"]')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(onmove).toHaveBeenCalledExactlyOnceWith('1R');
    await user.keyboard('4G');
    expect(document.activeElement?.getAttribute('data-mouth')).toBe('4L');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('offers the pass alone when there is nothing else', async () => {
    const pass: Move = { ...push('1L'), text: 'pass', path: ['pass'] };
    const { onmove } = show({ moves: [pass] });
    await userEvent.click(screen.getByRole('button', { name: 'Pass' }));
    expect(onmove).toHaveBeenCalledExactlyOnceWith('pass');
  });

  it('can be read cell by cell', () => {
    show();
    const row = screen.getByRole('row', { name: /^Slot 2/ });
    expect(within(row).getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['blue', 'yellow', 'blue', 'yellow', 'blue']);
  });

  it('shows who is already on top', () => {
    show();
    expect(screen.getAllByTestId('escaped-yellow')).toHaveLength(1);
    expect(screen.queryByTestId('escaped-blue')).toBeNull();
  });

  it('drops what was chosen with Escape', async () => {
    const { onmove, onpreview } = show();
    const user = userEvent.setup();
    const tap = () => user.pointer({ keys: '[TouchA]', target: mouth(/^Slot 1, from the left/) });
    await tap();
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(preview(onpreview)).not.toContain('Tap again');
    await tap();
    expect(onmove).not.toHaveBeenCalled();
  });

  it('says what a push would do to whoever points at it, and nothing when they leave', async () => {
    const { onpreview } = show();
    const target = mouth(/^Slot 3, from the left/);
    await fireEvent.pointerEnter(target, { pointerType: 'mouse' });
    expect(preview(onpreview)).toContain('pushes a blue rope off');
    await fireEvent.pointerLeave(target, { pointerType: 'mouse' });
    expect(onpreview).toHaveBeenLastCalledWith(null);
  });
});
