import type { Press } from './Spots.svelte';
import { Sure } from './sure.svelte';

/** What somebody points at: a spot looked at, or pressed once by a finger, which has to say it twice. */
export class Aim extends Sure {
  looked = $state<string | null>(null);

  /** `leads`: something can be done at that spot. */
  constructor(private readonly leads: (spot: string) => boolean) {
    super();
  }

  /** The spot that is meant, if something can be done there. */
  get spot(): string | null {
    return [this.armed, this.looked].find((spot) => spot !== null && this.leads(spot)) ?? null;
  }

  /** Whether a press is a move; if not yet, the spot waits for the second one. Where nothing leads, none waits any more. */
  sure({ id, by }: Press): boolean {
    if (this.leads(id)) return this.meant(id, by === 'click');
    this.armed = null;
    return false;
  }
}
