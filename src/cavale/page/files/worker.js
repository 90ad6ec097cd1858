// The house in a worker: Python, the rooms' kernels, and a database to keep tables in.

import { load, surroundings, watchMemory } from './kernels.js';
import { open } from './shelf.js';
import { loadPyodide } from './pyodide/pyodide.mjs';

const here = new URL('.', import.meta.url);
const bytes = async (name) => (await fetch(new URL(name, here))).arrayBuffer();
const json = async (name) => (await fetch(new URL(name, here))).json();

const watched = watchMemory();
const streams = new Map();

async function start() {
  const [{ rooms }, sources, shelf] = await Promise.all([json('house.json'), bytes('house.zip'), open()]);
  const kernels = rooms.map(async (slug) => [slug, await json(`kernels/${slug}.json`), await WebAssembly.compile(await bytes(`kernels/${slug}.wasm`))]);
  const python = await loadPyodide({ indexURL: new URL('pyodide/', here).href, packageBaseUrl: here.href, stdout: () => {} });
  python.unpackArchive(sources, 'zip', { extractDir: '/house' });
  const around = surroundings(python, watched.memory);
  const offered = [];
  for (const [, about, module] of await Promise.all(kernels)) offered.push([JSON.stringify(about.kernels), load(module, about, around)]);
  python.globals.set('given', { shelf, rooms, offered, until: around.setUntil });
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
      postMessage({ id, text: JSON.stringify(await (await open()).rows(data.rows)), status: 200, type: 'application/json' });
      return;
    }
    if (data.put) {
      postMessage({ id, text: await (await open()).add(JSON.stringify(data.put), '{}'), status: 200, type: 'text/plain' });
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
      postMessage({ id, status, type, text });
    }
  } catch (error) {
    postMessage({ id, ended: true, broken: String(error) });
  } finally {
    if (data.follow) streams.delete(id);
  }
});
