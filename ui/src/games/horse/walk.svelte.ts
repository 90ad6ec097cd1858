import { Motion } from '../../board/motion.svelte';
import { country, type Place } from './country';
import { PURSUERS, standing, type HorseEffect, type HorseView, type Subject } from './wire';

/** How long a step takes on the screen, in milliseconds; a long way is walked faster. */
export function stepTime(length: number): number {
  return Math.max(60, Math.min(150, 900 / Math.max(1, length)));
}

export function walkTime(effect: HorseEffect | null): number {
  return effect?.deed === 'play' ? stepTime(effect.way.length - 1) * (effect.way.length - 1) : 0;
}

export interface Piece extends Place {
  subject: Subject;
  /** On the farm there is room for all, side by side. */
  small: boolean;
}

/** Where each piece is drawn. */
export function pieces(view: HorseView): Piece[] {
  return [...standing(view)].flatMap(([cell, here]): Piece[] => {
    const at = country.at(cell);
    if (here.length === 1 && at.kind !== 'farm') return here.map((subject) => ({ subject, x: at.x, y: at.y, small: false }));
    // A place of its own for each, so that nobody shifts when another one leaves.
    return here.map((subject) => ({ subject, ...spread(at, subject, at.kind === 'farm'), small: true }));
  });
}

function spread(at: Place, subject: Subject, farm: boolean): Place {
  if (!farm) return { x: at.x + (subject === 'horse' ? 44 : -44), y: at.y };
  const turn = ((PURSUERS as readonly string[]).indexOf(subject) / PURSUERS.length) * 2 * Math.PI - Math.PI / 2;
  return { x: at.x + Math.cos(turn) * 70, y: at.y + 8 + Math.sin(turn) * 66 };
}

/** A piece on its way, step by step. */
export class Walk extends Motion<{ subject: string; cell: string }> {
  show(effect: HorseEffect | null): void {
    const { subject = '', way = [] } = effect?.deed === 'play' ? effect : {};
    this.play(way.slice(0, -1).map((cell) => ({ subject, cell })), stepTime(way.length - 1));
  }
}
