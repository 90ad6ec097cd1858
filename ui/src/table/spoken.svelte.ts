/** What is so for a shorter time is not read aloud, in milliseconds. */
const SETTLED = 400;
/** Lines that are kept: one that is being read must not vanish. */
const KEPT = 4;

/**
 * What a screen reader says of the table: each move once, as soon as it is seen; what one can do now when it has stood
 * for a moment, and in short where that has been said before.
 */
export class Spoken {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  #id = 0;
  #told = '';
  #known = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  event(text: string): void {
    this.#put(text);
    this.#told = '';
  }

  now(text: string, short: string | null): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (text === this.#told || text === this.lines.at(-1)?.text) return;
      this.#put(short !== null && this.#known.has(text) ? short : text);
      this.#told = text;
      this.#known.add(text);
    }, SETTLED);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #put(text: string): void {
    this.lines = [...this.lines, { id: ++this.#id, text }].slice(-KEPT);
  }
}
