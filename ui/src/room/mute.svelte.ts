import { recall, remember } from '../lib/remember';

/** Whether gestures of others are hidden here: one press, remembered. */
class Mute {
  on = $state(recall('muted', false));

  toggle(): void {
    this.on = !this.on;
    remember('muted', this.on);
  }
}

export const mute = new Mute();
