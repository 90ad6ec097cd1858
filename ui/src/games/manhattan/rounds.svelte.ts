import { ARREST, type File, type ManhattanCriminal, type ManhattanEffect } from './wire';

/** How long a criminal takes from field to field of his circle, in milliseconds. */
const STEP = 260;

/** The criminals on their way round, field by field; then they are where the view has them. */
export class Rounds {
  #at = $state.raw<ReadonlyMap<File, number>>(new Map());
  #timer = $state.raw<ReturnType<typeof setInterval>>();

  get busy(): boolean {
    return this.#timer !== undefined;
  }

  /** As they are to be drawn now. */
  of(criminals: readonly ManhattanCriminal[]): ManhattanCriminal[] {
    return criminals.map((one) => ({ ...one, field: this.#at.get(one.file) ?? one.field }));
  }

  show(effect: ManhattanEffect | null): void {
    this.stop();
    // The Lieutenant puts his man on red straight away.
    const walks = effect?.kind === 'trap' && effect.card !== 'lieutenant' ? effect.criminals : [];
    if (walks.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.#at = new Map(walks.map(({ file, start }) => [file, start]));
    this.#timer = setInterval(() => {
      const there = new Map(walks.map(({ file, end }) => [file, end]));
      const walking = [...this.#at].some(([file, field]) => field !== there.get(file));
      if (!walking) return this.stop();
      this.#at = new Map([...this.#at].map(([file, field]) => [file, field === there.get(file) ? field : (field + 1) % (ARREST + 1)]));
    }, STEP);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#at = new Map();
  }
}
