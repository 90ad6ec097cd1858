// The house in a worker: Python, the rooms' kernels, and a database to keep tables in.

import { load, surroundings, watchMemory } from './kernels.js';
import { open } from './shelf.js';
import { apart, unpack } from './unpack.js';
import { loadPyodide } from './pyodide/pyodide.mjs';

const here = new URL('.', import.meta.url);
const bytes = async (name) => (await fetch(new URL(name, here))).arrayBuffer();
const json = async (name) => (await fetch(new URL(name, here))).json();

/** What Python's own starter asks for: it comes unpacked. */
const given = new Map();
const plainFetch = globalThis.fetch;
globalThis.fetch = (asked, ...rest) => {
  const name = String(asked?.url ?? asked).split('/').at(-1);
  const found = given.get(name);
  return found ? found.then((data) => new Response(data, { headers: { 'Content-Type': name.endsWith('.wasm') ? 'application/wasm' : 'application/zip' } })) : plainFetch(asked, ...rest);
};

const watched = watchMemory();
const streams = new Map();

const shelf = open();

async function start() {
  const { rooms, parts } = await json('house.json');
  const whole = bytes('python.lzma');
  given.set('pyodide.asm.wasm', bytes('wasm.lzma').then((packed) => unpack(new Uint8Array(packed))));
  const laid = given.get('pyodide.asm.wasm').then(() => whole).then((packed) => apart(unpack(new Uint8Array(packed)), parts));
  given.set('python_stdlib.zip', laid.then((found) => found['python_stdlib.zip']));
  const kernels = rooms.map(async (slug) => [slug, await json(`kernels/${slug}.json`), await WebAssembly.compile(await bytes(`kernels/${slug}.wasm`))]);
  const python = await loadPyodide({ indexURL: new URL('pyodide/', here).href, packageBaseUrl: here.href, stdout: () => {} });
  python.unpackArchive((await laid)['house.zip'], 'zip', { extractDir: '/house' });
  const around = surroundings(python, watched.memory);
  const offered = [];
  for (const [, about, module] of await Promise.all(kernels)) offered.push([JSON.stringify(about.kernels), load(module, about, around)]);
  python.globals.set('given', { shelf: await shelf, rooms, offered, until: around.setUntil });
  return python.runPython(`
import sys
sys.path.insert(0, "/house")
from cavale.page.inside.start import start
start(given)
`);
}

const house = start();
house.then(
  () => postMessage({ ready: true }),
  (error) => postMessage({ broken: String(error) }),
);

addEventListener('message', async ({ data }) => {
  const { id } = data;
  try {
    if (data.cancel) {
      streams.get(id)?.cancel();
      return;
    }
    if (data.rows) {
      postMessage({ id, text: JSON.stringify(await (await shelf).rows(data.rows)), status: 200, type: 'application/json' });
      return;
    }
    if (data.put) {
      postMessage({ id, text: await (await shelf).add(JSON.stringify(data.put), '{}'), status: 200, type: 'text/plain' });
      return;
    }
    const running = await house;
    if (data.follow) {
      const task = running.follow(data.follow, data.secret ?? null, data.after, (text) => postMessage({ id, text }));
      streams.set(id, task);
      await task;
      postMessage({ id, ended: true });
    } else {
      const [status, type, text] = (await running.answer(data.method, data.path, data.body ?? '', data.secret ?? null)).toJs();
      // Before it is acknowledged: whoever has lost the seat has lost the table.
      if (data.method === 'POST' && data.path === '/api/tables' && status < 300) {
        const { table, held } = JSON.parse(text);
        await (await shelf).hold(table, held);
      }
      postMessage({ id, status, type, text });
    }
  } catch (error) {
    postMessage({ id, ended: true, broken: String(error) });
  } finally {
    if (data.follow) streams.delete(id);
  }
});
