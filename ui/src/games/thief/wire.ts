/** Catch the Thief's own part of the wire (docs/wire.md). */
import type { components } from '../../wire/schema';

export type ThiefView = components['schemas']['ThiefView'];
export type ThiefEffect = components['schemas']['ThiefEffect'];
export type ThiefNotebook = components['schemas']['ThiefNotebook'];
export type Split = ThiefNotebook['splits'][number];
export type Role = ThiefEffect['by'];
export type Clue = ThiefView['probes'][number]['clue'];

export const ROLES: readonly Role[] = ['thief', 'detective'];

export interface Disc {
  number: number;
  clue: Clue;
}

/** The discs that lie on each point, the first one lowest. */
export function discs(view: ThiefView): Map<string, Disc[]> {
  const found = new Map<string, Disc[]>();
  view.probes.forEach(({ point, clue }, i) => {
    found.set(point, [...(found.get(point) ?? []), { number: i + 1, clue }]);
  });
  return found;
}

/** Which footprint is on each point; a flight never comes back to one. */
export function footprints(view: ThiefView): Map<string, number> {
  return new Map((view.footprints ?? []).map((point, i) => [point, i + 1]));
}
