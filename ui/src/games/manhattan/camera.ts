import { Camera } from '../../board/camera';
import type { Room } from '../../board/room.svelte';
import { frame, UNIT } from './city';

export const camera = new Camera(frame, UNIT);

/** The window's width over its height: a phone held upright has more height than the city needs. */
export function shape({ narrow, flat, hand }: Room): number {
  if (hand && !flat) return 1.35;
  return narrow && !flat ? 1.08 : frame.width / frame.height;
}
