import { Sure } from '../../board/sure.svelte';
import type { Move } from '../../wire/types';
import { anyMoveOf, choose, refusedText, type Half, type Reach } from './reach';
import { OFF } from './wire';

export interface Press {
  square: string;
  by: 'touch' | 'click';
  half: Half;
  at: { x: number; y: number };
}

interface Asked {
  reach: () => Reach;
  pawn: (square: string) => boolean;
  onmove: (text: string) => void;
  onrefuse: (text: string, at: Press['at']) => void;
}

/** What the player has in hand: a pawn picked, a square pointed at, a move waiting to be confirmed. */
export class Choice {
  #pawn = $state<string | null>(null);
  /** Pressed once where a slip would hurt. */
  #sure = new Sure();
  #looked = $state.raw<{ square: string; half: Half } | null>(null);
  /** Take the ball where one may also leave it: what T is set to. */
  wish = $state(true);
  /** Pressed an empty square with no pawn picked. */
  lost = $state(false);

  constructor(private readonly asked: Asked) {}

  get picked(): string | null {
    return this.#pawn !== null && this.asked.reach().has(this.#pawn) ? this.#pawn : null;
  }

  get armed(): Move | null {
    const all = [...(this.there?.values() ?? [])].flatMap(({ quiet, take }) => [quiet, take]);
    return all.find((move) => move !== null && move.text === this.#sure.armed) ?? null;
  }

  get there() {
    return this.picked === null ? undefined : this.asked.reach().get(this.picked);
  }

  /** The move one is looking at. */
  get aimed(): Move | null {
    const looked = this.#looked;
    return this.armed ?? (looked ? choose(this.there?.get(looked.square), looked.half, this.wish) : null);
  }

  look(square: string | null, half: Half): void {
    this.#looked = square === null ? null : { square, half };
    this.lost = false;
  }

  press({ square, by, half, at }: Press): void {
    const reach = this.asked.reach();
    const move = choose(this.there?.get(square), half, this.wish);
    this.lost = false;
    if (move) {
      // Whoever presses the picked pawn again may only want to put it down.
      if (this.#sure.meant(move.text, by === 'click' && square !== this.picked)) this.asked.onmove(move.text);
      return;
    }
    this.#sure.armed = null;
    if (square === this.picked) this.#pawn = null;
    else if (reach.has(square)) this.#pawn = square;
    else this.#refuse(square, at);
  }

  #refuse(square: string, at: Press['at']): void {
    const reach = this.asked.reach();
    if (square !== OFF && this.asked.pawn(square)) this.asked.onrefuse(anyMoveOf(square), at);
    else if (this.picked !== null) this.asked.onrefuse(refusedText(this.picked, square), at);
    else if (reach.size === 0) this.asked.onrefuse(anyMoveOf(square === OFF ? 'A1' : square), at);
    else this.lost = true;
  }

  /** One step back: what waits for a second press, then the pawn. True when there was one. */
  drop(): boolean {
    if (this.armed) this.#sure.armed = null;
    else if (this.picked) this.#pawn = null;
    else return false;
    return true;
  }

  /** Another step is on show. */
  clear(): void {
    this.#sure.armed = null;
    this.#pawn = null;
    this.wish = true;
    this.lost = false;
  }
}
