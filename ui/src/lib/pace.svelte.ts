import { recall, remember } from './remember';

/** So many times as fast for somebody in a hurry. */
const HURRY = 5;
/** Where nothing moves: milliseconds enough to see what is other than before. */
const STILL = 350;
/** And in a hurry: three bots with a roll, a drive and a card each are shown in less than a second and a half. */
const GLANCE = 150;

/** Asked each time: people change it while a page is open. */
function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

class Pace {
  fast = $state(recall('fast', false));

  toggle(): void {
    this.fast = !this.fast;
    remember('fast', this.fast);
  }

  /** How long to wait where a board would take `time` to show what happened. */
  of(time: number): number {
    const shown = calm() ? Math.min(time, STILL) : time;
    return this.fast ? Math.min(shown / HURRY, GLANCE) : shown;
  }
}

export const pace = new Pace();

/** Whether what happens is shown as done, without the way there. */
export function still(): boolean {
  return pace.fast || calm();
}
