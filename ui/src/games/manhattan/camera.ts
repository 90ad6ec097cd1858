import type { Room } from '../../board/room.svelte';
import { frame, UNIT, type Place } from './city';

/** What of the city a window shows: a window's width, in the city's units, and its top left corner. */
export interface Shot extends Place {
  width: number;
  height: number;
}

/** So much street around what one looks at. */
const MARGIN = 0.85 * UNIT;
/** Closer than this one would lose one's way. */
const CLOSEST = 5.6 * UNIT;

/** The window's width over its height: a phone held upright has more height than the city needs. */
export function shape({ narrow, flat }: Room): number {
  return narrow && !flat ? 1.08 : frame.width / frame.height;
}

/** The whole city in a window of this shape, in its middle. */
export function whole(aspect: number): Shot {
  const width = Math.max(frame.width, frame.height * aspect);
  const height = width / aspect;
  return { x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width, height };
}

/** As close as a window of this shape gets with all of these in it; nothing beyond the city is shown. */
export function closeUp(of: readonly Place[], aspect: number): Shot {
  const all = whole(aspect);
  if (of.length === 0) return all;
  const west = Math.min(...of.map(({ x }) => x)) - MARGIN;
  const east = Math.max(...of.map(({ x }) => x)) + MARGIN;
  const north = Math.min(...of.map(({ y }) => y)) - MARGIN;
  const south = Math.max(...of.map(({ y }) => y)) + MARGIN;
  const width = Math.min(all.width, Math.max(CLOSEST, east - west, (south - north) * aspect));
  const height = width / aspect;
  return {
    x: within((west + east - width) / 2, width, frame.x, frame.width),
    y: within((north + south - height) / 2, height, frame.y, frame.height),
    width,
    height,
  };
}

function within(start: number, size: number, from: number, room: number): number {
  if (size >= room) return from + (room - size) / 2;
  return Math.max(from, Math.min(from + room - size, start));
}

export function shows(shot: Shot, { x, y }: Place): boolean {
  const inside = (at: number, from: number, size: number): boolean => at > from + UNIT / 3 && at < from + size - UNIT / 3;
  return inside(x, shot.x, shot.width) && inside(y, shot.y, shot.height);
}

/** How the whole map has to be scaled and moved for the window to show this; the window is 100 % wide. */
export function transform({ x, y, width }: Shot): string {
  const scale = frame.width / width;
  const left = (-100 * (x - frame.x)) / frame.width;
  const top = (-100 * (y - frame.y)) / frame.height;
  return `scale(${scale}) translate(${left}%, ${top}%)`;
}
