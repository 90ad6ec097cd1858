import { Motion } from '../../board/motion.svelte';
import { still } from '../../lib/pace.svelte';
import type { BallEffect } from './wire';

const HOP = 220;
/** A long chain hops faster, and never so fast that the eye loses it. */
const CHAIN = 1200;
const FASTEST = 150;

export function hopTime(effect: BallEffect): number {
  return Math.max(FASTEST, Math.min(HOP, CHAIN / (effect.path.length - 1)));
}

export function duration(effect: BallEffect): number {
  return hopTime(effect) * (effect.path.length - 1);
}

export function pace(effect: BallEffect | null): number {
  return effect && !still() ? duration(effect) : 0;
}

/** What the board shows at this instant of the film. */
export class Scene {
  /** What the turn on show has done so far, the latest last. */
  trail = $state.raw<BallEffect[]>([]);

  #hops = new Motion<BallEffect>();

  /** On its way; where it goes, nothing stands yet. */
  get moving(): BallEffect | null {
    return this.#hops.at;
  }

  show(effect: BallEffect | null, flow: boolean): void {
    this.stop();
    this.trail = effect ? [...(flow ? this.#same(effect) : []), effect] : [];
    if (effect && flow) this.#hops.play([effect], duration(effect));
  }

  stop(): void {
    this.#hops.stop();
  }

  /** The first pawn move of the turn that this one ends. */
  #same(effect: BallEffect): BallEffect[] {
    const before = this.trail.at(-1);
    return before && before.colour === effect.colour && !before.ends_turn ? [before] : [];
  }
}
