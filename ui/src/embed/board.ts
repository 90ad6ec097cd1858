import { mount, unmount } from 'svelte';
import type { GameModule } from '../games';
import { say, speech } from '../lib/i18n.svelte';
import { castOf } from '../table/names';
import { replayOf } from '../wire/filled';
import type { components } from '../wire/schema';
import type { GameView, Seat, Step } from '../wire/types';
import { Unreadable, type Reader, type Titles } from './reader';
import Shown from './Shown.svelte';

type Replay = components['schemas']['Replay'];

/** What a page asks to be shown: a text, a view as `Position.view` has it, or a game as `cavale film` writes it. */
export interface Wish {
  lang: string;
  /** The catalogue in that language. */
  words: string;
  variant: string;
  seat: number | null;
  bottom: number;
  /** Where a film begins. */
  step?: number;
  position: string | null;
  view: GameView | null;
  film: Replay | null;
}

export interface Kind {
  module: GameModule;
  read: Reader;
  titles: Titles;
  /** All its styles, for a root of its own. */
  styles: string;
}

/** Shows it in a root; what it returns takes it away again. */
export type Show = (root: ShadowRoot, wish: Wish) => () => void;

export function boardOf({ module, read, titles, styles }: Kind): Show {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return (root, wish) => {
    root.adoptedStyleSheets = [sheet];
    speech.speak(wish.lang, [wish.words]);
    const target = document.createElement('div');
    root.replaceChildren(target);
    try {
      const { steps, seats } = wish.film ? replayOf(wish.film) : alone(wish);
      speech.cast = castOf(seats, null);
      const shown = mount(Shown, { target, props: { module, steps, seats, seat: wish.seat, bottom: wish.bottom, first: wish.step ?? 0 } });
      return () => void unmount(shown);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      target.textContent = say('embed-unreadable', { example: error.example });
      target.setAttribute('role', 'alert');
      return () => {};
    }
  };

  function alone({ position, view, variant, seat }: Wish): { steps: Step[]; seats: Seat[] } {
    const shown = view ?? read(position ?? '', { variant, seat });
    const seats = titles(shown).map((title, i): Seat => ({ seat: i, player: i, title, name: '', level: null, kind: 'here', claimed: true, stand_in: null }));
    return { steps: [{ version: 0, kind: 'start', said: [], effect: null, view: shown } as unknown as Step], seats };
  }
}
