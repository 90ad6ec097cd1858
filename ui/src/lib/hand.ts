/** The move in hand: pressed, and not yet acknowledged. It outlives a reload of this tab. */

export interface Hand {
  table: string;
  version: number;
  move: string;
  /** Sent again, it is the same move. */
  key: string;
}

const NAME = 'cavale.hand';

/** The move in hand at a table, if there is one. */
export function inHand(table: string): Hand | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Hand | null;
    return kept?.table === table ? kept : null;
  } catch {
    return null;
  }
}

/** Takes a move in hand; the same one as before if it is the same move at the same moment. */
export function hold(table: string, version: number, move: string, key: () => string): Hand {
  const kept = inHand(table);
  if (kept && kept.version === version && kept.move === move) return kept;
  const hand = { table, version, move, key: key() };
  try {
    sessionStorage.setItem(NAME, JSON.stringify(hand));
  } catch {
    // A browser that keeps nothing: the move is lost with the page, as it would be anyway.
  }
  return hand;
}

export function letGo(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Nothing is kept there.
  }
}
