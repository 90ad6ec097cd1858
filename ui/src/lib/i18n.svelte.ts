import type { Words } from '../wire/types';
import { recall, remember } from './remember';

export type Lang = keyof Words;

export function preferred(tags: readonly string[]): Lang {
  const first = tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'fr' || tag === 'en');
  return first === 'fr' ? 'fr' : 'en';
}

class Speech {
  lang = $state<Lang>(recall<Lang | null>('lang', null) ?? preferred(navigator.languages ?? [navigator.language]));

  use(lang: Lang): void {
    this.lang = lang;
    remember('lang', lang);
    document.documentElement.lang = lang;
  }
}

export const speech = new Speech();

export function say(words: Words): string {
  return curly(speech.lang === 'fr' ? typeset(words.fr) : words.en);
}

/** What the server says is typed with straight apostrophes. */
const curly = (text: string) => text.replaceAll("'", '’');

/** French sets a space before these signs, and no line may end there. */
export function typeset(text: string): string {
  return text.replace(/ ([;!?])/g, '\u202f$1').replace(/ ([:»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}
