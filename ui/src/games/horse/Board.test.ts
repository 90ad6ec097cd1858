import { speech } from '../../lib/i18n.svelte';
import { found, showBoard } from '../../board/samples';
import { inRoom, preview } from '../../lib/samples';
import { castOf } from '../../table/names';
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Marks } from '../../lib/marks.svelte';
import type { Move } from '../../wire/types';
import type { BoardProps } from '..';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Notebook from './Notebook.svelte';
import { choice, discard, hunt, play, seat, watched } from './samples';

const MOVES: Move[] = [
  play('maid=', ['farm', 'B1', 'B2', 'B3']),
  play('maid=', ['farm', 'C1', 'C2', 'C3']),
  play('dog-', ['A2', 'A1', 'farm']),
  play('horse+', ['A3', 'D12', 'A3', 'A2'], 'dog'),
];
const SEATS = [seat(0, 'mill'), seat(1, 'forge'), seat(2, 'well')];

const show = (given: Partial<BoardProps> = {}) => showBoard(Board, { view: hunt, moves: MOVES, seats: SEATS, ...given });

function cell(name: string): HTMLElement {
  return found(`[data-cell="${name}"]`);
}

function card(name: string): HTMLElement {
  return found(`[data-card="${name}"] input`);
}

function lit(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-lit]')].map((it) => it.dataset.lit);
}

beforeEach(async () => {
  localStorage.clear();
  await inRoom('horse');
  speech.cast = castOf(SEATS, null);
});

describe('a turn', () => {
  it('has a card for each kind, with its steps, and says which can catch', () => {
    show();
    const names = screen.getAllByRole('radio').map((card) => card.getAttribute('aria-label'));
    expect(names).toEqual([
      'Maid equal, 3 spaces, 2 cards, 2 places to go',
      'Dog minus, 2 spaces, 1 place to go',
      'Horse plus, 4 spaces, 1 place to go, can catch the horse!',
    ]);
    expect(screen.getByTestId('length').textContent).toContain('Last move: 3 spaces. Plus: 4, equal: 3, minus: 2.');
  });

  it('lights what the chosen card can do, counts the way under the pointer, and plays it', async () => {
    const { onmove, container } = show();
    expect(lit()).toEqual([]);
    await userEvent.click(card('maid='));
    expect(lit()).toEqual(['B3', 'C3']);
    expect(cell('C3').getAttribute('aria-label')).toBe('C3, the maid goes here in 3 spaces');
    await userEvent.hover(cell('C3'));
    expect([...container.querySelectorAll('[data-step-number]')].map((it) => it.textContent?.trim())).toEqual(['1', '2', '3']);
    await userEvent.click(cell('C3'));
    expect(onmove).toHaveBeenCalledExactlyOnceWith('maid= C3');
  });

  it('is played without a mouse', async () => {
    const { onmove } = show();
    const user = userEvent.setup();
    card('maid=').focus();
    await user.keyboard(' ');
    expect(lit()).toEqual(['B3', 'C3']);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(cell('B3'));
    await user.keyboard('n');
    expect(document.activeElement).toBe(cell('C3'));
    await user.keyboard('{Shift>}n{/Shift}');
    expect(document.activeElement).toBe(cell('B3'));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(card('maid='));
    await user.keyboard('{Enter}n{Enter}');
    expect(onmove).toHaveBeenCalledExactlyOnceWith('maid= C3');
  });

  it('asks a finger twice', async () => {
    const { onmove, onpreview } = show();
    const user = userEvent.setup();
    await user.pointer({ keys: '[TouchA]', target: card('dog-') });
    await user.pointer({ keys: '[TouchA]', target: cell('farm') });
    expect(onmove).not.toHaveBeenCalled();
    expect(preview(onpreview)).toBe('dog goes to farm. Tap again to play.');
    await user.pointer({ keys: '[TouchA]', target: cell('farm') });
    expect(onmove).toHaveBeenCalledExactlyOnceWith('dog- farm');
  });

  it('marks a catch on the card and on the cell', async () => {
    const { container } = show();
    expect(container.querySelectorAll('[data-card] .star')).toHaveLength(1);
    await userEvent.click(card('horse+'));
    expect(cell('A2').getAttribute('aria-label')).toBe('A2, the dog, the horse goes here in 3 spaces, catches the horse!');
    expect(container.querySelectorAll('[data-lit] .star')).toHaveLength(1);
  });

  it('lets the server say why not', async () => {
    const { onrefuse, onpreview } = show();
    await userEvent.click(cell('C3'));
    expect(onrefuse).not.toHaveBeenCalled();
    expect(preview(onpreview)).toBe('Choose a card first.');
    await userEvent.click(card('dog-'));
    await userEvent.click(cell('C3'));
    expect(onrefuse).toHaveBeenCalledExactlyOnceWith('dog- C3', expect.anything());
  });

  it('may be a discard', async () => {
    const { onmove } = show({ moves: [discard('dog-')] });
    await userEvent.click(card('dog-'));
    await userEvent.click(screen.getByText('Discard Dog minus', { selector: 'button' }));
    expect(onmove).toHaveBeenCalledExactlyOnceWith('x dog-');
  });

  it('forgets the card when another step is on show', async () => {
    const { rerender } = show();
    await userEvent.click(card('maid='));
    expect(lit()).not.toEqual([]);
    await rerender({ stamp: 2 });
    expect(lit()).toEqual([]);
  });
});

