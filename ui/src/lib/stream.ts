import { build } from './build.svelte';
import { rest } from './rest';
import { EventReader } from './sse';
import { transport } from './transport';

export interface StreamOptions {
  path: string;
  secret?: string | undefined;
  /** Whoever is there without seeing more than others do: somebody at a screen that is handed on. */
  present?: string | undefined;
  /** The last event seen: the stream goes on right after it. */
  after: number;
  onevent: (event: string, data: unknown) => void;
  /** `gone`: the server knows no such stream; nothing will come. */
  onstate: (state: 'open' | 'waiting' | 'gone') => void;
}

/** Short enough that everybody is back within two seconds of the server. */
const PAUSES = [300, 600, 1000];
/** The server says something every 15 s; twice that and a little in silence is a dead line. */
const SILENCE = 35_000;

/** Server-sent events over fetch, because EventSource can send no Authorization. */
export function openStream(options: StreamOptions): { close: () => void } {
  const closed = new AbortController();
  void run(options, closed.signal);
  return { close: () => closed.abort() };
}

async function run(options: StreamOptions, closed: AbortSignal): Promise<void> {
  let last = String(options.after);
  let fails = 0;
  while (!closed.aborted) {
    const line = new AbortController();
    const hangUp = () => line.abort();
    closed.addEventListener('abort', hangUp);
    let silence = setTimeout(hangUp, SILENCE);
    try {
      const answer = await transport.carry(options.path, { headers: headers(options, last), signal: line.signal, cache: 'no-store' });
      build.hear(answer);
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
        options.onstate('gone');
        return;
      }
      if (!answer.ok || !answer.body) throw new Error(`stream ${answer.status}`);
      options.onstate('open');
      fails = 0;
      const events = new EventReader();
      const text = new TextDecoder();
      const bytes = answer.body.getReader();
      for (let part = await bytes.read(); !part.done; part = await bytes.read()) {
        clearTimeout(silence);
        silence = setTimeout(hangUp, SILENCE);
        for (const sent of events.read(text.decode(part.value, { stream: true }))) {
          if (closed.aborted) return;
          if (sent.id !== null) last = sent.id;
          options.onevent(sent.event, JSON.parse(sent.data));
        }
      }
    } catch {
      // A broken line: try again below.
    } finally {
      clearTimeout(silence);
      closed.removeEventListener('abort', hangUp);
      line.abort();
    }
    if (closed.aborted) return;
    options.onstate('waiting');
    await rest(PAUSES[Math.min(fails++, PAUSES.length - 1)] ?? 0, closed);
  }
}

function headers({ secret, present }: { secret?: string | undefined; present?: string | undefined }, last: string): Record<string, string> {
  const said: Record<string, string> = { Accept: 'text/event-stream', 'Last-Event-ID': last, 'Cavale-Present': present ?? '' };
  return secret ? { ...said, Authorization: `Bearer ${secret}` } : said;
}
