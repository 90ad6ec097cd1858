/** What the server leaves out because it can be told from the rest, put back in. */
import { completed } from '../lib/message';
import type { components } from './schema';
import type { Analysis, GameEffect, GameView, Move, Replay, Step, StepEvent, Table } from './types';

type Said = components['schemas'];

export function moveOf({ text, path, effect, said }: Said['ShownMove']): Move {
  return { text, path: path ?? text.split(/ |-(?=\S)/), effect: effect ?? ({} as GameEffect), said: completed(said ?? [], effect ?? null) };
}

export function tableOf(table: Said['ShownTable']): Table {
  return { ...table, moves: table.moves.map(moveOf) };
}

/** `view`: what the table shows, where the step does not say it again. */
export function stepOf(step: Said['Step'], view?: GameView): Step {
  return { ...step, said: completed(step.said, step.effect), view: step.view ?? view ?? ({} as GameView) };
}

/** All moves, each with what they share. */
function offered({ runs, effect, said }: Said['OfferedMoves']): Move[] {
  return runs.flatMap((run) =>
    run.each.map((one) => {
      const { effect: part, ...own }: Said['RestOfMove'] = typeof one === 'string' ? { text: one } : one;
      const parts = [effect, run.effect, part].filter((some) => some);
      const whole = parts.length > 0 && { effect: Object.assign({}, ...parts) as GameEffect };
      return moveOf({ ...(said && { said }), ...own, text: (run.start ?? '') + own.text, ...whole });
    }),
  );
}

/** `before`: the table of the event before, which a stream's first event follows. */
export function eventOf({ step, table: whole, differs = [], moves }: Said['StepEvent'], before: Table): StepEvent {
  const table = whole ? tableOf(whole) : { ...differs.reduce(put, before), moves: moves ? offered(moves) : [] };
  return { step: stepOf(step, table.view), table };
}

/** What is new stands in a copy; all else is what it was. */
function put<T>(into: T, [name, ...rest]: unknown[]): T {
  const copy = (Array.isArray(into) ? [...into] : { ...into }) as Record<string, unknown>;
  const key = String(name);
  copy[key] = rest.length > 1 ? put(copy[key], rest) : rest[0];
  return copy as T;
}

export function analysisOf(found: Said['Analysis']): Analysis {
  return { ...found, line: found.line.map((step) => ({ ...step, said: completed(step.said, step.effect) })) };
}

export function replayOf(replay: Said['Replay']): Replay {
  return { ...replay, steps: replay.steps.map((step) => stepOf(step)) };
}
