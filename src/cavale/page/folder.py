"""The folder of static files: the page, the house's Python, its kernels, and all that it says."""

import asyncio
import gzip
import io
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, Final

import msgspec

from cavale.core import kernel_cache
from cavale.core.catalogue import LANGS, say
from cavale.core.message import message
from cavale.games import GAMES
from cavale.page import third_party
from cavale.page.bundle import sources
from cavale.page.linking import link
from cavale.page.packing import packed, together

UI: Final = Path(__file__).parents[3] / "ui"
OWN: Final = files(__package__) / "files"
PYODIDE: Final = UI / "node_modules" / "pyodide"
MAKERS: Final = ("compiling.py", "entries.py", "linking.py", "runtime.ll", "types.py")
MODULES: Final = ("worker.js", "kernels.js", "shelf.js", "unpack.js")
_WHEN: Final = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True)
class Wish:
    out: Path
    games: tuple[str, ...] = tuple(GAMES)
    langs: tuple[str, ...] = tuple(LANGS)
    base: str = "./"
    house: str | None = None


class CannotBuild(Exception):
    pass


Tell = Callable[[str], None]


def build(wish: Wish, tell: Tell = lambda what: None) -> None:
    """Write the folder anew; what stood there before is gone."""
    if wish.out.exists() and any(wish.out.iterdir()) and not (wish.out / "house").exists():
        raise CannotBuild(f"{wish.out} holds something else")
    if not PYODIDE.exists():
        raise CannotBuild("this needs a clone of the project, after `make setup`")
    with TemporaryDirectory() as at:
        made = Path(at) / "house"
        worker(wish.games, made, tell)
        tell("page")
        page(wish.out)
        tell("folder")
        house = wish.out / "house"
        shutil.rmtree(house, ignore_errors=True)
        shutil.copytree(made, house)
    said = asyncio.run(_say(wish, wish.out / "said"))
    told = {"said": said, "house": wish.house}
    (house / "folder.json").write_bytes(msgspec.json.encode(told))
    _finish(wish)


def worker(slugs: tuple[str, ...], house: Path, tell: Tell = lambda what: None) -> None:
    """What runs behind the page: kernels, Python, and the house in it."""
    tell("kernels")
    kernels(slugs, house / "kernels")
    tell("python")
    with TemporaryDirectory() as work:
        parts = python(slugs, Path(work))
    wasm = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    whole, sizes = together(parts)
    (house / "python.lzma").write_bytes(whole)
    (house / "wasm.lzma").write_bytes(packed(wasm))
    _copy_pyodide(house / "pyodide")
    for name in MODULES:
        (house / name).write_bytes((OWN / name).read_bytes())
    told = {"rooms": slugs, "parts": sizes}
    (house / "house.json").write_bytes(msgspec.json.encode(told))


def kernels(slugs: tuple[str, ...], out: Path) -> None:
    """Each room's kernels as a module, and what its page must know of it; made once."""
    out.mkdir(parents=True)
    made = {slug: _kept_at(slug) for slug in slugs}
    missing = [slug for slug in slugs if not (made[slug] / f"{slug}.json").exists()]
    with TemporaryDirectory() as work:
        if missing:
            environ = {**os.environ, "NUMBA_OPT": "0"}
            command = [sys.executable, "-m", "cavale.page.compiling", work, *missing]
            subprocess.run(command, env=environ, check=True)
        for slug in missing:
            _link(slug, Path(work), made[slug])
    for slug, place in made.items():
        for end in ("wasm", "json"):
            shutil.copyfile(place / f"{slug}.{end}", out / f"{slug}.{end}")


def _link(slug: str, work: Path, out: Path) -> None:
    about = json.loads((work / f"{slug}.json").read_bytes())
    made = link((work / f"{slug}.o").read_bytes(), {one["entry"] for one in about})
    out.mkdir(parents=True, exist_ok=True)
    (out / f"{slug}.wasm").write_bytes(made.module)
    told = {"size": made.size, "addresses": made.addresses, "kernels": about}
    (out / f"{slug}.json").write_bytes(msgspec.json.encode(told))


def _kept_at(slug: str) -> Path:
    """A folder that is named by all that goes into a room's kernels, and how they are made."""
    package = GAMES[slug].package
    digest = sha256(kernel_cache.digest(package).encode())
    listed = kernel_cache.home(package)
    assert listed is not None
    makers = (Path(__file__).parent / name for name in MAKERS)
    for path in (*makers, listed / "kernels.json"):
        digest.update(path.read_bytes())
    return kernel_cache.cache_root().parent / "pages" / f"{slug}-{digest.hexdigest()[:16]}"


def python(slugs: tuple[str, ...], work: Path) -> dict[str, bytes]:
    """Python's own library and the house, both compiled, and of the first what is used."""
    for name, data in (*sources(slugs), *third_party.sources()):
        _write(work / "house" / name, data)
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        for name in whole.namelist():
            if not name.endswith("/"):
                _write(work / "python" / name, whole.read(name))
    command = ["node", str(OWN / "compile.mjs"), str(PYODIDE), str(work)]
    ran = subprocess.run(command, env=_with_node(), check=True, capture_output=True, text=True)
    used = set(json.loads(ran.stdout))
    library = [path for path in _all(work / "python") if _name(path, work) in used]
    return {
        "python_stdlib.zip": _zipped(library, work / "python"),
        "house.zip": _zipped(_all(work / "house"), work / "house"),
    }


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def _name(path: Path, work: Path) -> str:
    return path.relative_to(work / "python").as_posix()


