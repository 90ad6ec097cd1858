import type { Lang } from '../lib/i18n.svelte';
import type { ReviewRow } from '../wire/types';

/** Less than this is nothing: it would be written as zero. */
const NOTHING = 0.005;

function written(number: number, lang: Lang, signDisplay: 'auto' | 'exceptZero'): string {
  const format = new Intl.NumberFormat(lang, { maximumFractionDigits: 2, signDisplay });
  return format.format(Math.abs(number) < NOTHING ? 0 : number).replace('-', '−');
}

export const amount = (number: number, lang: Lang) => written(number, lang, 'auto');
export const signed = (number: number, lang: Lang) => written(number, lang, 'exceptZero');
export const nothing = (number: number) => Math.abs(number) < NOTHING;

/** The seat that an outcome did most for or against; of two alike the one that gained. */
export function fortune({ luck }: Pick<ReviewRow, 'luck'>): { seat: number; won: number } | null {
  let found: { seat: number; won: number } | null = null;
  (luck ?? []).forEach((won, seat) => {
    const more = Math.abs(won) - Math.abs(found?.won ?? 0);
    if (!found || more > NOTHING || (more > -NOTHING && won > found.won)) found = { seat, won };
  });
  return found;
}
