import { message, say, type Message } from '../../lib/i18n.svelte';
import type { Side, WallEffect } from './wire';

/** A mouth and what a push there would do, if one can be made. */
export function mouthLabel(mouth: string, effect: WallEffect | undefined, closed: number | null): string {
  const at = { slot: Number(mouth[0]), side: mouth.slice(1) as Side };
  if (closed === at.slot) return say('board-mouth-closed', at);
  return say(effect ? pushed(at, effect) : message('board-mouth', at));
}

/** What a push would do, beyond putting a rope on the first cell. */
function pushed(at: { slot: number; side: Side }, { escape, fell, closes, colour }: WallEffect): Message {
  if (escape !== null) return message(escape === colour ? 'board-push-escape' : 'board-push-theirs', at);
  if (fell !== null) return message('board-push-drop', { ...at, colour: fell });
  return message(closes ? 'board-push-fill' : 'board-mouth', at);
}

export function pushWords(effect: WallEffect): Message | null {
  const { slot, side } = effect;
  return slot === null || side === null ? null : pushed({ slot, side }, effect);
}
