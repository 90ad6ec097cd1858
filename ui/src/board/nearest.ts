export interface Place {
  x: number;
  y: number;
}

/** The spot a finger means, on a screen where spots are smaller than a finger; none farther than `within`. */
export function nearest(spots: readonly string[], placeOf: (id: string) => Place, finger: Place, within: number): string | null {
  const far = (id: string): number => Math.hypot(placeOf(id).x - finger.x, placeOf(id).y - finger.y);
  const best = spots.reduce<string | null>((one, other) => (one === null || far(other) < far(one) ? other : one), null);
  return best !== null && far(best) < within ? best : null;
}
