import { speech } from '../../lib/i18n.svelte';
import { castOf } from '../../table/names';
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { found, showBoard } from '../../board/samples';
import { inRoom, preview } from '../../lib/samples';
import { Marks } from '../../lib/marks.svelte';
import type { Move } from '../../wire/types';
import type { BoardProps } from '..';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Notebook from './Notebook.svelte';
import { arrests, drives, driver, effect, hunt, seat, stays } from './samples';

const MOVES: Move[] = [
  drives(1, ['f5', 'bank'], { lost: 3 }),
  drives(1, ['f5', 'e5'], { arrest: 'red', lost: 3 }),
  drives(2, ['h10', 'h9', 'h8', 'h7', 'i7']),
  drives(2, ['h10', 'h9', 'h8', 'h7', 'station'], { lost: 0 }),
];
const SEATS = [seat(0, 'white'), seat(1, 'orange')];

const show = (given: Partial<BoardProps> = {}) => showBoard(Board, { view: hunt, moves: MOVES, seats: SEATS, ...given });

function field(name: string): HTMLElement {
  return found(`[data-cell="${name}"]`);
}

function lit(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-lit]')].map((it) => it.dataset.lit);
}

beforeEach(async () => {
  await inRoom('manhattan');
  speech.cast = castOf(SEATS, null);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

describe('a turn', () => {
  it('lights every place to go, and says what each would do', () => {
    const { container } = show();
    expect(lit()).toEqual(['bank', 'e5', 'i7', 'station']);
    expect(field('e5').getAttribute('aria-label')).toBe('e5, entrance of the bank, 1 space to go, car 1 drives here, 1 space, an arrest!');
    expect(field('f5').getAttribute('aria-label')).toBe('f5, White’s car 1');
    expect(field('station').getAttribute('aria-label')).toBe('Police station, car 2 drives here, 4 spaces');
    expect(container.querySelectorAll('[data-lit] .star')).toHaveLength(1);
    expect(found('[data-testid="die"]').getAttribute('aria-label')).toBe('Die: 4');
  });

  it('counts the way under the pointer, and drives it', async () => {
    const { onmove, onpreview, container } = show();
    await userEvent.hover(field('i7'));
    expect([...container.querySelectorAll('[data-step-number]')].map((it) => it.textContent?.trim())).toEqual(['1', '2', '3', '4']);
    expect(preview(onpreview)).toBe('Car 2 drives to i7.');
    await userEvent.click(field('i7'));
    expect(onmove).toHaveBeenCalledExactlyOnceWith('2-i7');
  });

  it('looks at one car when one asks for it', async () => {
    const { onrefuse } = show();
    await userEvent.click(found('[data-which="2"]'));
    expect(lit()).toEqual(['i7', 'station']);
    await userEvent.click(found('[data-which="both"]'));
    expect(lit()).toHaveLength(4);
    await userEvent.click(found('[data-which="2"]'));
    await userEvent.click(field('bank'));
    expect(lit()).toEqual(['bank', 'e5']);
    await userEvent.click(found('[data-which="both"]'));
    await userEvent.click(field('f5'));
    expect(lit()).toEqual(['bank', 'e5']);
    expect(onrefuse).not.toHaveBeenCalled();
  });

  it('asks which car when both can go there', async () => {
    const { onmove } = show({ moves: [drives(1, ['f5', 'bank']), drives(2, ['g5', 'f5', 'bank'])] });
    await userEvent.click(field('bank'));
    expect(onmove).not.toHaveBeenCalled();
    const asked = screen.getByTestId('choices');
    const names = within(asked)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual(['Car 1', 'Car 2']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByTestId('choices')).toBeNull();
    expect(document.activeElement).toBe(field('bank'));
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    expect(onmove).toHaveBeenCalledExactlyOnceWith('2-bank');
  });

  it('asks which way when one can also back there', async () => {
    const { onmove } = show({ moves: [drives(1, ['a', 'b', 'g5'].slice(2)), drives(1, ['g5'], { back: true })] });
    await userEvent.click(field('g5'));
    await userEvent.click(screen.getByText('Car 1, backwards'));
    expect(onmove).toHaveBeenCalledExactlyOnceWith('1<g5');
  });

  it('is played without a mouse', async () => {
    const { onmove } = show();
    const user = userEvent.setup();
    field('f5').focus();
    await user.keyboard('n');
    expect(document.activeElement).toBe(field('bank'));
    await user.keyboard('n');
    expect(document.activeElement).toBe(field('e5'));
    await user.keyboard('{Shift>}n{/Shift}{ArrowDown}');
    expect(document.activeElement).not.toBe(field('bank'));
    field('e5').focus();
    await user.keyboard('{Enter}');
    expect(onmove).toHaveBeenCalledExactlyOnceWith('1-e5');
  });

  it('asks a finger twice', async () => {
    const { onmove, onpreview } = show();
    const user = userEvent.setup();
    await user.pointer({ keys: '[TouchA]', target: field('i7') });
    expect(onmove).not.toHaveBeenCalled();
    expect(preview(onpreview)).toBe('Car 2 drives to i7. Tap again to drive there.');
    await user.click(screen.getByText('Drive to i7'));
    expect(onmove).toHaveBeenCalledExactlyOnceWith('2-i7');
  });

  it('may be an arrest that is due, at the entrance or by a button', async () => {
    const ready = { ...hunt, due: 'arrest' as const, die: null };
    const { onmove } = show({ view: ready, moves: [arrests] });
    expect(lit()).toEqual(['e5']);
    await userEvent.click(screen.getByText('Arrest the red criminal'));
    await userEvent.click(field('e5'));
    field('e5').focus();
    await userEvent.keyboard('{Enter}');
    expect(onmove.mock.calls).toEqual([['arrest'], ['arrest'], ['arrest']]);
  });

  it('is shown without the cars of those who are out of the race', () => {
    const race = [driver('white', ['c1', 'm1'], { stage: 'race' }), driver('orange', [], { stage: 'out', movable: [] })];
    show({ view: { ...hunt, players: race }, moves: [], seat: 1, bottom: 1 });
    expect([...document.querySelectorAll<HTMLElement>('g[data-car]')].map((it) => it.dataset.car)).toEqual(['white 1', 'white 2']);
  });

  it('may be to stay', async () => {
    const { onmove } = show({ moves: [stays] });
    await userEvent.click(screen.getByText('Stay where you are'));
    expect(onmove).toHaveBeenCalledExactlyOnceWith('stay');
  });

  it('lets the server say why not', async () => {
    const { onrefuse } = show();
    await userEvent.click(field('c3'));
    expect(onrefuse).toHaveBeenCalledExactlyOnceWith('1-c3', expect.anything());
  });

  it('lets the server say why the other car waits', async () => {
    const waiting = { ...hunt, players: [driver('white', ['c3', 'start'])] };
    const { onrefuse } = show({ view: waiting, moves: [drives(1, ['c3', 'c2', 'c1'])] });
    await userEvent.click(field('start'));
    expect(onrefuse).toHaveBeenCalledExactlyOnceWith('2-start', expect.anything());
  });

  it('forgets the car when another step is on show', async () => {
    const { rerender } = show();
    await userEvent.click(found('[data-which="2"]'));
    await rerender({ stamp: 2 });
    expect(lit()).toHaveLength(4);
  });
});

describe('a small screen', () => {
  beforeEach(() => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(344);
    return () => width.mockRestore();
  });
  const scale = (): number => Number(found('.map').style.getPropertyValue('--scale'));

  it('shows the car that is likely to drive, and the other or the whole city when asked', async () => {
    show();
    expect(scale()).toBeGreaterThan(2);
    expect(lit()).toEqual(['bank', 'e5']);
    expect(found('[data-which="1"]').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(found('[data-which="2"]'));
    expect(lit()).toEqual(['i7', 'station']);
    expect(found('.zoom').getAttribute('aria-label')).toBe('Whole city');
    await userEvent.click(found('.zoom'));
    expect(scale()).toBeLessThan(1.01);
    expect(found('.zoom').getAttribute('aria-label')).toBe('Closer');
    await userEvent.click(found('.zoom'));
    expect(scale()).toBeGreaterThan(2);
  });

  it('shows the whole city while nothing has moved, and one’s own cars when asked', async () => {
    show({ view: { ...hunt, players: [driver('white', ['f5', 'g5'])] }, moves: [] });
    expect(scale()).toBeLessThan(1.01);
    expect(found('.zoom').getAttribute('aria-label')).toBe('Closer');
    await userEvent.click(found('.zoom'));
    expect(scale()).toBeGreaterThan(1.5);
    expect(found('.zoom').getAttribute('aria-label')).toBe('Whole city');
  });

  it('shows both when they are near each other', () => {
    show({ view: { ...hunt, players: [driver('white', ['f5', 'g5'], { movable: [1, 2] })] }, moves: MOVES.slice(0, 2) });
    expect(lit()).toEqual(['bank', 'e5']);
    expect(scale()).toBeGreaterThan(1.5);
  });

  it('shows what one looks at, wherever it is', async () => {
    show();
    const before = scale();
    await userEvent.hover(field('l11'));
    expect(scale()).toBeLessThan(before);
    await userEvent.unhover(field('l11'));
    expect(scale()).toBe(before);
  });

  it('follows the car of whoever drives', () => {
    const driven = effect({ player: 'orange', car: 2, fields: ['c1', 'd1'] });
    show({ moves: [], done: driven });
    expect(found('.map').style.transform).toMatch(/^scale\(2\.5\d*\) translate\(-7\.\d+%, 0%\)$/);
  });
});

describe('what happened', () => {
  it('is a roll on the die, in the opening too', () => {
    const opening = { ...hunt, due: 'opening' as const, die: null, opening: [4, null], starter: null, round: 0 };
    show({ view: opening, moves: [], done: effect({ kind: 'roll', roll: 4 }) });
    expect(found('[data-testid="die"]').dataset.value).toBe('4');
    expect(screen.getByTestId('manhattan').textContent).toContain('Who starts?');
  });

  it('is a card, turned up', () => {
    show({ moves: [], done: effect({ kind: 'trap', card: 'red 3' }) });
    expect(screen.getByTestId('card').getAttribute('aria-label')).toBe('red 3');
  });

  it('is a way that was driven', () => {
    const { container } = show({ moves: [], done: effect({ car: 1, fields: ['g5', 'f5'] }) });
    expect(container.querySelectorAll('path.past')).toHaveLength(1);
  });
});

describe('an arrest', () => {
  it('is made when the car is there, not before', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const criminals = hunt.criminals.map((one) => (one.file === 'red' ? { ...one, field: 0, warrants: [], arrested_by: 'white' as const } : one));
    const arrest = effect({ car: 1, fields: ['g5', 'f5', 'e5'], arrest: 'red' });
    const { container } = show({ view: { ...hunt, criminals }, moves: [], done: arrest, flow: true });
    expect(found('[data-criminal="red"]').dataset.field).toBe('3');
    await vi.advanceTimersByTimeAsync(600);
    expect(container.querySelector('[data-criminal="red"]')).toBeNull();
    expect(container.querySelectorAll('[data-closed="red"] .fresh')).toHaveLength(1);
    vi.useRealTimers();
  });
});

describe('the files', () => {
  it('are told whole: where each criminal is and who is after him', () => {
    show();
    const said = [...screen.getByTestId('files').querySelectorAll('.unseen')].map((it) => it.textContent);
    expect(said).toEqual([
      'Red file (Bank), criminal on red, warrant: White',
      'Yellow file (Town hall), criminal on the black point, mission: Orange',
      'Blue file (Club), criminal 1 space from red',
      'Green file (Hotel), closed, arrested by Orange',
    ]);
    expect(found('[data-closed]').dataset.closed).toBe('green');
    expect(found('[data-criminal="red"]').dataset.field).toBe('3');
  });

  it('are in front of those who work on them', () => {
    const { container } = render(Hand, { view: hunt, seat: 1, small: false });
    expect(container.querySelector('.unseen')?.textContent).toBe(
      'yellow file, fetches the warrant, 1 arrest, car 1: the town hall’s car park, car 2: d1',
    );
    const race = { ...hunt, racing: true, players: [driver('white', ['g5', 'station'], { stage: 'race' })] };
    expect(render(Hand, { view: race, seat: 0, small: true }).container.textContent).toContain('races to the station');
  });
});

describe('the notebook', () => {
  const pad = { view: hunt, seat: 0, moves: [], marks: new Marks('t/1/0'), seats: SEATS };

  it('has what is unseen by number, and what is known in order', () => {
    const notebook = {
      traps: { unseen: { lieutenant: 3, 'red 1': 1 }, left: 4, known: ['all', 'red 3'], next: null },
      missions: { unseen: {}, left: 0, known: ['green', 'red'], next: 'green' },
    };
    render(Notebook, { notebook, ...pad });
    const items = (pile: string): (string | undefined)[] =>
      [...found(`[data-pile="${pile}"]`).querySelectorAll('li .unseen')].map((it) => it.textContent ?? undefined);
    expect(items('trap')).toEqual(['Lieutenant, 3', 'red 1, 1', 'all go on by 1', 'red 3']);
    expect(items('mission')).toEqual(['green file', 'red file']);
    expect(found('[data-pile="mission"]').textContent).toContain('The next card is known.');
    expect(found('[data-pile="trap"]').textContent).not.toContain('The next card is known.');
  });
});
