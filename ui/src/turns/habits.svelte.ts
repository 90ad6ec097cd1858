import { recall, remember } from '../lib/remember';

/** How somebody likes to play their turns, on every table of this device. */
class Habits {
  /** What there is no choice about plays itself. */
  forced = $state(recall('forced', false));
  /** One's die lies until one throws it. */
  thrown = $state(recall('thrown', false));

  toggle(which: 'forced' | 'thrown'): void {
    this[which] = !this[which];
    remember(which, this[which]);
  }
}

export const habits = new Habits();
