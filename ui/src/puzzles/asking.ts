import { exerciseAfter } from '../learn/asking';
import { get } from '../lib/api';
import { speech } from '../lib/i18n.svelte';
import type { Exercise, PuzzleOfTheDay, Puzzles } from '../wire/types';

const at = (slug: string) => `/api/games/${encodeURIComponent(slug)}/puzzles`;

export function puzzlesOf(slug: string): Promise<Puzzles> {
  return get<Puzzles>(`${at(slug)}?lang=${speech.lang}`);
}

/** After these answers from its beginning on. */
export function puzzleAfter(slug: string, name: string, answers: string[]): Promise<Exercise> {
  return exerciseAfter(`${at(slug)}/${encodeURIComponent(name)}`, answers);
}

/** The same for everybody on a date. */
export function ofTheDay(date: string): Promise<PuzzleOfTheDay> {
  return get<PuzzleOfTheDay>(`/api/puzzles/today?date=${date}`);
}
