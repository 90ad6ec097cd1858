import type { Step } from '../wire/types';

/**
 * The game as a film: steps arrive as fast as the server plays, and are shown no faster than the
 * board can show how each one happened. One may also wind it back.
 */
export class Film {
  steps = $state.raw<Step[]>([]);
  /** Follows the step before it on the screen. */
  flow = $state(false);
  /** A line nobody played, shown in place of the step it starts from. */
  aside = $state.raw<Film | null>(null);
  /** Whether a step must be asked for before it is shown. */
  waits: ((step: Step) => boolean) | null = null;
  /** The next step is one of those. */
  held = $state(false);
  #shown = $state(-1);
  #picked = $state<number | null>(null);
  #free = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pace: (step: Step) => number,
    private readonly onshow: (step: Step) => void = () => {},
  ) {}

  /** What is on the screen: the game, or what could have been. */
  get reel(): Film {
    return this.aside ?? this;
  }

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

  /** The steps that have been on the screen: what stands beside the board tells no others. */
  get told(): Step[] {
    return this.steps.slice(0, this.#shown + 1);
  }

  /** A whole game. What came after version `from` is shown as it happens, the rest has happened. */
  load(steps: Step[], from = Infinity): void {
    this.stop();
    this.aside = null;
    this.steps = steps;
    this.flow = false;
    this.#picked = null;
    this.#shown = Math.min(this.last, Math.max(0, steps.filter((step) => step.version <= from).length - 1));
    this.#schedule();
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
    const aside = this.aside !== null;
    this.leave();
    if (wanted === before && this.live) return;
    this.stop();
    this.flow = !aside && wanted === before + 1;
    this.#shown = this.last;
    this.#picked = wanted === this.last ? null : wanted;
    if (this.flow && this.step) this.onshow(this.step);
  }

  /** A film of what could follow step `index`, yet to be shown. */
  branch(index: number, follows: Step[]): Film {
    const line = new Film(this.pace, this.onshow);
    const from = this.steps[index];
    line.load(from ? [{ ...from, kind: 'start' }, ...follows] : follows);
    line.seek(0);
    return line;
  }

  /** Shows step `index` of a line that starts where the film stands, which waits there. */
  wander(line: Film, index: number): void {
    if (index <= 0) return this.leave();
    const here = this.index;
    this.stop();
    this.flow = false;
    this.#shown = this.last;
    this.#picked = here;
    this.aside = line;
    line.seek(index);
  }

  /** Back from a line to the step it starts from. */
  leave(): void {
    if (!this.aside) return;
    this.aside.seek(0);
    this.aside = null;
    if (this.#picked === this.last) this.#picked = null;
  }

  /** Nobody has to wait for a picture: straight to the game as it stands. */
  hurry(): void {
    if (!this.live || this.#shown === this.last) return;
    this.stop();
    this.flow = false;
    this.#shown = this.last;
  }

  /** Shows the step that waits. */
  go(): void {
    this.held = false;
    this.#advance();
  }

  stop(): void {
    this.held = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#free = 0;
  }

  #schedule(): void {
    if (this.#timer !== undefined || !this.live || this.#shown >= this.last) {
      if (!this.live) this.#shown = this.last;
      return;
    }
    if ((this.held = !!this.waits?.(this.steps[this.#shown + 1]!))) return;
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
