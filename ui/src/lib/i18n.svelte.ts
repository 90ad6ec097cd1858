import { NOBODY, type Cast } from './cast';
import { Catalogue } from './fluent';
import { BESIDE, LANGUAGES } from './languages';
import type { Given, Id, Message, Saying } from './message';
import { recall, remember } from './remember';

export { both, message, type Id, type Message, type Plain, type Saying } from './message';

export type Lang = string;
export const LANGS: readonly Lang[] = Object.keys(LANGUAGES).sort();
const OTHERWISE = 'en';

/** As it calls itself. */
export function ownName(lang: Lang): string {
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

export function preferred(tags: readonly string[]): Lang {
  return tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGS.includes(tag)) ?? OTHERWISE;
}

/** The catalogue of a game, in one language; not `whole` is without what is said beside the table. */
type Room = (lang: Lang, whole: boolean) => Promise<string>;

class Speech {
  #catalogue = $state.raw<Catalogue | null>(null);
  #room: Room | null = null;
  #beside = false;
  #asked = 0;
  #loading: Promise<void> = Promise.resolve();
  /** Who sits at the table on the screen. */
  cast = $state.raw<Cast>(NOBODY);

  get lang(): Lang {
    return this.#catalogue?.lang ?? OTHERWISE;
  }

  /** Speaks the language of the last visit, or the reader's own. */
  async start(): Promise<void> {
    const kept = recall<Lang | null>('lang', null);
    await this.#load(kept !== null && LANGS.includes(kept) ? kept : preferred(navigator.languages ?? [navigator.language]));
  }

  async use(lang: Lang): Promise<void> {
    remember('lang', lang);
    await this.#load(lang);
  }

  /** The game's own messages are known from here on. */
  async enter(room: Room): Promise<void> {
    this.#room = room;
    await this.#load(this.lang);
  }

  /** From here on also what is said beside the table. */
  async bring(): Promise<void> {
    // A second caller waits for the same words.
    if (this.#beside) return this.#loading;
    this.#beside = true;
    await this.#load(this.lang).catch((error: unknown) => {
      this.#beside = false;
      throw error;
    });
  }

  /** All at once, so that no screen speaks two languages; the last wish counts. */
  #load(lang: Lang): Promise<void> {
    const asked = ++this.#asked;
    this.#loading = this.room(this.#room, lang).then(async (catalogue) => {
      if (asked !== this.#asked) return await this.#loading;
      this.#catalogue = catalogue;
      document.documentElement.lang = lang;
    });
    return this.#loading;
  }

  /** The house's words and those of a room. */
  async room(room: Room | null, lang = this.lang): Promise<Catalogue> {
    const house = [...(LANGUAGES[lang] ?? []), ...((this.#beside && BESIDE[lang]) || [])];
    const loads = [...house.map((load) => load()), ...(room ? [room(lang, this.#beside)] : [])];
    return new Catalogue(lang, await Promise.all(loads), () => this.cast);
  }

  /** From these alone: on a page that is not ours. */
  speak(lang: Lang, sources: readonly string[]): void {
    this.#catalogue = new Catalogue(lang, sources, () => this.cast);
  }

  has(id: string): boolean {
    return this.#catalogue?.has(id) ?? false;
  }

  say(saying: Saying): string {
    const all: readonly Message[] = typeof saying === 'string' ? [{ id: saying }] : 'id' in saying ? [saying] : saying;
    return all.map((one) => this.#catalogue?.say(one) ?? '').join(' ');
  }
}

export const speech = new Speech();

/** A move as the reader's language writes it; records keep the game's own notation. */
export function notation(move: string): string {
  return move.replace(/(x?)([A-Za-z]+)/g, (_, takes: string, word: string) => takes + (speech.has(`notation-${word}`) ? speech.say({ id: `notation-${word}` }) : word));
}

export function say(saying: Saying): string;
export function say<I extends Id>(id: I, args: Given<I>): string;
export function say(saying: Saying | Id, args?: Message['args']): string {
  return speech.say(args ? { id: saying as Id, args } : (saying as Saying));
}
