/**
 * Whoever plays by keyboard keeps a place: what they pressed may be gone with the move it made. A pointer
 * needs none.
 */
export function keepsFocus(home: () => HTMLElement | undefined) {
  return (table: HTMLElement): (() => void) => {
    let pressed: Element | null = null;
    const key = ({ target }: Event) => (pressed = target as Element);
    const point = () => (pressed = null);
    const watch = new MutationObserver(() => {
      // Who has walked on, or out of the page, is where they want to be.
      if (pressed?.isConnected !== false || document.activeElement !== document.body) return;
      pressed = null;
      home()?.focus({ preventScroll: true });
    });
    table.addEventListener('keydown', key);
    table.addEventListener('pointerdown', point);
    watch.observe(table, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      table.removeEventListener('keydown', key);
      table.removeEventListener('pointerdown', point);
    };
  };
}
