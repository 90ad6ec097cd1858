import type { Transport } from '../lib/transport';

interface Told {
  id?: number;
  ready?: true;
  broken?: string;
  ended?: true;
  status?: number;
  type?: string;
  text?: string;
}

/** The house in a worker of this page, asked as a server is. */
export class PageHouse {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (told: Told) => void>();
  #last = 0;
  readonly ready: Promise<void>;

  constructor(address: URL) {
    this.#worker = new Worker(address, { type: 'module' });
    this.ready = new Promise((done, failed) => {
      this.#worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
        if (data.id !== undefined) this.#waiting.get(data.id)?.(data);
        else if (data.ready) done();
        else failed(new Error(data.broken));
      });
    });
    this.ready.catch((error: unknown) => console.error(error));
  }

  readonly carry: Transport = (path, init = {}) => (/\/stream$/.test(path) ? this.#follow(path, init) : this.#ask(path, init));

  /** The rows of some tables, as a file keeps them. */
  async rows(tables: string[]): Promise<string> {
    return (await this.#once({ rows: tables })).text ?? '[]';
  }

  /** `kept`, `taken` where they are here already, or what went wrong. */
  async put(rows: unknown[]): Promise<string> {
    return (await this.#once({ put: rows })).text ?? '';
  }

  async #ask(path: string, { method = 'GET', body, headers }: RequestInit): Promise<Response> {
    const told = await this.#once({ method, path, body, secret: secretIn(headers) });
    if (told.broken !== undefined) throw new TypeError(told.broken);
    return new Response(told.text ?? '', { status: told.status ?? 500, headers: { 'Content-Type': told.type ?? 'text/plain' } });
  }

  #once(asked: object): Promise<Told> {
    const id = ++this.#last;
    return new Promise((done) => {
      this.#waiting.set(id, (told) => {
        this.#waiting.delete(id);
        done(told);
      });
      this.#worker.postMessage({ id, ...asked });
    });
  }

  #follow(path: string, { headers, signal }: RequestInit): Promise<Response> {
    const id = ++this.#last;
    const table = decodeURIComponent(path.split('/').at(-2) ?? '');
    const after = Number(new Headers(headers).get('Last-Event-ID') ?? 0);
    const text = new TextEncoder();
    const stop = () => {
      this.#waiting.delete(id);
      this.#worker.postMessage({ id, cancel: true });
    };
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        // A house in the page never falls silent unheard.
        const alive = setInterval(() => controller.enqueue(text.encode(': here\n\n')), 15_000);
        const end = () => {
          clearInterval(alive);
          try {
            controller.close();
          } catch {
            // Closed already.
          }
        };
        signal?.addEventListener('abort', () => {
          end();
          stop();
        });
        this.#waiting.set(id, (told) => {
          if (told.ended) {
            this.#waiting.delete(id);
            end();
          } else controller.enqueue(text.encode(told.text));
        });
        this.#worker.postMessage({ id, follow: table, secret: secretIn(headers), after });
      },
      cancel: stop,
    });
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
  }
}

function secretIn(headers: HeadersInit | undefined): string | null {
  return /^Bearer (.+)$/.exec(new Headers(headers).get('Authorization') ?? '')?.[1] ?? null;
}
