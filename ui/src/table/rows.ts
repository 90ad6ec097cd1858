import type { Step } from '../wire/types';

/** One line of the log: a step, or several that can be told in one. */
export interface Row {
  step: Step;
  from: number;
  to: number;
}

/** What chance does unseen, a deal for one, is one line however many cards it was. */
export function rowsOf(steps: Step[]): Row[] {
  const rows: Row[] = [];
  steps.forEach((step, index) => {
    if (step.kind === 'start') return;
    const last = rows.at(-1);
    if (last && last.to === index - 1 && unseen(last.step) && unseen(step)) last.to = index;
    else rows.push({ step, from: index, to: index });
  });
  return rows;
}

function unseen(step: Step): boolean {
  return step.kind === 'chance' && step.move === null;
}

export function holds({ from, to }: Pick<Row, 'from' | 'to'>, index: number): boolean {
  return from <= index && index <= to;
}
