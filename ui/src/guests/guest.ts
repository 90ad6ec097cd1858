import type { Component } from 'svelte';
import type { BoardProps, GameModule } from '../games';
import plain from '../games/plain';
import type { Lang } from '../lib/i18n.svelte';
import type { Game, Message, Move } from '../wire/types';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import type { GuestSpots, ShownSpots } from './spots.svelte';

/** What a guest's board is given; `docs/adding-a-game.md` says it to those who write one. */
export interface GuestGiven
  extends Pick<
    BoardProps,
    'view' | 'moves' | 'seat' | 'bottom' | 'done' | 'stamp' | 'flow' | 'pending' | 'onmove' | 'onrefuse' | 'onundo'
  > {
  lang: Lang;
  /** What a move would do, or a message of the game's catalogue, in the reader's language. */
  say: (what: Move | string, args?: Message['args']) => string;
  /** The kit's spots: a grid of places to press, by mouse, finger, keys and screen reader. */
  spots: (target: HTMLElement, given: GuestSpots) => ShownSpots;
  /** The move under the pointer, or null. */
  onpreview: (move: Move | null) => void;
}

/** What a guest's `board.js` exports. */
export interface GuestModule {
  mount: (target: HTMLElement, given: GuestGiven) => { update: (given: GuestGiven) => void; destroy: () => void };
  /** The board's width over its height. */
  aspect?: number;
  /** A picture for its box: an SVG of 480 x 600. */
  cover?: string;
  /** Ids of the game's catalogue, one for each line of advice. */
  coach?: string[];
  /** How long the board takes to show a step, in milliseconds. */
  pace?: number;
}

/** A game that comes with another package: with its own board, or in text if that does not come. */
export async function loadGuest(board: Game['board']): Promise<GameModule> {
  if (!board) return plain;
  try {
    return adapted(await fetched(board));
  } catch (error) {
    console.error(error);
    return plain;
  }
}

/** An import alone checks no digest; the element does, and the import then finds what it brought. */
async function fetched({ address, integrity }: NonNullable<Game['board']>): Promise<GuestModule> {
  await new Promise((loaded, failed) => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', src: address, integrity, onload: loaded });
    script.onerror = () => failed(new Error(`${address} is not the board that the game came with`));
    document.head.append(script);
  });
  return (await import(/* @vite-ignore */ address)) as GuestModule;
}

export function adapted(guest: GuestModule): GameModule {
  const picture = guest.cover;
  return {
    ...plain,
    Board: including(Board, { mount: guest.mount }),
    ...(picture ? { Cover: including(Cover, { picture }) } : {}),
    coach: (guest.coach ?? []).map((id) => ({ id })),
    aspect: guest.aspect ?? 1,
    pace: () => guest.pace ?? 400,
  };
}

/** A component that is always given these; the others stay as reactive as they are. */
function including<Given extends object, Always extends object>(
  component: Component<Given & Always>,
  always: Always,
): Component<Given> {
  const fixed = Object.getOwnPropertyDescriptors(always);
  return ((anchor: never, props: Given) =>
    component(anchor, Object.create(props, fixed) as Given & Always)) as Component<Given>;
}
