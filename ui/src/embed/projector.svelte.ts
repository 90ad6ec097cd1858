import type { Film } from '../table/film.svelte';
import type { Step } from '../wire/types';

/** After a step has been shown, so long until the next one, in milliseconds. */
const REST = 900;

/** Plays a game that is over, step by step, until somebody stops it. */
export class Projector {
  running = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly film: Film,
    private readonly pace: (step: Step) => number,
  ) {}

  toggle(): void {
    if (this.running) return this.stop();
    if (this.film.index === this.film.last) this.film.seek(0);
    this.running = true;
    this.#next();
  }

  seek(index: number): void {
    this.stop();
    this.film.seek(index);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }

  #next(): void {
    const { film } = this;
    if (film.index >= film.last) return this.stop();
    film.seek(film.index + 1);
    this.#timer = setTimeout(() => this.#next(), REST + (film.step ? this.pace(film.step) : 0));
  }
}
