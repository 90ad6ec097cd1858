// The house of a folder in Node, as its worker starts it, without a database: `node run.mjs HOUSE MODULE ASKED TOLD`.
// Calls MODULE's `tell` with what the file ASKED holds, and writes what it tells to the file TOLD, as JSON.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [house, module, asked, answer] = process.argv.slice(2).map((path) => resolve(path));
const bytes = (name) => new Uint8Array(readFileSync(join(house, name)));
const text = (name) => readFileSync(join(house, name), 'utf8');
const TELL = `
import json, sys
sys.path.insert(0, "/house")
from cavale.page.inside.start import prepare
prepare(given)
from telling import tell
json.dumps(tell(json.loads(given.asked)))
`;

async function told() {
  const { loadPyodide } = await import(pathToFileURL(join(house, 'pyodide/pyodide.mjs')).href);
  const own = (name) => import(`data:text/javascript,${encodeURIComponent(text(name))}`);
  const { load, surroundings, watchMemory } = await own('kernels.js');
  const { apart, unpack } = await own('unpack.js');
  const watched = watchMemory();
  const { rooms, parts } = JSON.parse(text('house.json'));
  const unpacked = apart(unpack(bytes('python.lzma')), parts);
  const at = mkdtempSync(join(tmpdir(), 'cavale-'));
  for (const name of ['pyodide.asm.mjs', 'pyodide-lock.json']) copyFileSync(join(house, 'pyodide', name), join(at, name));
  writeFileSync(join(at, 'pyodide.asm.wasm'), unpack(bytes('wasm.lzma')));
  writeFileSync(join(at, 'python_stdlib.zip'), unpacked['python_stdlib.zip']);
  const python = await loadPyodide({ indexURL: `${at}/`, packageBaseUrl: at, stdout: () => {} });
  rmSync(at, { recursive: true });
  python.unpackArchive(new Uint8Array(unpacked['house.zip']), 'zip', { extractDir: '/house' });
  const around = surroundings(python, watched.memory);
  const offered = rooms.map((slug) => {
    const about = JSON.parse(text(`kernels/${slug}.json`));
    return [JSON.stringify(about.kernels), load(new WebAssembly.Module(bytes(`kernels/${slug}.wasm`)), about, around)];
  });
  python.FS.writeFile('/house/telling.py', new Uint8Array(readFileSync(module)));
  python.globals.set('given', { rooms, offered, until: around.setUntil, asked: readFileSync(asked, 'utf8') });
  return python.runPython(TELL);
}

try {
  writeFileSync(answer, await told());
} catch ({ message }) {
  // Not the line of Pyodide that it stands in: that is a megabyte.
  console.error(message);
  process.exitCode = 1;
}
