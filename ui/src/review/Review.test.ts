import { castOf } from '../table/names';
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Offline } from '../lib/api';
import { speech } from '../lib/i18n.svelte';
import { Film } from '../table/film.svelte';
import type { Review, Step } from '../wire/types';
import { Hindsight } from './hindsight.svelte';
import Shown from './Review.svelte';
import { review, row, ROWS, SEATS } from './samples';

function film(steps: number): Film {
  const made = new Film(() => 0);
  made.load(Array.from({ length: steps }, (_, version) => ({ version, kind: version ? 'move' : 'start' }) as Step));
  return made;
}

function show(ask: () => Promise<Review>, onseek?: (step: number) => void) {
  const reel = film(4);
  const children = createRawSnippet(() => ({ render: () => '<p>the curve</p>' }));
  render(Shown, { film: reel, seats: SEATS, sides: undefined, hindsight: new Hindsight(ask), children, ...(onseek && { onseek }) });
  return reel;
}

const answered = () => Promise.resolve(review(ROWS));
const words = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ').trim();

describe('the review', () => {
  beforeEach(async () => {
    await speech.use('en');
    speech.cast = castOf(SEATS, null);
  });

  it('says of each move what it gave away, what luck gave and what was learned', async () => {
    show(answered);
    const [deal, good, dear] = await screen.findAllByRole('button');
    expect(words(deal!)).toBe('1 chance, move 1 Luck: First +1');
    expect(words(good!)).toBe('2 First, move 2 Nothing given away Three left.');
    expect(words(dear!)).toBe('3 Second, move 3 −1.5 Given away: 1.5 (chips) Better: fold Too early. (Rule 2.3)');
  });

  it('adds up luck and skill apart, and leaves out what nobody measures', async () => {
    await speech.use('fr');
    show(answered);
    const table = await screen.findByRole('table', { name: 'En tout' });
    expect(within(table).getAllByRole('columnheader').map(words)).toEqual(['Chance chips', 'Points laissés chips']);
    const second = within(table).getByRole('row', { name: /^Second/ });
    expect(within(second).getAllByRole('cell').map(words)).toEqual(['−1', '1,5']);
  });

  it('says what the numbers mean', async () => {
    show(answered);
    expect(await screen.findByText(/Given away: what a move cost/)).toBeTruthy();
  });

  it('leads to the moment on the board', async () => {
    const onseek = vi.fn();
    const reel = show(answered, onseek);
    const rows = await screen.findAllByRole('button');
    await userEvent.click(rows[1]!);
    expect(onseek).toHaveBeenCalledWith(2);
    rows[2]!.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(reel.index).toBe(2);
    expect(document.activeElement).toBe(rows[1]);
    expect(rows[1]!.getAttribute('aria-current')).toBe('step');
    expect(rows.map((one) => one.tabIndex)).toEqual([-1, 0, -1]);
    await userEvent.keyboard('{Home}{End}');
    expect(reel.index).toBe(3);
  });

  it('shows rows as they come, and the rest when it is done', async () => {
    let more = (_: Review) => {};
    const answers = [
      Promise.resolve(review([row({ step: 1 })], { moves: 2, known: 1 })),
      new Promise<Review>((yes) => (more = yes)),
    ];
    show(() => answers.shift()!);
    expect(await screen.findByText('1 of 2 moves')).toBeTruthy();
    expect(screen.queryByText('the curve')).toBeNull();
    more(review([row({ step: 2 })], { moves: 2, known: 2 }));
    expect(await screen.findByText('the curve')).toBeTruthy();
    expect(screen.queryByText('1 of 2 moves')).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('says what went wrong and tries again', async () => {
    const answers = [Promise.reject(new Offline()), answered()];
    show(() => answers.shift()!);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
