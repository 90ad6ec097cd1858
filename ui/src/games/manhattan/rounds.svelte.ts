import { Motion } from '../../board/motion.svelte';
import { ARREST, type File, type ManhattanCriminal, type ManhattanEffect } from './wire';

/** How long a criminal takes from field to field of his circle, in milliseconds. */
const STEP = 260;
type Fields = ReadonlyMap<File, number>;

/** The criminals on their way round, field by field. */
export class Rounds extends Motion<Fields> {
  get busy(): boolean {
    return this.at !== null;
  }

  /** As they are to be drawn now. */
  of(criminals: readonly ManhattanCriminal[]): ManhattanCriminal[] {
    return criminals.map((one) => ({ ...one, field: this.at?.get(one.file) ?? one.field }));
  }

  show(effect: ManhattanEffect | null): void {
    // The Lieutenant puts his man on red straight away.
    const walks = effect?.kind === 'trap' && effect.card !== 'lieutenant' ? effect.criminals : [];
    const times = Math.max(0, ...walks.map(({ start, end }) => steps(start, end) + 1));
    const after = (time: number): Fields =>
      new Map(walks.map(({ file, start, end }) => [file, (start + Math.min(time, steps(start, end))) % (ARREST + 1)]));
    this.play(Array.from({ length: times }, (_, time) => after(time)), STEP);
  }
}

function steps(start: number, end: number): number {
  return (end - start + ARREST + 1) % (ARREST + 1);
}
