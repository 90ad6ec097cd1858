import type { Attachment } from 'svelte/attachments';

/** Smaller than this one would rather scroll. */
const LEAST = 0.68;
const STEP = 0.04;

/**
 * Sets `--fit`, from 1 down, so that nothing in a box has to scroll. `said` is read for its sake: another text
 * is measured again, as is another box.
 */
export function fitted(said: () => unknown): Attachment<HTMLElement> {
  return (box) => {
    void said();
    const fits = () => [...box.children].every((one) => one.scrollHeight <= one.clientHeight || one.matches('.unseen'));
    const fit = (): void => {
      box.style.setProperty('--fit', '1');
      for (let size = 1; size > LEAST && !fits(); size -= STEP) box.style.setProperty('--fit', (size - STEP).toFixed(2));
    };
    fit();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    return () => watch.disconnect();
  };
}
