import { still } from '../lib/pace.svelte';

/** Pictures one after the other, then none: the board is as the view has it. Where nothing is to move, none at all. */
export class Motion<T> {
  #at = $state.raw<T | null>(null);
  #timer: ReturnType<typeof setInterval> | undefined;

  get at(): T | null {
    return this.#at;
  }

  /** Each is on show for so many milliseconds. */
  play(pictures: readonly T[], time: number): void {
    this.stop();
    if (still()) return;
    const left = [...pictures];
    const on = (): void => {
      const next = left.shift();
      if (next === undefined) this.stop();
      else this.#at = next;
    };
    this.#timer = setInterval(on, time);
    on();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#at = null;
  }
}
