import { recall, remember } from '../lib/remember';

/** How many there are in portraits.svg. */
export const PORTRAITS = 8;

/** The one that was chosen on this device. */
export function ownPortrait(): number | null {
  return recall<number | null>('portrait', null);
}

export function keepPortrait(which: number | null): void {
  remember('portrait', which);
}
