"""Compiled kernels on disk: a folder for each room, named by a digest of what goes into it.

Numba looks only at a kernel's own file: a caller would keep stale callees. And it keeps the kernels
of an algorithm for all games in one place: one edited game would throw the others' away. So a
kernel is kept with the room whose state it works on, under a digest of the compiler, of core and
search, and of the room's modules that hold kernels, with all that these import. The folder of the
sources does not count: environments that have the same code share what they compiled.
"""

import functools
import hashlib
import logging
import os
import platform
import re
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import llvmlite
import numba
import numpy as np
from llvmlite import binding
from numba.core import caching, compiler, serialize

_index_file: Any = caching.IndexDataCacheFile
_compile_result: Any = compiler.CompileResult
_dumps: Any = serialize.dumps

logger = logging.getLogger(__name__)

KEPT_DIGESTS: Final = 6
"""Folders of one room that are kept, the ones used last."""
IN_USE: Final = 24 * 3600
"""Seconds. A folder used since then is kept: another build on this machine works with it."""
COMPILING: Final = frozenset({"add_rules", "implement", "inner", "kernel", "layout", "rule"})
"""Who imports one of these from `core.jit` holds compiled code, or the layout it works on."""
HOUSE: Final = "cavale"
GENERIC: Final = ("core", "search", "research")
"""Where the kernels are that work on the states of any game."""
SHARED: Final = "shared"
"""Kernels that work on no game's state."""

_IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n]+)|import[ \t]+([\w.]+))", re.M
)
_ROOM = re.compile(rf"{HOUSE}\.games\.\w+")
_FROZEN = re.compile(r".*\.versions\.v\d+(?=\.|$)")
_options: list[str] = []
_rooms: dict[Any, str] = {}
_folders: dict[str, Path] = {}


def cache_root() -> Path:
    chosen = os.environ.get("CAVALE_CACHE")
    if chosen:
        return Path(chosen) / "kernels"
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "cavale" / "kernels"


def use_options(options: object) -> None:
    """The compiler's options are part of every digest."""
    _options.append(str(options))


def belongs(record: Any, module: str) -> None:
    """States of this record type are those of the room that the module is part of."""
    _rooms[record] = room_of(module)


def room_of(module: str) -> str:
    """The package that is a game's room: earlier rules of a game are a room of their own."""
    for pattern in (_FROZEN, _ROOM):
        found = pattern.match(module)
        if found is not None:
            return found.group()
    if module.partition(".")[0] == HOUSE:
        return SHARED
    home = module.rpartition(".")[0]
    package = home
    while package and not hasattr(sys.modules.get(package), "SPEC"):
        package = package.rpartition(".")[0]
    return package or home or module


def folder(room: str) -> Path:
    """Where the kernels of a room are kept, as its sources are now."""
    found = _folders.get(room)
    if found is None:
        found = _folders[room] = _open(cache_root() / f"{room}-{digest(room)}")
    return found


def _open(path: Path) -> Path:
    if path.exists():
        # Used again: it is not the next to be removed. Somebody else's folder is only read.
        with suppress(OSError):
            os.utime(path)
        return path
    path.mkdir(parents=True, exist_ok=True)
    name = path.name.rpartition("-")[0]
    others = [one for one in path.parent.iterdir() if one.name.rpartition("-")[0] == name]
    # Another process may be about it too.
    with suppress(OSError):
        used = {one: one.stat().st_mtime for one in others}
        for old in sorted(others, key=used.__getitem__)[:-KEPT_DIGESTS]:
            if used[old] < time.time() - IN_USE:
                shutil.rmtree(old, ignore_errors=True)
    return path


def digest(room: str) -> str:
    parts = [numba.__version__, llvmlite.__version__, np.__version__, platform.python_version()]
    config: Any = numba.config
    parts += [binding.get_host_cpu_name(), str(config.BOUNDSCHECK), *_options]
    sources = _closure(f"{HOUSE}.{part}" for part in GENERIC)
    if room != SHARED:
        sources |= _closure((room,))
    for module, path in sorted(sources.items()):
        parts += [module, path.read_text("utf-8")]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def _closure(packages: Iterable[str]) -> dict[str, Path]:
    """The modules of some packages that hold kernels, what they import of theirs, and maps."""
    found: dict[str, Path] = {}
    for package in packages:
        own = home(package)
        if own is None:
            continue
        modules = dict(_modules(package, own))
        waiting = [name for name, path in modules.items() if _compiles(path)]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found[name] = modules[name]
                waiting += [one for one in _imported(modules[name]) if one in modules]
        found |= {f"{package}/{path.name}": path for path in own.glob("*.toml")}
    return found


