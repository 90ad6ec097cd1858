import { SvelteMap } from 'svelte/reactivity';
import { failure, type Failure } from '../lib/api';
import type { Film } from '../table/film.svelte';
import type { Analysis, LineStep, Step } from '../wire/types';
import { Queue } from './queue';

export interface Look extends Analysis {
  /** What could follow, as a film. */
  film: Film;
}

/** A board takes a number it has not seen for another step; the game's own are not negative. */
let stamps = -1;

const unplayed = ({ seat, move, effect, said, view }: LineStep): Step => ({
  version: --stamps,
  kind: 'move',
  seat,
  move,
  effect,
  said,
  view,
  at: '',
});

const studies = new WeakMap<Film, Study>();

/** What was found out stays while the game is on the screen, whoever closes the panel. */
export function studyOf(film: Film, ask: (step: number, signal: AbortSignal) => Promise<Analysis>): Study {
  const study = studies.get(film) ?? new Study(film, ask);
  studies.set(film, study);
  return study;
}

/** What has been found out about a game, by the version of the step. */
export class Study {
  trouble = $state.raw<Failure | null>(null);
  #looks = new SvelteMap<number, Look>();
  readonly #queue: Queue<Analysis>;

  constructor(
    private readonly film: Film,
    ask: (step: number, signal: AbortSignal) => Promise<Analysis>,
  ) {
    this.#queue = new Queue({
      ask,
      onanswer: (index, key, found) => {
        this.trouble = null;
        this.#looks.set(key, { ...found, film: film.branch(index, found.line.map(unplayed)) });
      },
      onfail: (error) => (this.trouble = failure(error)),
    });
  }

  /** One for each step of the game, null where nothing is known yet. */
  get looks(): (Look | null)[] {
    return this.film.steps.map((step) => this.#looks.get(step.version) ?? null);
  }

  /** Goes on looking, from the step on show. */
  go(): void {
    this.#queue.want(
      this.film.steps.map((step) => step.version),
      this.film.index,
    );
  }

  again(): void {
    this.trouble = null;
    this.#queue.again();
  }

  stop(): void {
    this.trouble = null;
    this.#queue.stop();
  }
}
