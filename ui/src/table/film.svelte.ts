import type { Step } from '../wire/types';

/**
 * The game as a film: steps arrive as fast as the server plays, and are shown no faster than the
 * board can show how each one happened. One may also wind it back.
 */
export class Film {
  steps = $state.raw<Step[]>([]);
  /** Follows the step before it on the screen. */
  flow = $state(false);
  #shown = $state(-1);
  #picked = $state<number | null>(null);
  #free = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pace: (step: Step) => number,
    private readonly onshow: (step: Step) => void = () => {},
  ) {}

  get last(): number {
    return this.steps.length - 1;
  }

  get index(): number {
    return this.#picked ?? this.#shown;
  }

  get step(): Step | null {
    return this.steps[this.index] ?? null;
  }

  /** Not wound back. */
  get live(): boolean {
    return this.#picked === null;
  }

  /** The screen shows what the server knows. */
  get current(): boolean {
    return this.live && this.#shown === this.last;
  }

  load(steps: Step[]): void {
    this.stop();
    this.steps = steps;
    this.flow = false;
    this.#picked = null;
    this.#shown = this.last;
  }

  add(step: Step): void {
    if (step.kind === 'start') return this.load([step]);
    if (step.version <= (this.steps.at(-1)?.version ?? -1)) return;
    this.steps = [...this.steps, step];
    this.#schedule();
  }

  /** Shows step `index`; the last one is the game as it stands. */
  seek(index: number): void {
    const wanted = Math.max(0, Math.min(index, this.last));
    const before = this.index;
    if (wanted === before && this.live) return;
    this.stop();
    this.flow = wanted === before + 1;
    this.#shown = this.last;
    this.#picked = wanted === this.last ? null : wanted;
    if (this.flow && this.step) this.onshow(this.step);
  }

  /** Nobody has to wait for a picture: straight to the game as it stands. */
  hurry(): void {
    if (!this.live || this.#shown === this.last) return;
    this.stop();
    this.flow = false;
    this.#shown = this.last;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#free = 0;
  }

  #schedule(): void {
    if (this.#timer !== undefined || !this.live || this.#shown >= this.last) {
      if (!this.live) this.#shown = this.last;
      return;
    }
    this.#timer = setTimeout(() => this.#advance(), Math.max(0, this.#free - Date.now()));
  }

  #advance(): void {
    this.#timer = undefined;
    if (!this.live || this.#shown >= this.last) return;
    this.#shown += 1;
    this.flow = true;
    const step = this.step;
    if (step) {
      this.#free = Date.now() + this.pace(step);
      this.onshow(step);
    }
    this.#schedule();
  }
}
