import { post } from '../lib/api';
import { speech } from '../lib/i18n.svelte';
import { moveOf, stepOf } from '../wire/filled';
import type { components } from '../wire/schema';
import type { Move, Opening, Step } from '../wire/types';

type Said = components['schemas'];

export interface Line {
  move: Move;
  games: number;
  share: number;
  value: string | null;
}

export type Begun = Omit<Opening, 'steps' | 'moves'> & { steps: Step[]; lines: Line[] };

/** How games went on after these first moves. */
export async function openingAfter(slug: string, moves: string[]): Promise<Begun> {
  const body = { moves, lang: speech.lang } satisfies Said['Learning'];
  const found = await post<Said['ShownOpening']>(`/api/games/${encodeURIComponent(slug)}/openings`, body, { again: true });
  return { ...found, steps: found.steps.map((step) => stepOf(step)), lines: found.moves.map((one) => ({ ...one, move: moveOf(one.move) })) };
}