def page(out: Path) -> None:
    command = ["node", "folder.js", str(out.resolve())]
    subprocess.run(command, cwd=UI, env=_with_node(), check=True)


def _with_node() -> dict[str, str]:
    """Node as the project finds it (tools/node.py)."""
    asked = [sys.executable, "-m", "tools.node"]
    found = subprocess.run(asked, cwd=UI.parent, check=True, capture_output=True, text=True)
    return {**os.environ, "PATH": f"{found.stdout.strip()}{os.pathsep}{os.environ['PATH']}"}


def weight(folder: Path) -> int:
    """Bytes of all files, each as a web space sends it."""
    return sum(len(gzip.compress(path.read_bytes(), 9, mtime=0)) for path in _all(folder))


def _copy_pyodide(out: Path) -> None:
    out.mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copyfile(PYODIDE / name, out / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
    # No package comes from anywhere else.
    (out / "pyodide-lock.json").write_bytes(msgspec.json.encode({**lock, "packages": {}}))


def _all(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _zipped(paths: list[Path], root: Path) -> bytes:
    """Only laid together: what is packed as a whole packs better. Like lies beside like."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as laid:
        for path in sorted(paths, key=lambda path: (path.suffix, path)):
            name = path.relative_to(root).as_posix()
            laid.writestr(zipfile.ZipInfo(name, _WHEN), path.read_bytes(), zipfile.ZIP_STORED)
    return file.getvalue()


async def _say(wish: Wish, out: Path) -> list[str]:
    """What is the same for everybody, under the names by which the page asks for it."""
    from cavale.web.routes import learning, shelf

    out.mkdir()
    services: Any = SimpleNamespace(games={slug: GAMES[slug] for slug in wish.games})
    said: dict[str, object] = {}
    for lang in wish.langs:
        said[f"games-lang-{lang}"] = await shelf.games(services, lang)
        for slug in wish.games:
            of = f"games-{slug}"
            said[f"{of}-rulebook-lang-{lang}"] = await shelf.rulebook(services, slug, lang)
            for variant in GAMES[slug].variants:
                own = await shelf.rulebook(services, slug, lang, variant.name)
                if own.variant is not None:
                    said[f"{of}-rulebook-lang-{lang}-variant-{own.variant}"] = own
            for whole in (True, False):
                text, _ = await shelf.words(services, slug, lang, whole)
                said[f"{of}-words-{lang}" + ("" if whole else "-whole-false")] = text
            said[f"{of}-lessons-lang-{lang}"] = await learning.cards(services, slug, lang)
            said[f"{of}-puzzles-lang-{lang}"] = await learning.puzzle_cards(services, slug, lang)
    for name, one in said.items():
        (out / name).write_bytes(one if isinstance(one, bytes) else msgspec.json.encode(one))
    return sorted(said)


def _finish(wish: Wish) -> None:
    manifest = {
        "name": "Cavale",
        "short_name": "Cavale",
        "id": wish.base,
        "start_url": wish.base,
        "scope": wish.base,
        "display": "standalone",
        "background_color": "#f7f0e3",
        "theme_color": "#f7f0e3",
        "icons": [
            {"src": "./icon.svg", "type": "image/svg+xml", "sizes": "any"},
            {"src": "./icon-192.png", "type": "image/png", "sizes": "192x192"},
            {"src": "./icon-512.png", "type": "image/png", "sizes": "512x512"},
            {
                "src": "./icon-full-512.png",
                "type": "image/png",
                "sizes": "512x512",
                "purpose": "maskable",
            },
        ],
    }
    (wish.out / "manifest.webmanifest").write_bytes(msgspec.json.encode(manifest))
    (wish.out / "LICENSE.txt").write_bytes(_license())
    readme = message("folder-readme", version=version("cavale"))
    words = [say(lang, readme) for lang in wish.langs]
    (wish.out / "README.txt").write_text("\n\n".join(words) + "\n", "utf-8")
    worker = wish.out / "sw.js"
    worker.unlink(missing_ok=True)
    names = [p.relative_to(wish.out).as_posix() for p in _all(wish.out)]
    digest = sha256()
    for name in names:
        digest.update(f"{name} {sha256((wish.out / name).read_bytes()).hexdigest()}\n".encode())
    kept = ["./", *(f"./{name}" for name in names if name != "index.html")]
    text = (OWN / "sw.js").read_text("utf-8")
    text = text.replace("__VERSION__", digest.hexdigest()[:16])
    worker.write_text(text.replace("__FILES__", json.dumps(kept)), "utf-8")


def _license() -> bytes:
    for path in (UI.parent / "LICENSE", Path(__file__).parents[1] / "LICENSE"):
        if path.exists():
            return path.read_bytes()
    return b"Apache-2.0\n"
