import { api, Refused, type Failure } from '../lib/api';
import { speech } from '../lib/i18n.svelte';
import { rulesAt } from '../lib/rules';
import type { Rulebook } from '../wire/types';
import type { Noted } from './Note.svelte';

const books = new Map<string, Promise<Rulebook | null>>();

function bookOf(slug: string, variant: string | null): Promise<Rulebook | null> {
  const kept = `${slug} ${variant} ${speech.lang}`;
  const book = books.get(kept) ?? api.rulebook(slug, variant).catch(() => null);
  books.set(kept, book);
  return book;
}

/** Why it did not happen: the clause that forbids it when the server names one. */
export async function whyNot(trouble: Failure, slug: string, variant: string | null = null): Promise<Noted> {
  const id = trouble instanceof Refused ? trouble.clause : null;
  if (id === null) return { words: trouble.words };
  const clause = (await bookOf(slug, variant))?.clauses.find((one) => one.id === id) ?? null;
  return { words: trouble.words, clause, rules: rulesAt(slug, variant) };
}
