/** Tables whose board is on a big screen: this device has only what is its player's own. */
import { recall, remember } from './remember';

const KEPT = 'hands';
/** Older evenings are forgotten. */
const MOST = 8;

const all = (): string[] => recall<string[]>(KEPT, []);

export function isHand(table: string): boolean {
  return all().includes(table);
}

export function beHand(table: string, wanted = true): void {
  const others = all().filter((one) => one !== table);
  remember(KEPT, wanted ? [table, ...others].slice(0, MOST) : others);
}
