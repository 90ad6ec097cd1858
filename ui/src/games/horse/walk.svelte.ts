import { country, type Place } from './country';
import { PURSUERS, standing, type HorseEffect, type HorseView, type Subject } from './wire';

/** How long a step takes on the screen, in milliseconds; a long way is walked faster. */
export function stepTime(length: number): number {
  return Math.max(60, Math.min(150, 900 / Math.max(1, length)));
}

export function walkTime(effect: HorseEffect | null): number {
  return effect?.deed === 'play' ? stepTime(effect.way.length - 1) * (effect.way.length - 1) : 0;
}

export interface Piece extends Place {
  subject: Subject;
  /** On the farm there is room for all, side by side. */
  small: boolean;
}

/** Where each piece is drawn. */
export function pieces(view: HorseView): Piece[] {
  return [...standing(view)].flatMap(([cell, here]): Piece[] => {
    const at = country.at(cell);
    if (here.length === 1 && at.kind !== 'farm') return here.map((subject) => ({ subject, x: at.x, y: at.y, small: false }));
    // A place of its own for each, so that nobody shifts when another one leaves.
    return here.map((subject) => ({ subject, ...spread(at, subject, at.kind === 'farm'), small: true }));
  });
}

function spread(at: Place, subject: Subject, farm: boolean): Place {
  if (!farm) return { x: at.x + (subject === 'horse' ? 44 : -44), y: at.y };
  const turn = ((PURSUERS as readonly string[]).indexOf(subject) / PURSUERS.length) * 2 * Math.PI - Math.PI / 2;
  return { x: at.x + Math.cos(turn) * 70, y: at.y + 8 + Math.sin(turn) * 66 };
}

/** A piece on its way, step by step; then it is where the view has it. */
export class Walk {
  #at = $state.raw<{ subject: string; cell: string } | null>(null);
  #timer: ReturnType<typeof setInterval> | undefined;

  get at(): { subject: string; cell: string } | null {
    return this.#at;
  }

  show(effect: HorseEffect | null): void {
    this.stop();
    if (effect?.deed !== 'play' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { way, subject } = effect;
    let step = 0;
    const on = (): void => {
      const cell = way[step];
      if (cell === undefined || step === way.length - 1) return this.stop();
      this.#at = { subject, cell };
      step += 1;
    };
    on();
    this.#timer = setInterval(on, stepTime(way.length - 1));
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#at = null;
  }
}
