import type { Step } from '../wire/types';

/** One line of the log: a step, or several that can be told in one. */
export interface Row {
  step: Step;
  from: number;
  to: number;
  /** Chance had so much to do that each bit of it would only be in the way: a deal, for one. */
  long: boolean;
}

/** More than any throw of dice before somebody may move, and less than any deal. */
const LONG = 12;

/** What chance does unseen is one line, and so is all that it does at a stretch, if that is long. */
export function rowsOf(steps: Step[]): Row[] {
  const rows: Row[] = [];
  steps.forEach((step, from) => {
    if (step.kind === 'start' || from <= (rows.at(-1)?.to ?? -1)) return;
    const stretch = lengthOf(steps, from, (one) => one.kind === 'chance');
    const long = stretch >= LONG;
    const count = long ? stretch : Math.max(1, lengthOf(steps, from, unseen));
    rows.push({ step, from, to: from + count - 1, long });
  });
  return rows;
}

/** How many steps in a row, from this one on, are of that sort. */
function lengthOf(steps: Step[], from: number, sort: (step: Step) => boolean): number {
  const end = steps.findIndex((step, index) => index >= from && !sort(step));
  return (end < 0 ? steps.length : end) - from;
}

function unseen(step: Step): boolean {
  return step.kind === 'chance' && step.move === null;
}

export function holds({ from, to }: Pick<Row, 'from' | 'to'>, index: number): boolean {
  return from <= index && index <= to;
}
