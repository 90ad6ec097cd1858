import type { Component } from 'svelte';
import type { Room } from '../board/room.svelte';
import { part } from '../lib/build.svelte';
import { later } from '../lib/later';
import type { Saying } from '../lib/message';
import type { Marks } from '../lib/marks.svelte';
import type { Sound } from '../lib/sound.svelte';
import type { Game, GameEffect, GameNotebook, GameView, Move, Seat } from '../wire/types';

/** What a table gives to a board. A board knows no rules: what is not in `moves` cannot be played. */
export interface BoardProps {
  view: GameView;
  /** What was shown before the step on show; null at the start. */
  before?: GameView | null;
  moves: Move[];
  /** The seat that moves from this screen, or null. */
  seat: number | null;
  /** The seat at the bottom of the screen. */
  bottom: number;
  /** What the step on show did, or null. */
  done: GameEffect | null;
  /** Another number is another step on show. */
  stamp: number;
  /** The step on show follows the one before it: show how it happened. */
  flow: boolean;
  /** Sent and not yet answered. */
  pending: string | null;
  onmove: (text: string) => void;
  /** Pressed, though not in `moves`; `at` is where, in the window. */
  onrefuse: (text: string, at: { x: number; y: number }) => void;
  /** Takes back what was played last from this screen; null when that cannot be asked for. */
  onundo: (() => void) | null;
  /** What the move under the pointer would do; null when none is. */
  onpreview: (words: Saying | null) => void;
  /** How much of it there is. */
  room?: Room;
  /** What this seat has scribbled on the board, on this device only. */
  marks?: Marks;
  /** Who sits where. */
  seats?: Seat[];
}

/** What a table gives to a game's notebook. It is about the game as it stands, whatever the board shows. */
export interface NotebookProps {
  notebook: GameNotebook;
  view: GameView;
  /** The seat whose notebook it is; null is a spectator's. */
  seat: number | null;
  /** What that seat may play now. */
  moves: Move[];
  marks: Marks;
  /** Who sits where. */
  seats: Seat[];
}

export interface HandProps {
  view: GameView;
  seat: number;
  /** One of many on a small screen: there is room for a word or a count. */
  small: boolean;
}

export interface GameModule {
  Board: Component<BoardProps>;
  Hand: Component<HandProps>;
  /** A guest's; those of the house lie apart, so that the shelf loads no boards. */
  Cover?: Component;
  /** For a game whose server has one; it comes when it is opened. */
  Notebook?: () => Promise<{ default: Component<NotebookProps> }>;
  /** For somebody's first game. */
  coach: Saying[];
  /** The coach leads to lessons. */
  lessons?: true;
  /** The board's width over its height, without its tray; it may be another one where there is little room. */
  aspect: number | ((room: Room) => number);
  /** The colour of each seat, by its number, in the words of a class of the game's own. */
  sides?: { look: string; colours: string[] };
  /** How long the board takes to show a step, in milliseconds. */
  pace: (effect: GameEffect | null) => number;
  /** Whose die is thrown by a step: the name of the seat's title. */
  thrown?: (effect: GameEffect | null) => string | null;
  sounds: (effect: GameEffect | null) => { sound: Sound; delay: number }[];
}

/** Every folder beside this file that has an index is a game. */
const games = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** A game that the page does not know comes with a board of its own, or is played in plain text. */
export async function loadGame(slug: string, shelf?: Promise<Game[]> | Game[]): Promise<GameModule> {
  const own = games[`./${slug}/index.ts`];
  if (own) return (await part(own)).default;
  const game = (await shelf)?.find((one) => one.slug === slug);
  return (await later(() => import('../guests/guest'))).loadGuest(game?.board ?? null);
}

export function aspectOf(module: GameModule, room: Room): number {
  return typeof module.aspect === 'number' ? module.aspect : module.aspect(room);
}
