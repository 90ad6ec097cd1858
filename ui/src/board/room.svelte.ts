import { MediaQuery } from 'svelte/reactivity';

/** How much room there is, for a board that asks. */
export interface Room {
  /** Board and column side by side; the same where height is what lacks; or all beneath each other. */
  shape: 'wide' | 'low' | 'tall';
  /** Height is dear: what lies beside or under the board is to be flat. */
  flat: boolean;
  /** A phone held upright. */
  narrow: boolean;
  /** The board itself is on a big screen: here is what is one's own, to choose and to play. */
  hand?: boolean;
}

export const DESK: Room = { shape: 'wide', flat: false, narrow: false };

/** The room in this window. */
export class RoomHere implements Room {
  #wide = new MediaQuery('(min-width: 60rem) and (min-height: 34rem)');
  #across = new MediaQuery('(orientation: landscape)');
  #high = new MediaQuery('(min-height: 50rem)');
  #short = new MediaQuery('(max-height: 42.5rem)');
  #slim = new MediaQuery('(max-width: 40rem)');

  get shape(): Room['shape'] {
    return this.#wide.current ? 'wide' : this.#across.current ? 'low' : 'tall';
  }

  /** This device is to be a hand; a wide window shows the whole table all the same. */
  handheld = $state(false);

  get hand(): boolean {
    return this.handheld && this.shape !== 'wide';
  }

  get flat(): boolean {
    return this.shape === 'low' || (this.shape === 'tall' && this.#short.current && !this.hand);
  }

  /** So many can sit in a column, each with all that lies in front of them. */
  get sitters(): number {
    return this.shape !== 'wide' ? 2 : this.#high.current ? 4 : 3;
  }

  get narrow(): boolean {
    return this.shape === 'tall' && this.#slim.current;
  }
}
