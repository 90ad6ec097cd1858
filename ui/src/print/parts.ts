import type { Component } from 'svelte';
import type { Plain } from '../lib/i18n.svelte';

/** What of a drawing is printed, in the drawing's own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something the room draws, so many millimetres wide on paper. */
export interface Part {
  name: string;
  box: Box;
  width: number;
}

/** Cut out and folded: to stand up, or flat with something on both sides. */
export interface Piece extends Part {
  fold: 'stand' | 'flat';
  /** What is drawn on the other side, if not the same. */
  other?: string;
  count: number;
}

export interface Deck {
  title: Plain;
  faces: Part[];
  back: Part;
}

/** What is in the box of a game: its room says it in `print.ts`, and draws each part by its name. */
export interface PrintedGame {
  Draw: Component<{ part: string }>;
  /** The class of the room's colours. */
  look: string;
  boards: (Part & { title: Plain })[];
  decks: Deck[];
  pieces: Piece[];
}

export function heightOf({ box, width }: Part): number {
  return (width * box.height) / box.width;
}

/** Around its own middle. */
export function around(width: number, height: number): Box {
  return { x: -width / 2, y: -height / 2, width, height };
}

const printed = import.meta.glob<{ default: PrintedGame }>('../games/*/print.ts');

/** Null: the game has nothing of its own to print, only its rules. */
export async function partsOf(slug: string): Promise<PrintedGame | null> {
  return (await printed[`../games/${slug}/print.ts`]?.())?.default ?? null;
}