describe('secrets', () => {
  it('are chosen from five, once, and a hand is asked twice', async () => {
    const moves = ['farmer', 'wife', 'lad', 'maid', 'dog'].map(choice);
    const { onmove } = show({ view: { ...hunt, phase: 'choose', paper: null, papers: [null, null, null] }, moves });
    await userEvent.click(screen.getByText('Farmhand'));
    expect(onmove).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Farmhand'));
    expect(onmove).toHaveBeenCalledExactlyOnceWith('choose lad');
  });

  it('are on nobody’s screen but their owner’s', () => {
    expect(show().getByTestId('paper').textContent).toContain('the dog');
    document.body.innerHTML = '';
    const { container } = show({ view: watched, moves: [], seat: null });
    expect(container.querySelector('[data-testid="paper"], [data-card]')).toBeNull();
    const hand = render(Hand, { view: watched, seat: 0, small: false });
    expect(hand.getByTestId('hand-0').textContent).toMatch(/^\?\s+4 cards$/);
    expect(hand.container.querySelector('[role="img"]')).toBeNull();
  });

  it('are all shown at the end', () => {
    const over = { ...hunt, phase: 'over' as const, mover: null, winner: 0, papers: ['dog', 'maid', 'dog'] };
    show({ view: over, moves: [] });
    const told = screen.getByTestId('reveal').textContent;
    expect(told).toMatch(/Mill won: the dog.*Forge: the maid.*Well: the dog/);
  });
});

describe('the notebook', () => {
  it('says who could be who, and keeps what one suspects', async () => {
    const notebook = { suspects: [{ seat: 1, subjects: ['wife', 'dog'] }], played: {}, unseen: { 'dog+': 2, 'dog=': 1 } };
    render(Notebook, { notebook, view: hunt, seat: 0, moves: [], marks: new Marks('t/1/0'), seats: SEATS });
    const maid = screen.getByRole('button', { name: 'Forge, the maid, ruled out' });
    const dog = screen.getByRole('button', { name: 'Forge, the dog, possible' });
    expect(maid.textContent?.trim()).toBe('–');
    await userEvent.click(dog);
    expect(dog.getAttribute('aria-label')).toBe('Forge, the dog, possible, your suspicion');
    await userEvent.click(dog);
    expect(dog.getAttribute('aria-label')).toMatch(/crossed out by you/);
    expect(screen.getByRole('row', { name: /^Total/ }).textContent).toMatch(/3/);
    expect(screen.queryByTestId('aside')).toBeNull();
  });

  it('says what lies aside once that is known', () => {
    const notebook = { suspects: [], played: {}, unseen: {}, aside: { 'maid=': 2, 'horse-': 1 } };
    render(Notebook, { notebook, view: hunt, seat: 0, moves: [], marks: new Marks('t/1/0'), seats: SEATS });
    expect(screen.getByTestId('aside').textContent).toMatch(/^Put aside, out of the game2 × .*maid.*, .*horse/i);
  });
});
