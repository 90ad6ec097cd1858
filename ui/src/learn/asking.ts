import { get, post } from '../lib/api';
import { speech } from '../lib/i18n.svelte';
import { moveOf, stepOf } from '../wire/filled';
import type { components } from '../wire/schema';
import type { Exercise, Lessons } from '../wire/types';

type Said = components['schemas'];

const at = (slug: string) => `/api/games/${encodeURIComponent(slug)}/lessons`;

export function lessonsOf(slug: string): Promise<Lessons> {
  return get<Lessons>(`${at(slug)}?lang=${speech.lang}`);
}

/** After these moves from its beginning on. */
export function lessonAfter(slug: string, name: string, moves: string[]): Promise<Exercise> {
  return exerciseAfter(`${at(slug)}/${encodeURIComponent(name)}`, moves);
}

export async function exerciseAfter(path: string, moves: string[]): Promise<Exercise> {
  const body = { moves, lang: speech.lang } satisfies Said['Learning'];
  const found = await post<Said['Exercise']>(path, body, { again: true });
  return { ...found, steps: found.steps.map((step) => stepOf(step)), moves: found.moves.map(moveOf) };
}
