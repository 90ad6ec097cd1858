import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../lib/api';
import { speech } from '../lib/i18n.svelte';
import { Marks } from '../lib/marks.svelte';
import { Film } from '../table/film.svelte';
import type { GameNotebook, ShownNotebook, Step, Table } from '../wire/types';
import Notebook from './Notebook.svelte';
import Sample from './Sample.svelte';

const table = (you: number | null, version: number) => ({ you, version, view: {}, moves: [] }) as unknown as Table;
const step = (version: number) => ({ version, kind: version ? 'move' : 'start' }) as Step;
const written = (version: number): ShownNotebook => ({ version, notebook: { at: version } as unknown as GameNotebook });

function film(steps: number): Film {
  const made = new Film(() => 1000);
  made.load(Array.from({ length: steps }, (_, version) => step(version)));
  return made;
}

function show(ask: () => Promise<ShownNotebook>, reel = film(2)) {
  const marks = new Marks('t/1/0');
  marks.put('C4', 'x');
  return render(Notebook, { table: table(0, 1), film: reel, Written: () => Promise.resolve({ default: Sample }), marks, ask });
}

describe('the notebook of a table', () => {
  beforeEach(async () => {
    localStorage.clear();
    await speech.use('en');
  });

  it('is the game’s own, with the seat’s marks', async () => {
    show(() => Promise.resolve(written(1)));
    expect(await screen.findByText('{"notebook":{"at":1},"seat":0,"moves":0,"marks":{"C4":"x"}}')).toBeTruthy();
  });

  it('is read again after each step, and by each seat for itself', async () => {
    const ask = vi.fn(() => Promise.resolve(written(ask.mock.calls.length)));
    const { rerender } = show(ask);
    await screen.findByText(/"at":1/);
    await rerender({ table: table(0, 2) });
    await screen.findByText(/"at":2/);
    ask.mockReturnValueOnce(new Promise(() => {}));
    await rerender({ table: table(1, 2) });
    expect(screen.getByRole('status').textContent).toBe('Opening the notebook…');
    expect(screen.queryByText(/"at"/)).toBeNull();
  });

  it('does not run ahead of the board', async () => {
    const reel = film(2);
    const ask = vi.fn(() => Promise.resolve(written(1)));
    show(ask, reel);
    await screen.findByText(/"at":1/);
    reel.add(step(2));
    reel.add(step(3));
    await Promise.resolve();
    expect(ask).toHaveBeenCalledTimes(1);
    reel.hurry();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  });

  it('says that it is not about the past', async () => {
    await speech.use('fr');
    const reel = film(3);
    show(() => Promise.resolve(written(1)), reel);
    await screen.findByText(/"at":1/);
    reel.seek(0);
    expect(await screen.findByText(/Le carnet en est au dernier coup/)).toBeTruthy();
  });

  it('says why there is none, and asks again', async () => {
    const no = new Refused(409, { code: 'not_now', message: { id: 'refused-without-aids' } });
    const answers = [Promise.reject(no), Promise.resolve(written(1))];
    show(() => answers.shift()!);
    expect((await screen.findByRole('alert')).textContent).toContain('opened without a notebook');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/"at":1/)).toBeTruthy();
  });
});
