import type { Clause } from '../wire/types';

/** In the rulebook's order. */
export function inSections(all: Clause[]): { title: string; clauses: Clause[] }[] {
  const found: { title: string; clauses: Clause[] }[] = [];
  for (const clause of all) {
    const name = clause.section;
    if (found.at(-1)?.title !== name) found.push({ title: name, clauses: [] });
    found.at(-1)?.clauses.push(clause);
  }
  return found;
}
