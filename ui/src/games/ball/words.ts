import { both, message, say, type Message, type Saying } from '../../lib/i18n.svelte';
import { effectOf, isBoth, type Options } from './reach';
import { OFF, type Colour } from './wire';

export type BallState = 'moved' | 'must' | 'due' | 'free';

/** Under the board while a pawn is picked and no square is pointed at. */
export function pickedWords(square: string, there: Map<string, Options>): Message[] {
  const all = [...there.values()];
  const taking = all.filter((one) => one.take).length;
  const count = all.length;
  const found = taking ? message('board-picked-taking', { square, count, taking }) : message('board-picked', { square, count });
  return all.some(isBoth) ? both(found, 'board-split') : [found];
}

export interface SquareState {
  square: string;
  pawn: Colour | null;
  /** Whose side this screen plays, or null. */
  mine: Colour | null;
  ball: boolean;
  movable: boolean;
  moved: boolean;
  picked: boolean;
  options: Options | undefined;
  /** What T is set to. */
  wish: boolean;
}

/** A square in words: what stands there, and what pressing it would do. */
export function squareWords(state: SquareState): string {
  const there = arriving(state);
  const said: (Saying | null)[] = [
    there && !state.pawn ? null : standing(state),
    state.picked ? 'board-picked-one' : state.moved ? 'board-moved-one' : state.movable ? 'board-can-move' : null,
    there,
  ];
  const what = said.flatMap((one) => one ?? []).map((one) => say(one)).join(', ');
  return say('board-square', { square: state.square === OFF ? message('board-past') : state.square, what });
}

function standing({ square, pawn, mine, ball }: SquareState): Saying {
  if (square === OFF) return 'board-out-of-reach';
  if (!pawn) return 'board-empty';
  const whose = mine === null ? pawn : pawn === mine ? 'own' : 'theirs';
  return message(ball ? 'board-pawn-with-ball' : 'board-pawn', { whose });
}

function arriving({ square, options, wish }: SquareState): Message | null {
  if (!options) return null;
  const move = wish ? (options.take ?? options.quiet) : (options.quiet ?? options.take);
  if (!move) return null;
  const { takes, ball_from: carried, step } = effectOf(move);
  const goes = takes ? 'take' : carried ? 'carry' : null;
  const how = goes ? (square === OFF ? `${goes}-off` : goes) : step ? 'step' : 'jump';
  if (!isBoth(options)) return message('board-arrive', { how });
  return message(takes ? 'board-arrive-taking' : 'board-arrive-leaving', { how });
}