def home(package: str) -> Path | None:
    """The folder of a package's modules."""
    # One that is not imported yet, such as search, counts as well.
    spec = find_spec(package)
    if spec is None:
        return None
    for place in spec.submodule_search_locations or ():
        return Path(place)
    # A room outside this house need not be a package: then its module's folder is meant.
    return None if spec.origin is None else Path(spec.origin).parent


def _modules(package: str, own: Path) -> Iterator[tuple[str, Path]]:
    for path in own.rglob("*.py"):
        parts = path.relative_to(own).with_suffix("").parts
        if "versions" not in parts:
            yield ".".join((package, *parts)), path


@functools.lru_cache(maxsize=1024)
def _text(path: Path) -> str:
    return path.read_text("utf-8")


def _compiles(path: Path) -> bool:
    for module, names, _ in _IMPORT.findall(_text(path)):
        if module == f"{HOUSE}.core.jit" and COMPILING & set(re.findall(r"\w+", names)):
            return True
    return False


def _imported(path: Path) -> Iterator[str]:
    for module, names, plain in _IMPORT.findall(_text(path)):
        yield plain or module
        yield from (f"{module}.{name}" for name in re.findall(r"\w+", names))


def record_types(kind: Any) -> Iterator[Any]:
    """The record types that an argument's type is made of."""
    if kind in _rooms:
        yield kind
    elif isinstance(kind, (numba.types.Tuple, numba.types.UniTuple)):
        for one in kind.types:
            yield from record_types(one)
    elif isinstance(kind, numba.types.Array):
        yield from record_types(kind.dtype)


def is_warm(room: str) -> bool:
    """Whether everything about a room has been compiled ahead."""
    return (folder(room) / "warm").exists()


def mark_warm(room: str) -> None:
    with suppress(OSError):
        (folder(room) / "warm").touch()


_ahead = threading.local()


@contextmanager
def compiling_ahead() -> Iterator[None]:
    """Whoever compiles on purpose is not told that it happens."""
    before, _ahead.now = getattr(_ahead, "now", False), True
    try:
        yield
    finally:
        _ahead.now = before


_titles: dict[str, Callable[[], str]] = {}
_announced: set[str] = set()


def entitle(room: str, title: Callable[[], str]) -> None:
    """What a room's game is called when somebody has to wait for its kernels."""
    _titles[room] = title


def _announce(room: str) -> None:
    if room in _announced or room == SHARED or getattr(_ahead, "now", False):
        return
    _announced.add(room)
    name = _titles[room]() if room in _titles else room.rpartition(".")[2]
    logger.warning("compiling %s once, about 10 s (`cavale warm` does it ahead)", name)


class KernelCache:
    """What a dispatcher of Numba asks for code that was compiled before: one function's."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._room = room_of(function.__module__)
        self._files: dict[str, Any] = {}

    @property
    def cache_path(self) -> str:
        return str(cache_root())

    def load_overload(self, signature: Any, target: Any) -> Any:
        target.refresh()
        room = self._room_for(signature)
        found = self._file(room).load(self._key(signature, target.codegen()))
        if found is None:
            _announce(room)
            return None
        return _compile_result._rebuild(target, *found)

    def save_overload(self, signature: Any, compiled: Any) -> None:
        if compiled.lifted or compiled.library.has_dynamic_globals:
            raise TypeError(f"{self._function.__qualname__} is no kernel: it cannot be kept")
        room = self._room_for(signature)
        key = self._key(signature, compiled.codegen)
        self._file(room).save(key, compiled._reduce())

    def _room_for(self, signature: Any) -> str:
        if self._room != SHARED:
            return self._room
        args = getattr(signature, "args", signature)
        records = (one for kind in args for one in record_types(kind))
        return next((_rooms[record] for record in records), SHARED)

    def _file(self, room: str) -> Any:
        found = self._files.get(room)
        if found is None:
            path, code = folder(room), self._function.__code__
            name = f"{self._function.__module__}.{self._function.__qualname__}"
            name = f"{re.sub(r'[<>]', '', name)}-{code.co_firstlineno}"
            found = self._files[room] = _index_file(str(path), name, path.name)
        return found

    def _key(self, signature: Any, codegen: Any) -> tuple[object, ...]:
        cells = self._function.__closure__ or ()
        held = _dumps(tuple(cell.cell_contents for cell in cells)) if cells else b""
        code = hashlib.sha256(self._function.__code__.co_code + held).hexdigest()
        return signature, codegen.magic_tuple(), code
