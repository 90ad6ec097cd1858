/** What the server leaves out because it can be told from the rest, put back in. */
import { completed } from '../lib/message';
import type { components } from './schema';
import type { Analysis, GameEffect, GameView, Move, Replay, Step, StepEvent, Table } from './types';

type Said = components['schemas'];

export function moveOf({ text, path, effect, said }: Said['ShownMove']): Move {
  return { text, path: path ?? text.split(/[- ]/), effect: effect ?? ({} as GameEffect), said: completed(said ?? [], effect ?? null) };
}

export function tableOf(table: Said['ShownTable']): Table {
  return { ...table, moves: table.moves.map(moveOf) };
}

/** `view`: what the table shows, where the step does not say it again. */
export function stepOf(step: Said['Step'], view?: GameView): Step {
  return { ...step, said: completed(step.said, step.effect), view: step.view ?? view ?? ({} as GameView) };
}

export function eventOf({ step, table }: Said['StepEvent']): StepEvent {
  return { step: stepOf(step, table.view), table: tableOf(table) };
}

export function analysisOf(found: Said['Analysis']): Analysis {
  return { ...found, line: found.line.map((step) => ({ ...step, said: completed(step.said, step.effect) })) };
}

export function replayOf(replay: Said['Replay']): Replay {
  return { ...replay, steps: replay.steps.map((step) => stepOf(step)) };
}
