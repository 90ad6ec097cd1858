import { NOBODY, type Cast } from './cast';
import { Catalogue } from './fluent';
import type { Given, Id, Message, Saying } from './message';
import { recall, remember } from './remember';

export { both, message, type Id, type Message, type Plain, type Saying } from './message';

type Load = () => Promise<string>;

/** The house's catalogues: a language is here when its files are. */
const sources = import.meta.glob<string>('../../../src/cavale/words/{house,page}.*.ftl', { query: '?raw', import: 'default' });

function found(): Record<string, Load[]> {
  const all: Record<string, Load[]> = {};
  for (const [path, load] of Object.entries(sources)) (all[/\.(\w+)\.ftl$/.exec(path)?.[1] ?? ''] ??= []).push(load);
  return all;
}

const LANGUAGES = found();

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

/** The catalogue of a game, in one language. */
type Room = (lang: Lang) => Promise<string>;

class Speech {
  #catalogue = $state.raw<Catalogue | null>(null);
  #room: Room | null = null;
  #asked = 0;
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

  /** All at once, so that no screen speaks two languages; the last wish counts. */
  async #load(lang: Lang): Promise<void> {
    const asked = ++this.#asked;
    const catalogue = await this.room(this.#room, lang);
    if (asked !== this.#asked) return;
    this.#catalogue = catalogue;
    document.documentElement.lang = lang;
  }

  /** The house's words and those of a room. */
  async room(room: Room | null, lang = this.lang): Promise<Catalogue> {
    const loads = [...(LANGUAGES[lang] ?? []).map((load) => load()), ...(room ? [room(lang)] : [])];
    return new Catalogue(lang, await Promise.all(loads), () => this.cast);
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
  return move.replace(/[A-Za-z]+/g, (word) => (speech.has(`notation-${word}`) ? speech.say({ id: `notation-${word}` }) : word));
}

export function say(saying: Saying): string;
export function say<I extends Id>(id: I, args: Given<I>): string;
export function say(saying: Saying | Id, args?: Message['args']): string {
  return speech.say(args ? { id: saying as Id, args } : (saying as Saying));
}
