import type { Version } from '../wire/types';
import type { Plain } from './message';
import { transport } from './transport';

/** The version of the wire that this page speaks. */
export const WIRE: Version['wire'] = 3;

/** What this page knows of the server's build: it may be another one than the page's own. */
class Build {
  /** The server speaks a newer wire: what this page says and hears may be misunderstood. */
  newer = $state(false);

  hear(answer: Response): void {
    if (Number(answer.headers.get('Cavale-Wire')) > WIRE) this.newer = true;
  }
}

export const build = new Build();

/** A part of this page that did not come: the server has other parts now, or does not answer. */
export class Missing extends Error {
  constructor(
    readonly words: Plain,
    readonly more: Plain,
    cause: unknown,
  ) {
    super(words, { cause });
  }
}

/** What an import brings; Missing if it did not come. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await answers()) throw new Missing('new-version', 'new-version-more', error);
    throw new Missing('offline', 'offline-more', error);
  }
}

/** A browser does not ask twice for a part that did not come: only a page loaded anew does. */
export async function reload(): Promise<void> {
  if (await answers()) location.reload();
}

async function answers(): Promise<boolean> {
  try {
    const answer = await transport.carry('/api/version', { cache: 'no-store' });
    build.hear(answer);
    return answer.ok;
  } catch {
    return false;
  }
}
