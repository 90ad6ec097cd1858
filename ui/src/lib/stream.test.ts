import { afterEach, describe, expect, it, vi } from 'vitest';
import { EventReader } from './sse';
import { openStream } from './stream';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('reading events', () => {
  it('joins lines of data, and takes CR, LF and CRLF', () => {
    const sent = new EventReader().read('event: step\r\nid: 7\r\ndata: a\r\ndata: b\r\n\r\ndata: c\n\ndata: d\r\rdata');
    expect(sent).toEqual([
      { event: 'step', id: '7', data: 'a\nb' },
      { event: 'message', id: null, data: 'c' },
      { event: 'message', id: null, data: 'd' },
    ]);
  });

  it('does not care where the text is cut', () => {
    const text = ': still here\r\n\r\nevent: step\r\nid: 12\r\ndata: {"a":\r\ndata: 1}\r\n\r\nevent: bye\r\ndata: {}\r\n\r\n';
    const whole = new EventReader().read(text);
    expect(whole).toHaveLength(2);
    for (let cut = 1; cut < text.length; cut++) {
      const reader = new EventReader();
      expect([...reader.read(text.slice(0, cut)), ...reader.read(text.slice(cut))]).toEqual(whole);
    }
    const reader = new EventReader();
    expect([...text].flatMap((letter) => reader.read(letter))).toEqual(whole);
  });

  it('leaves out comments, unknown fields and events without data', () => {
    expect(new EventReader().read(': hello\n\nevent: step\n\nretry: 3\nx\n\ndata:  y\n\n')).toEqual([
      { event: 'message', id: null, data: ' y' },
    ]);
  });
});

describe('the stream', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** A server whose answers are given one after the other; the last one stays open. */
  function serve(...answers: (Uint8Array[] | number | 'down')[]) {
    const asked: Record<string, string>[] = [];
    const fetch = vi.fn(async (_path: string, init: RequestInit) => {
      asked.push(init.headers as Record<string, string>);
      const answer = answers[Math.min(asked.length - 1, answers.length - 1)];
      if (answer === 'down' || answer === undefined) throw new TypeError('no network');
      if (typeof answer === 'number') return new Response('{}', { status: answer });
      const open = asked.length >= answers.length;
      return new Response(
        new ReadableStream({
          start(line) {
            answer.forEach((part) => line.enqueue(part));
            if (!open) line.close();
          },
        }),
      );
    });
    vi.stubGlobal('fetch', fetch);
    return asked;
  }

  function listen() {
    const heard: unknown[] = [];
    const states: string[] = [];
    const stream = openStream({
      path: '/api/tables/x/stream',
      secret: 's',
      after: 3,
      onevent: (event, data) => heard.push([event, data]),
      onstate: (state) => states.push(state),
    });
    return { heard, states, stream };
  }

  it('keeps letters whole that arrive in two halves', async () => {
    const said = bytes('id: 4\nevent: step\ndata: {"fr":"évasion"}\n\n');
    const middle = said.indexOf(0xc3) + 1;
    serve([said.slice(0, middle), said.slice(middle)]);
    const { heard, stream } = listen();
    await vi.waitFor(() => expect(heard).toEqual([['step', { fr: 'évasion' }]]));
    stream.close();
  });

  it('comes back after a goodbye, from the last event on', async () => {
    const asked = serve([bytes('id: 9\nevent: step\ndata: {}\n\nevent: bye\ndata: {"reason":"restart"}\n\n')], []);
    const { heard, states, stream } = listen();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map((headers) => headers['Last-Event-ID'])).toEqual(['3', '9']);
    expect(asked[0]?.Authorization).toBe('Bearer s');
    expect(heard.map((event) => (event as [string])[0])).toEqual(['step', 'bye']);
    await vi.waitFor(() => expect(states).toEqual(['open', 'waiting', 'open']));
    stream.close();
  });

  it('waits longer each time, one second at most', async () => {
    vi.useFakeTimers();
    const asked = serve('down');
    const { stream } = listen();
    const times: number[] = [];
    for (let ms = 0; ms < 9000; ms += 100) {
      await vi.advanceTimersByTimeAsync(100);
      if (asked.length > times.length + 1) times.push(ms + 100);
    }
    stream.close();
    expect(times.slice(0, 6)).toEqual([300, 900, 1900, 2900, 3900, 4900]);
  });

  it('gives up on a table that is not there', async () => {
    const asked = serve(404);
    const { states } = listen();
    await vi.waitFor(() => expect(states).toEqual(['gone']));
    expect(asked).toHaveLength(1);
  });
});
