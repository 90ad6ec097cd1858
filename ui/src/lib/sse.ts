/** One server-sent event. `id` is null when the event carries none of its own. */
export interface Sent {
  event: string;
  data: string;
  id: string | null;
}

/** Text in, events out, however the network cuts the text: the parsing rules of the HTML standard. */
export class EventReader {
  #rest = '';
  #started = false;
  #event = '';
  #id: string | null = null;
  #data: string[] = [];

  read(text: string): Sent[] {
    this.#rest += text;
    if (!this.#started && this.#rest) {
      this.#rest = this.#rest.replace(/^\uFEFF/, '');
      this.#started = true;
    }
    const found: Sent[] = [];
    for (let line = this.#line(); line !== null; line = this.#line()) {
      const sent = this.#take(line);
      if (sent) found.push(sent);
    }
    return found;
  }

  /** The next whole line, or null. A CR at the very end may be half of a CRLF: it waits. */
  #line(): string | null {
    const end = /\r\n|\n|\r(?!$)/.exec(this.#rest);
    if (!end) return null;
    const line = this.#rest.slice(0, end.index);
    this.#rest = this.#rest.slice(end.index + end[0].length);
    return line;
  }

  #take(line: string): Sent | null {
    if (line === '') return this.#dispatch();
    const colon = line.indexOf(':');
    if (colon === 0) return null;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.#event = value;
    else if (field === 'data') this.#data.push(value);
    else if (field === 'id' && !value.includes('\0')) this.#id = value;
    return null;
  }

  #dispatch(): Sent | null {
    const sent =
      this.#data.length > 0 ? { event: this.#event || 'message', data: this.#data.join('\n'), id: this.#id } : null;
    this.#event = '';
    this.#id = null;
    this.#data = [];
    return sent;
  }
}
