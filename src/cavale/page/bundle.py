"""The Python of the folder: the house's own modules and their data, as files by their names."""

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import cavale
from cavale.page.constants import all_kept, without_arrays

ROOT: Final = Path(cavale.__file__).parent
PARTS: Final = ("core", "engine", "search", "games", "tables", "web", "words", "page/inside")
FILES: Final = ("__init__.py", "records.py", "page/__init__.py")
DATA: Final = (".toml", ".ftl", ".md", ".jsonl", ".xz", "openings.json")
LAB: Final = ("/lab.py", "/tuning.py", "/balance.py", "/research.py")
NEVER: Final = (
    "versions/",
    "core/jit.py",
    "core/kernel_cache.py",
    "core/kept.py",
    "core/raster.py",
    "web/static/",
    "web/controllers/",
    "web/app.py",
    "/exact/book.xz",
    "tables/store/migrations/",
    "tables/live/frame_worker/",
)
"""What a page has something else for, or nothing."""


def sources(slugs: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    constants: dict[str, bytes] = {}
    for path in _files(slugs):
        name = f"cavale/{path.relative_to(ROOT).as_posix()}"
        if path.suffix != ".py":
            yield name, path.read_bytes()
            continue
        module = _module(path)
        source = path.read_text("utf-8")
        if module.startswith(("cavale.games.", "cavale.search.", "cavale.core.")):
            import_module(module)
        if module in sys.modules and not module.startswith("cavale.page"):
            source, found = without_arrays(module, source)
            constants |= found | all_kept(module)
        yield name, source.encode()
    import pickle

    yield "constants.pickle", pickle.dumps(dict(sorted(constants.items())), protocol=5)


def _files(slugs: tuple[str, ...]) -> Iterator[Path]:
    """Data, and the modules that the page's own and the rooms' lead to."""
    files = list(_candidates(slugs))
    modules = {_module(path): path for path in files if path.suffix == ".py"}
    reached, asked = set[str](), [name for name in modules if _is_root(name)]
    while asked:
        name = asked.pop()
        if name in modules and name not in reached:
            reached.add(name)
            asked += [name.rpartition(".")[0], *_imported(modules[name])]
    yield from (path for path in files if path.suffix != ".py" or _module(path) in reached)


def _is_root(name: str) -> bool:
    parts = name.split(".")
    return parts[1:2] == ["page"] or (parts[1:2] == ["games"] and len(parts) <= 3)


def _imported(path: Path) -> Iterator[str]:
    """Wherever it is imported, at the top or in a function; a name may be a module, too."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)


def _module(path: Path) -> str:
    name = f"cavale/{path.relative_to(ROOT).as_posix()}".removesuffix(".py")
    return name.removesuffix("/__init__").replace("/", ".")


def _candidates(slugs: tuple[str, ...]) -> Iterator[Path]:
    yield from (ROOT / name for name in FILES)
    for part in PARTS:
        for path in sorted((ROOT / part).rglob("*")):
            place = path.relative_to(ROOT).as_posix()
            room = place.split("/")[1] if place.startswith("games/") else ""
            if not path.name.endswith((".py", *DATA)) or any(one in place for one in NEVER):
                continue
            # The shelf names all rooms; what is in them only those that are wanted need.
            inside = room and not room.endswith(".py") and path.name != "__init__.py"
            if inside and room not in slugs:
                continue
            if room and any(part in place for part in LAB):
                continue
            yield path


if __name__ == "__main__":
    out = Path(sys.argv[1])
    total = 0
    for name, data in sources(tuple(sys.argv[2:])):
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_bytes(data)
        total += len(data)
    print(total)
