import { describe, expect, it } from 'vitest';
import { Offline } from '../lib/api';
import type { GameNotebook, GameView, ShownNotebook } from '../wire/types';
import { Notes } from './notes.svelte';

const view = {} as GameView;
const seen = (you: number | null, version: number) => ({ you, version, view, moves: [] });
const written = (version: number, text: string): ShownNotebook => ({ version, notebook: { text } as unknown as GameNotebook });

/** A server that answers when the test says so. */
function desk() {
  const open: { yes: (found: ShownNotebook) => void; no: (error: unknown) => void; signal: AbortSignal }[] = [];
  const notes = new Notes((signal) => new Promise((yes, no) => open.push({ yes, no, signal })));
  return { notes, open };
}

describe('a notebook', () => {
  it('is read for one seat, and nobody else sees it', async () => {
    const { notes, open } = desk();
    const reading = notes.read(seen(0, 5));
    expect(notes.reading).toBe(true);
    open[0]!.yes(written(5, 'mine'));
    await reading;
    expect(notes.of(0)).toMatchObject({ version: 5, notebook: { text: 'mine' } });
    expect(notes.of(1)).toBeNull();
    expect(notes.of(null)).toBeNull();
    expect(notes.reading).toBe(false);
  });

  it('gives up what it asked when there is a newer step', async () => {
    const { notes, open } = desk();
    const first = notes.read(seen(0, 5));
    const second = notes.read(seen(0, 6));
    expect(open[0]!.signal.aborted).toBe(true);
    open[1]!.yes(written(6, 'new'));
    open[0]!.yes(written(5, 'old'));
    await Promise.all([first, second]);
    expect(notes.of(0)).toMatchObject({ version: 6, notebook: { text: 'new' } });
  });

  it('keeps the last page on show while it reads the next', async () => {
    const { notes, open } = desk();
    const first = notes.read(seen(0, 5));
    open[0]!.yes(written(5, 'old'));
    await first;
    void notes.read(seen(0, 6));
    expect(notes.of(0)).toMatchObject({ version: 5 });
  });

  it('forgets what another seat has read', async () => {
    const { notes, open } = desk();
    const first = notes.read(seen(0, 5));
    open[0]!.yes(written(5, 'mine'));
    await first;
    const second = notes.read(seen(1, 6));
    expect([notes.of(0), notes.of(1)]).toEqual([null, null]);
    open[1]!.no(new Offline());
    await second;
    expect(notes.of(0)).toBeNull();
  });

  it('waits for a table that is behind it', async () => {
    const { notes, open } = desk();
    const first = notes.read(seen(0, 5));
    open[0]!.yes(written(6, 'ahead'));
    await first;
    expect(notes.of(0)).toBeNull();
    expect(notes.reading).toBe(true);
  });

  it('says what went wrong until it went well', async () => {
    const { notes, open } = desk();
    const first = notes.read(seen(0, 5));
    open[0]!.no(new Offline());
    await first;
    expect(notes.trouble).toBeInstanceOf(Offline);
    const second = notes.read(seen(0, 5));
    open[1]!.yes(written(5, 'mine'));
    await second;
    expect(notes.trouble).toBeNull();
    expect(notes.of(0)).not.toBeNull();
  });
});
