/** Waits, but not when the network comes back or nobody waits any more. */
export function rest(ms: number, over?: AbortSignal): Promise<void> {
  return new Promise((resume) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      over?.removeEventListener('abort', done);
      resume();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    over?.addEventListener('abort', done);
  });
}
