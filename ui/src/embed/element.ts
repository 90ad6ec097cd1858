import type { GameView } from '../wire/types';
import type { Show, Wish } from './board';

interface BoardModule {
  show: Show;
}

/** Where a board and its words come from. */
export interface Source {
  /** `film`: for a game with names of its own; a board tells one cast from no other. */
  board: (game: string, lang: string, film: boolean) => Promise<BoardModule>;
  words: (game: string, lang: string) => Promise<string>;
}

const LANGS = ['de', 'en', 'fr'];
const SEEN = ['game', 'position', 'record', 'step', 'variant', 'seat', 'bottom', 'lang', 'theme'];

/** `<cavale-board game="wall" position="…">`; docs/embed.md says what it takes. */
export function defineBoard(source: Source): void {
  if (customElements.get('cavale-board')) return;
  customElements.define(
    'cavale-board',
    class extends HTMLElement {
      static readonly observedAttributes = SEEN;
      #root = this.attachShadow({ mode: 'open' });
      #away: () => void = () => {};
      #asked = 0;

      connectedCallback(): void {
        // An element that the parser has only begun has no children yet.
        queueMicrotask(() => void this.#show());
      }

      disconnectedCallback(): void {
        this.#asked += 1;
        this.#away();
        this.#away = () => {};
      }

      attributeChangedCallback(): void {
        if (this.isConnected) queueMicrotask(() => void this.#show());
      }

      /** The last wish counts. */
      async #show(): Promise<void> {
        const asked = ++this.#asked;
        const current = (): boolean => asked === this.#asked && this.isConnected;
        await Promise.resolve();
        if (!current()) return;
        const game = this.getAttribute('game') ?? '';
        const lang = this.#lang();
        try {
          if (!/^[a-z][a-z0-9-]*$/.test(game)) throw new Error(`there is no game ${game}`);
          const given = await this.#given();
          const [module, words] = await Promise.all([source.board(game, lang, given.film !== null), source.words(game, lang)]);
          if (!current()) return;
          this.#away();
          this.#away = module.show(this.#root, { ...this.#wish(), ...given, lang, words });
          this.dataset['shown'] = 'true';
          this.dispatchEvent(new CustomEvent('shown', { bubbles: true }));
        } catch (error) {
          if (!current()) return;
          // What stands between the tags says it in other words.
          this.#root.replaceChildren(document.createElement('slot'));
          this.dataset['shown'] = 'false';
          console.error('cavale-board:', error);
        }
      }

      #lang(): string {
        const near = this.closest<HTMLElement>('[lang]')?.lang ?? '';
        return [near, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGS.includes(tag)) ?? 'en';
      }

      #number(name: string): number | null {
        const text = this.getAttribute(name);
        return text && /^\d{1,5}$/.test(text) ? Number(text) : null;
      }

      #wish(): Omit<Wish, 'lang' | 'words' | 'view' | 'film'> {
        const seat = this.#number('seat');
        return {
          variant: this.getAttribute('variant') ?? '',
          position: this.getAttribute('position'),
          seat,
          step: this.#number('step') ?? 0,
          bottom: this.#number('bottom') ?? seat ?? 0,
        };
      }

      /** A film or a view: from its address, or from between the tags. */
      async #given(): Promise<Pick<Wish, 'view' | 'film'>> {
        const address = this.getAttribute('record');
        const inside = this.querySelector('script[type="application/json"]')?.textContent;
        if (!address && !inside) return { view: null, film: null };
        const found: unknown = address ? await fetched(address) : JSON.parse(inside ?? 'null');
        const film = typeof found === 'object' && found !== null && 'steps' in found && 'seats' in found;
        return film ? { view: null, film: found as Wish['film'] } : { view: found as GameView, film: null };
      }
    },
  );
}

export async function fetched(address: string): Promise<unknown> {
  return (await answer(address)).json();
}

export async function answer(address: string): Promise<Response> {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found;
}
