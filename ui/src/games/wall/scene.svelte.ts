import { still } from '../../lib/pace.svelte';
import { follow, lay, same, type Knot } from './knots';
import type { Colour, Side, WallEffect, WallView } from './wire';

/** How long each part of a step takes on the screen, in milliseconds. */
export const SLIDE = 260;
const FALL = 340;
const DRAW = 340;
const HOLD = 300;
const CLEAR = 300;

export function hop(chain: string[]): number {
  return Math.min(150, 900 / Math.max(1, chain.length));
}

export function pace(effect: WallEffect | null): number {
  if (!effect || effect.slot === null) return 0;
  if (effect.escape === null) return still() ? 0 : effect.fell ? SLIDE + FALL / 2 : SLIDE;
  return still() ? DRAW + HOLD + CLEAR : SLIDE + DRAW + HOLD + hop(effect.chain) * (effect.chain.length + 1) + CLEAR;
}

interface Climb {
  colour: Colour;
  chain: string[];
}

/** What stands on the wall at this instant of the film. */
export class Scene {
  knots = $state.raw<Knot[]>([]);
  entered = $state.raw<{ id: number; side: Side } | null>(null);
  falling = $state.raw<{ knot: Knot; side: Side } | null>(null);
  chain = $state.raw<Climb | null>(null);
  climbing = $state.raw<Climb | null>(null);
  clearing = $state(false);
  escapes = $state.raw<Record<Colour, number>>({ yellow: 0, blue: 0 });

  #timers: ReturnType<typeof setTimeout>[] = [];
  #goal: WallView | null = null;
  /** What stays when the game is over: the rope by which somebody got out. */
  #last: { knots: Knot[]; chain: Climb } | null = null;

  /** `before`: what stood there before the effect, for a picture that does not follow the last one. */
  show(view: WallView, effect: WallEffect | null, flow: boolean, before: WallView | null = null): void {
    this.#finish();
    this.#goal = view;
    const knots = flow ? this.knots : before && lay(before.slots);
    const pushed = effect && knots ? follow(knots, effect) : null;
    const out = view.mover === null && effect?.escape;
    this.#last = out && pushed ? { knots: pushed.knots, chain: { colour: out, chain: effect.chain } } : null;
    if (!flow || !pushed || !effect?.side) return this.#settle(view);
    const calm = still();
    this.knots = pushed.knots;
    this.entered = calm ? null : { id: pushed.entered.id, side: effect.side };
    if (pushed.fallen && !calm) this.falling = { knot: pushed.fallen, side: effect.side };
    if (effect.escape === null) this.#after(SLIDE + FALL, () => this.#settle(view));
    else this.#escape(view, { colour: effect.escape, chain: effect.chain }, calm);
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }

  #escape(view: WallView, climb: Climb, calm: boolean): void {
    let time = calm ? 0 : SLIDE;
    this.#after(time, () => (this.chain = climb));
    time += DRAW + HOLD;
    if (!calm) {
      this.#after(time, () => (this.climbing = climb));
      time += hop(climb.chain) * (climb.chain.length + 1);
      if (!this.#last) this.#after(time, () => (this.clearing = true));
    }
    this.#after(time + CLEAR, () => this.#settle(view));
  }

  #after(time: number, then: () => void): void {
    if (time === 0) then();
    else this.#timers.push(setTimeout(then, time));
  }

  /** Whatever was still moving has happened. */
  #finish(): void {
    this.stop();
    if (this.#goal) this.#settle(this.#goal);
  }

  #settle(view: WallView): void {
    if (this.#last) this.knots = this.#last.knots;
    else if (!same(this.knots, view.slots)) this.knots = lay(view.slots);
    this.entered = null;
    this.falling = null;
    this.chain = this.#last?.chain ?? null;
    this.climbing = null;
    this.clearing = false;
    this.escapes = view.escapes;
    this.#goal = null;
  }
}
