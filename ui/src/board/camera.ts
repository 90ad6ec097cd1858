import type { Place } from './nearest';

/** A part of a map: its top left corner and its size. */
export interface Shot extends Place {
  width: number;
  height: number;
}

/** What of a map a window shows that has no room for all of it. */
export class Camera {
  readonly #map: Shot;
  readonly #unit: number;

  /** `unit`: from a spot to the next. */
  constructor(map: Shot, unit: number) {
    this.#map = map;
    this.#unit = unit;
  }

  /** The whole map in a window of this shape, in its middle. */
  whole(aspect: number): Shot {
    const { x, y, width, height } = this.#map;
    const wide = Math.max(width, height * aspect);
    const high = wide / aspect;
    return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
  }

  /** As close as a window of this shape gets with all of these in it; nothing beyond the map is shown. */
  closeUp(of: readonly Place[], aspect: number): Shot {
    const all = this.whole(aspect);
    if (of.length === 0) return all;
    const margin = 0.85 * this.#unit;
    const west = Math.min(...of.map(({ x }) => x)) - margin;
    const east = Math.max(...of.map(({ x }) => x)) + margin;
    const north = Math.min(...of.map(({ y }) => y)) - margin;
    const south = Math.max(...of.map(({ y }) => y)) + margin;
    // Closer than this one would lose one's way.
    const closest = 5.6 * this.#unit;
    const width = Math.min(all.width, Math.max(closest, east - west, (south - north) * aspect));
    const height = width / aspect;
    return {
      x: within((west + east - width) / 2, width, this.#map.x, this.#map.width),
      y: within((north + south - height) / 2, height, this.#map.y, this.#map.height),
      width,
      height,
    };
  }

  shows(shot: Shot, { x, y }: Place): boolean {
    const edge = this.#unit / 3;
    const inside = (at: number, from: number, size: number): boolean => at > from + edge && at < from + size - edge;
    return inside(x, shot.x, shot.width) && inside(y, shot.y, shot.height);
  }

  /** How the whole map has to be scaled and moved for the window to show this; the window is 100 % wide. */
  transform({ x, y, width }: Shot): string {
    const left = (-100 * (x - this.#map.x)) / this.#map.width;
    const top = (-100 * (y - this.#map.y)) / this.#map.height;
    return `scale(${this.#map.width / width}) translate(${left}%, ${top}%)`;
  }
}

function within(start: number, size: number, from: number, room: number): number {
  if (size >= room) return from + (room - size) / 2;
  return Math.max(from, Math.min(from + room - size, start));
}
