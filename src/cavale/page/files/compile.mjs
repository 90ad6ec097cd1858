// Modules as Python keeps them compiled, by the very Python that will read them: `node compile.mjs PYODIDE DIR`.
import { pathToFileURL } from 'node:url';
import { join, resolve } from 'node:path';

const [home, folder] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(home, 'pyodide.mjs')).href);
const python = await loadPyodide({ packageBaseUrl: home, env: { PYTHONHASHSEED: '0', HOME: '/' } });
python.FS.mkdir('/folder');
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, '/folder');
python.runPython(`
import py_compile
from pathlib import Path

for path in sorted(Path("/folder").rglob("*.py")):
    name = "/house/" + path.relative_to("/folder").as_posix()
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(path), str(path) + "c", name, doraise=True, optimize=2, invalidation_mode=mode)
    path.unlink()
`);
