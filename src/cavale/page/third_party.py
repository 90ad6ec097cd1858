"""Packages of others that a page needs: those that are locked, and only what is used."""

import io
import pickle
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PURE: Final = (
    "attr",
    "babel",
    "cachetools",
    "fluent/runtime",
    "fluent/syntax",
    "pytz",
    "typing_extensions.py",
)
SPOKEN: Final = ("de", "en", "fr", "root")
UNASKED: Final = (
    "all_currencies",
    "compound_unit_patterns",
    "currency_names",
    "currency_names_plural",
    "currency_symbols",
    "currency_unit_patterns",
    "date_fields",
    "datetime_skeletons",
    "interval_formats",
    "languages",
    "meta_zones",
    "scripts",
    "territories",
    "territory_currencies",
    "territory_languages",
    "territory_zones",
    "time_zones",
    "unit_display_names",
    "unit_patterns",
    "variants",
    "windows_zone_mapping",
    "zone_aliases",
    "zone_territories",
)
NEVER: Final = (
    "babel/messages",
    "babel/localtime/_win32",
    "pytz/zoneinfo",
    "babel/support",
    "babel/units",
)


def sources() -> Iterator[tuple[str, bytes]]:
    yield from _pure()
    yield from _compiled()


def _pure() -> Iterator[tuple[str, bytes]]:
    for name in PURE:
        top = name.partition("/")[0].removesuffix(".py")
        spec = find_spec(top)
        assert spec is not None
        home = Path(next(iter(spec.submodule_search_locations or [spec.origin or ""])))
        root = home.parent
        own = [root / name] if name.endswith(".py") else sorted((root / name).rglob("*"))
        for path in own:
            place = path.relative_to(root).as_posix()
            data = path.suffix == ".dat" and (path.stem in SPOKEN or path.stem == "global")
            if (path.suffix == ".py" or data) and not place.startswith(NEVER):
                yield place, _without(path.read_bytes()) if data else path.read_bytes()


def _without(data: bytes) -> bytes:
    """What Babel knows of a language, without what nobody asks it here."""
    known = pickle.loads(data)
    return pickle.dumps({key: {} if key in UNASKED else it for key, it in known.items()}, 2)


def _compiled() -> Iterator[tuple[str, bytes]]:
    """Of msgspec, the wheel for pages: its digest is in the lock as those of all others are."""
    from importlib.metadata import version

    locked = f"msgspec=={version('msgspec')}"
    with zipfile.ZipFile(io.BytesIO(_wheel(locked))) as wheel:
        for name in sorted(wheel.namelist()):
            if name.startswith("msgspec/") and name.endswith((".py", ".so")):
                yield name, wheel.read(name)


def _wheel(locked: str) -> bytes:
    cache = Path.home() / ".cache" / "cavale" / "wheels"
    pattern = f"{locked.replace('==', '-')}-*{PLATFORM}.whl"
    found = sorted(cache.glob(pattern))
    if not found:
        cache.mkdir(parents=True, exist_ok=True)
        _fetch(locked, cache)
        found = sorted(cache.glob(pattern))
    return found[0].read_bytes()


def _fetch(locked: str, cache: Path) -> None:
    lock = Path(__file__).parents[3] / "requirements.lock"
    lines = lock.read_text("utf-8").splitlines()
    begin = next(i for i, line in enumerate(lines) if line.startswith(locked))
    end = next(i for i in range(begin + 1, len(lines)) if not lines[i].strip().startswith("--hash"))
    with TemporaryDirectory() as at:
        wanted = Path(at) / "wanted.txt"
        wanted.write_text("\n".join(lines[begin:end]) + "\n", "utf-8")
        pip = [_pip(), "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
        target = ["--platform", PLATFORM, "--python-version", "3.14", "--implementation", "cp"]
        choice = [*target, "--abi", "cp314", "--require-hashes", "-r", str(wanted)]
        subprocess.run([*pip, "-d", str(cache), *choice], check=True)


def _pip() -> str:
    """A Python that has pip: that of the project's uv, or this one."""
    own = sorted((Path(__file__).parents[3] / ".cache").glob("uv-*/bin/python"))
    return str(own[-1]) if own else sys.executable
