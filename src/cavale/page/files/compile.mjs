// Modules as Python keeps them compiled, by the very Python that will read them: `node compile.mjs PYODIDE DIR`.
// Prints which of Python's own library the house uses: what is there when all of the house has been imported, and
// what is known to be imported late.
import { pathToFileURL } from 'node:url';
import { join, resolve } from 'node:path';

const [home, folder] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(home, 'pyodide.mjs')).href);
const python = await loadPyodide({ packageBaseUrl: home, env: { PYTHONHASHSEED: '0', HOME: '/' }, stdout: () => {} });
python.FS.mkdir('/folder');
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, '/folder');
const used = python.runPython(`
import json, py_compile, sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

LATE = ("_strptime", "encodings", "linecache", "shutil", "tarfile", "traceback", "zipfile", "zoneinfo")
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8")
PAGES_OWN = ("_pyodide", "pyodide", "pyodide_js")
HOUSE, LIBRARY = Path("/folder/house"), "/lib/python314.zip/"

for root, there in ((HOUSE, "/house/"), (Path("/folder/python"), LIBRARY)):
    for path in sorted(root.rglob("*.py")):
        name = path.relative_to(root).as_posix()
        # What says of itself how it is called says it in its docstrings.
        optimize = 0 if name.startswith(PAGES_OWN) else 2
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(str(path), str(path) + "c", there + name, doraise=True, optimize=optimize, invalidation_mode=mode)
        path.unlink()

sys.path.insert(0, str(HOUSE))
from cavale.page.inside.start import prepare
prepare(SimpleNamespace(offered=[], until=lambda seconds: None))
for path in sorted(HOUSE.rglob("*.pyc")):
    name = path.relative_to(HOUSE).as_posix().removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
    try:
        import_module(name)
    except ImportError:
        # What only a server or a laboratory has: a page does not ask for it either.
        continue
for name in LATE:
    import_module(name)

def used(name):
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.removesuffix(".pyc") in ENCODINGS
    return name in there or top in PAGES_OWN

there = {
    (getattr(one, "__file__", None) or "").removeprefix(LIBRARY).removesuffix("c") + "c"
    for one in list(sys.modules.values())
}
library = Path("/folder/python")
json.dumps([name for name in (p.relative_to(library).as_posix() for p in sorted(library.rglob("*.pyc"))) if used(name)])
`);
console.log(used);
