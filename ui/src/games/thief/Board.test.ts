import { found, showBoard } from '../../board/samples';
import { inRoom } from '../../lib/samples';
import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Marks } from '../../lib/marks.svelte';
import type { BoardProps } from '..';
import Board from './Board.svelte';
import { flight, hidden, move } from './samples';
import { pointWords } from './words';

const show = (given: Partial<BoardProps>) => showBoard(Board, { view: flight, seat: null, ...given });

const point = (name: string) => found(`[data-point="${name}"]`);

beforeEach(async () => {
  localStorage.clear();
  await inRoom('thief');
});

describe('the thief', () => {
  const thief = { seat: 0, moves: [move('G8', 'thief'), move('H7', 'thief')] };

  it('sees the clues on the plate of the flight', () => {
    const { container } = show(thief);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    expect(container.querySelectorAll('g.near, g.far').length).toBeGreaterThan(0);
  });

  it('is told where they are, where they came from and where they may step', () => {
    show(thief);
    expect(point('G7').getAttribute('aria-label')).toMatch(/footprint 2, you are here/);
    expect(point('F7').getAttribute('aria-label')).toMatch(/footprint 1$/);
    expect(point('G8').getAttribute('aria-label')).toMatch(/you may step here/);
  });

  it('steps with a click, and is refused where no step leads', async () => {
    const { onmove, onrefuse } = show(thief);
    await userEvent.click(point('H7'));
    expect(onmove).toHaveBeenCalledWith('H7');
    await userEvent.click(point('F7'));
    expect(onrefuse).toHaveBeenCalledWith('F7', expect.anything());
  });

  it('steps with the keyboard', async () => {
    const { onmove } = show(thief);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onmove).toHaveBeenCalledWith('H7');
  });
});

describe('the detective', () => {
  const detective = () => ({ view: hidden, seat: 1, moves: ['E5', 'H8'].map((name) => move(name, 'detective')), marks: new Marks('t/1/1') });

  it('sees no footprint, and every clue with its number', () => {
    const { container } = show(detective());
    expect(container.textContent).not.toMatch(/footprint/);
    expect(container.innerHTML).not.toMatch(/footprint/i);
    expect(point('F6').getAttribute('aria-label')).toMatch(/clue 1: the thief’s row or column, clue 2: not/);
  });

  it('pencils a point out and in again, and keeps it on this device only', async () => {
    const { onmove } = show(detective());
    await userEvent.click(screen.getByRole('button', { name: 'Pencil' }));
    await userEvent.click(point('E5'));
    expect(point('E5').getAttribute('aria-label')).toMatch(/crossed out/);
    await userEvent.click(point('E5'));
    expect(point('E5').getAttribute('aria-label')).toMatch(/question mark/);
    await userEvent.click(point('E5'));
    expect(point('E5').getAttribute('aria-label')).toBe('E5');
    expect(onmove).not.toHaveBeenCalled();
  });

  it('asks twice of a finger and once of a mouse', async () => {
    const { onmove } = show(detective());
    const user = userEvent.setup();
    await user.pointer({ keys: '[TouchA]', target: point('H8') });
    expect(onmove).not.toHaveBeenCalled();
    await user.pointer({ keys: '[TouchA]', target: point('H8') });
    expect(onmove).toHaveBeenCalledWith('H8');
  });
});

describe('each edition', () => {
  it('has its own words', async () => {
    const scene = { point: 'F6', discs: [{ number: 1, clue: 'near' as const }], footprint: null, here: false, legal: false, role: null, mark: null };
    await inRoom('thief');
    expect(pointWords({ ...scene, variant: 'knots-1' })).toBe('F6, scene of the crime, clue 1: the thief’s row or column');
    expect(pointWords({ ...scene, variant: 'laffont' })).toBe('F6, place of the theft, clue 1: the spy’s row or column');
    await inRoom('thief', 'fr');
    expect(pointWords({ ...scene, variant: 'laffont' })).toBe('F6, lieu du vol, indice 1\u00a0: rangée ou colonne de l’espion');
  });
});
