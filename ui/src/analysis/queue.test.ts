import { describe, expect, it } from 'vitest';
import { nextOf, Queue } from './queue';

const versions = (n: number) => Array.from({ length: n }, (_, i) => i * 10);

describe('what is looked at next', () => {
  function order(count: number, viewed: number): number[] {
    const keys = versions(count);
    const done = new Set<number>();
    const found: number[] = [];
    for (let next = nextOf(keys, done, viewed); next !== null; next = nextOf(keys, done, viewed)) {
      found.push(next);
      done.add(keys[next]!);
    }
    return found;
  }

  it('is the step on show, then the nearest, the later of two first', () => {
    expect(order(6, 2)).toEqual([2, 3, 1, 4, 0, 5]);
  });

  it('goes backwards from the end of the game', () => {
    expect(order(4, 3)).toEqual([3, 2, 1, 0]);
  });

  it('is nothing when all is known', () => {
    expect(nextOf([0, 10], new Set([0, 10]), 1)).toBeNull();
    expect(nextOf([], new Set(), 0)).toBeNull();
  });
});

/** A server that answers when the test says so. */
function desk() {
  const asked: number[] = [];
  const answered: [number, number, string][] = [];
  const failed: unknown[] = [];
  let open: { yes: (answer: string) => void; no: (error: unknown) => void; signal: AbortSignal }[] = [];
  const queue = new Queue<string>({
    ask: (index, signal) => {
      asked.push(index);
      return new Promise((yes, no) => {
        open.push({ yes, no, signal });
        signal.addEventListener('abort', () => no(signal.reason));
      });
    },
    onanswer: (...found) => answered.push(found),
    onfail: (error) => failed.push(error),
  });
  const turn = () => new Promise((resume) => setTimeout(resume));
  return {
    queue,
    asked,
    answered,
    failed,
    waiting: () => open.filter(({ signal }) => !signal.aborted).length,
    signal: () => open.at(-1)?.signal,
    answer: async (how: 'yes' | 'no' = 'yes') => {
      const [one, ...rest] = open.filter(({ signal }) => !signal.aborted);
      open = rest;
      one?.[how]('x');
      await turn();
    },
    turn,
  };
}

describe('the queue', () => {
  it('asks one at a time until all is known', async () => {
    const { queue, asked, answered, waiting, answer } = desk();
    queue.want(versions(3), 2);
    queue.want(versions(3), 2);
    for (let i = 0; i < 3; i++) {
      expect(waiting()).toBe(1);
      await answer();
    }
    expect(waiting()).toBe(0);
    expect(asked).toEqual([2, 1, 0]);
    expect(answered.map(([index, key]) => [index, key])).toEqual([[2, 20], [1, 10], [0, 0]]);
  });

  it('turns to where somebody looks, without giving up what it asked', async () => {
    const { queue, asked, answer, signal } = desk();
    queue.want(versions(8), 7);
    queue.want(versions(8), 2);
    expect([asked, signal()?.aborted]).toEqual([[7], false]);
    await answer();
    expect(asked).toEqual([7, 2]);
  });

  it('asks about a new move, and not again about the others', async () => {
    const { queue, asked, answer } = desk();
    queue.want(versions(2), 1);
    await answer();
    await answer();
    queue.want(versions(3), 2);
    await answer();
    expect(asked).toEqual([1, 0, 2]);
  });

  it('stops when it is closed, and goes on from there', async () => {
    const { queue, asked, answered, answer, signal, turn } = desk();
    queue.want(versions(3), 2);
    await answer();
    const open = signal();
    queue.stop();
    await turn();
    expect([open?.aborted, asked, answered.length]).toEqual([true, [2, 1], 1]);
    queue.want(versions(3), 2);
    expect(asked).toEqual([2, 1, 1]);
  });

  it('does not wait for a step that was taken back', async () => {
    const { queue, asked, failed, answered, answer, turn } = desk();
    queue.want([0, 10, 20], 2);
    queue.want([0, 10], 1);
    await turn();
    expect([asked, failed]).toEqual([[2, 1], []]);
    await answer();
    expect(answered[0]?.slice(0, 2)).toEqual([1, 10]);
    queue.want([0, 10, 40], 2);
    await answer();
    expect(asked).toEqual([2, 1, 0, 2]);
  });

  it('asks nobody after a no, until somebody wants to try again or the game goes on', async () => {
    const { queue, asked, failed, answer, waiting } = desk();
    queue.want(versions(2), 1);
    await answer('no');
    queue.want(versions(2), 0);
    expect([asked, failed.length, waiting()]).toEqual([[1], 1, 0]);
    queue.again();
    expect(asked).toEqual([1, 0]);
    await answer('no');
    queue.want(versions(3), 2);
    expect(asked).toEqual([1, 0, 2]);
  });
});
