import type { Attachment } from 'svelte/attachments';

/** Smaller than this one would rather scroll. */
const LEAST = 0.68;
const STEP = 0.04;

/**
 * Sets `--fit`, from 1 down, so that nothing in a box has to scroll; where the least is not enough also
 * `data-tight`, for the box to show less. Another text, `said`, is measured again, as is another size of the box.
 */
export function fitted(said: () => unknown): Attachment<HTMLElement> {
  return (box) => {
    const fits = () => [...box.children].every((one) => one.scrollHeight <= one.clientHeight || one.matches('.unseen'));
    const shrink = (): boolean => {
      box.style.setProperty('--fit', '1');
      for (let size = 1; size > LEAST && !fits(); size -= STEP) box.style.setProperty('--fit', (size - STEP).toFixed(2));
      return fits();
    };
    const fit = (): void => {
      delete box.dataset.tight;
      if (shrink()) return;
      box.dataset.tight = '';
      shrink();
    };
    $effect(() => {
      void said();
      fit();
    });
    if (typeof ResizeObserver === 'undefined') return;
    // One for as long as the box is there: WebKit complains of one that begins while others report.
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    return () => watch.disconnect();
  };
}
