import type { Words } from '../wire/types';

/** One sentence after the other. */
export function both(one: Words, other: Words): Words {
  return { fr: `${one.fr} ${other.fr}`, en: `${one.en} ${other.en}` };
}
