import type { GameView } from '../../wire/types';
import { GAP, PLATE } from './geometry';
import { ROLES, type Role, type ThiefView } from './wire';

/** The thief looks at both plates, where there is room for two; everybody else, and everybody at the end, at one. */
export function isTwin(view: ThiefView, role: Role | null, wide: boolean): boolean {
  return wide && role === 'thief' && view.turn !== null;
}

/** Under the plate there is a row of tools. */
const TOOLS = 44;

export function aspect(view: GameView, seat: number | null, wide: boolean): number {
  const twin = isTwin(view as ThiefView, seat === null ? null : (ROLES[seat] ?? null), wide);
  return twin ? (2 * PLATE + GAP) / PLATE : PLATE / (PLATE + TOOLS);
}
