import { fireEvent, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showBoard } from '../../board/samples';
import { inRoom, preview } from '../../lib/samples';
import type { BoardProps } from '..';
import Board from './Board.svelte';
import { chain, move, moves, view } from './samples';
import type { BallView } from './wire';

function show(given: Partial<BoardProps> = {}) {
  const onundo = vi.fn();
  return { ...showBoard(Board, { view, moves, seat: 1, onundo, ...given }), onundo };
}

const square = (name: string) => document.querySelector<HTMLElement>(`[data-square="${name}"]`)!;
const label = (name: string) => square(name).getAttribute('aria-label');
const kind = (name: string) => document.querySelector(`[data-target="${name}"]`)?.getAttribute('data-kind');

/** jsdom lays nothing out: a square from 100 to 200 px. */
function placed(name: string): HTMLElement {
  const found = square(name);
  found.getBoundingClientRect = () => ({ x: 100, y: 100, width: 100, height: 100 }) as DOMRect;
  return found;
}

describe('the board of The Ball', () => {
  beforeEach(async () => {
    await inRoom('ball');
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });

  it('says of every square what stands there', () => {
    show();
    expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(50);
    expect(label('F4')).toBe('F4: their pawn with the ball');
    expect(label('G7')).toBe('G7: your pawn, can move');
    expect(label('E1')).toBe('E1: your pawn, has already moved in this turn');
    expect(label('D5')).toBe('D5: empty');
    expect(label('off')).toBe('Past the line: out of reach');
  });

  it('names the colours to whoever only watches', () => {
    show({ seat: null, moves: [] });
    expect(label('F4')).toBe('F4: blue pawn with the ball');
  });

  it('shows all a picked pawn can reach, with and without the ball', async () => {
    show();
    await userEvent.click(square('G7'));
    expect([kind('G6'), kind('G5'), kind('G3'), kind('B6')]).toEqual(['quiet', 'take', 'both', undefined]);
    expect(label('G5')).toBe('G5: take the ball and land here');
    expect(label('G6')).toBe('G6: step here');
    expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/^Pawn G7: 3 squares, 2 by taking/);
  });

  it('plays the half of a split square that is pressed', async () => {
    const { onmove } = show();
    const user = userEvent.setup();
    await user.click(square('G7'));
    await user.pointer({ keys: '[MouseLeft]', target: placed('G3'), coords: { clientX: 120, clientY: 150 } });
    expect(onmove).toHaveBeenLastCalledWith('G7-G3');
    await user.pointer({ keys: '[MouseLeft]', target: placed('G3'), coords: { clientX: 180, clientY: 150 } });
    expect(onmove).toHaveBeenLastCalledWith('G7xG3');
  });

  it('draws the way of the move one points at', async () => {
    const { onpreview } = show();
    await userEvent.click(square('G7'));
    await fireEvent.pointerMove(placed('G3'), { pointerType: 'mouse', clientX: 120 });
    expect(screen.getByTestId('plan').getAttribute('data-path')).toBe('G7 E7 E5 G3');
    expect(preview(onpreview)).toBe('move G7-G3 The ball stays where it is.');
    await fireEvent.pointerLeave(square('G3'), { pointerType: 'mouse' });
    expect(screen.queryByTestId('plan')).toBeNull();
  });

  it('is played from the keyboard alone, T choosing between taking and leaving', async () => {
    const { onmove } = show();
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement?.getAttribute('data-square')).toBe('F4');
    await user.keyboard('{ArrowRight}{PageUp}{Enter}nn');
    expect(document.activeElement?.getAttribute('data-square')).toBe('G5');
    await user.keyboard('N{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(label('G3')).toBe('G3: take the ball and land here; T to leave it');
    await user.keyboard('t');
    expect(label('G3')).toBe('G3: jump here and leave the ball; T to take it');
    await user.keyboard('{Enter}');
    expect(onmove).toHaveBeenCalledExactlyOnceWith('G7-G3');
    expect(document.querySelectorAll('[data-square][tabindex="0"]')).toHaveLength(1);
  });

  it('asks twice on touch, and Escape goes back one step at a time', async () => {
    const { onmove } = show();
    const user = userEvent.setup();
    const tap = (name: string) => user.pointer({ keys: '[TouchA]', target: square(name) });
    await tap('G7');
    await tap('G5');
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.getByTestId('ball').getAttribute('data-picked')).toBe('G7');
    await tap('G5');
    expect(onmove).not.toHaveBeenCalled();
    await tap('G5');
    expect(onmove).toHaveBeenCalledExactlyOnceWith('G7xG5');
    await fireEvent.keyDown(window, { key: 'Escape' });
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.getByTestId('ball').getAttribute('data-picked')).toBeNull();
  });

  it('hands on what cannot be played', async () => {
    const { onmove, onrefuse } = show();
    await userEvent.click(square('E1'));
    expect(onrefuse).toHaveBeenLastCalledWith('E1-E2', expect.anything());
    await userEvent.click(square('G7'));
    await userEvent.click(square('A3'));
    expect(onrefuse).toHaveBeenLastCalledWith('G7-A3', expect.anything());
    await userEvent.click(square('off'));
    expect(onrefuse).toHaveBeenLastCalledWith('G7-off', expect.anything());
    expect(onmove).not.toHaveBeenCalled();
  });

  it('asks for a pawn first', async () => {
    const { onrefuse, onpreview } = show();
    await userEvent.click(square('D5'));
    expect(onrefuse).not.toHaveBeenCalled();
    expect(preview(onpreview)).toBe('Pick one of your pawns first.');
  });

  it('changes pawn, and puts one down', async () => {
    show();
    const picked = () => screen.getByTestId('ball').getAttribute('data-picked');
    await userEvent.click(square('G7'));
    await userEvent.click(square('B7'));
    expect(picked()).toBe('B7');
    await userEvent.click(square('B7'));
    expect(picked()).toBeNull();
  });

  it('asks twice where a pawn would come back to where it stands', async () => {
    const { onmove } = show({ moves: [move('G7xG7', chain)] });
    await userEvent.click(square('G7'));
    await userEvent.click(square('G7'));
    expect(onmove).not.toHaveBeenCalled();
    await userEvent.click(square('G7'));
    expect(onmove).toHaveBeenCalledExactlyOnceWith('G7xG7');
  });

  it('runs the ball past the line', async () => {
    const { onmove } = show();
    await userEvent.click(square('D2'));
    expect(label('off')).toBe('Past the line: take the ball and run it through');
    await userEvent.click(square('off'));
    expect(onmove).toHaveBeenCalledExactlyOnceWith('D2xoff');
  });

  it('keeps the half turn in sight, and takes the first pawn back', async () => {
    const { onundo, rerender } = show();
    expect(screen.getAllByTestId('done')).toHaveLength(1);
    const bench = screen.getByTestId('bench');
    expect([bench.dataset['moved'], bench.dataset['ball']]).toEqual(['E1', 'free']);
    await userEvent.click(screen.getByRole('button', { name: 'Take back the first pawn' }));
    expect(onundo).toHaveBeenCalledOnce();
    const fresh: BallView = { ...view, moved: null, mover: 'blue' };
    await rerender({ view: fresh });
    expect(screen.getByTestId('bench').dataset['ball']).toBe('due');
    expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
  });

  it('offers no way back to those who do not move', () => {
    show({ moves: [], seat: 0 });
    expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
  });
});
