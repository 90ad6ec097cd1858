"""Which kernels a page needs, for which types: a room says it beside its kernels, in kernels.json.

The list is what warming and play have met: `python -m cavale.page.signatures SLUG…` adds to it.
"""

import json
import pickle
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from cavale.core import jit, kernel_cache
from cavale.page.rooms import ELSEWHERE
from cavale.page.types import Unpassable, described, read

FILE: Final = "kernels.json"
LAB_ONLY: Final = ("cavale.search.perft", "cavale.search.playout", "cavale.research")
"""Nothing that a table shows or a bot plays calls these."""


@dataclass(frozen=True)
class Wanted:
    kernel: Any
    name: str
    """Its module and name, as in `cavale.core.rules.face_play`."""
    signature: Any


def wanted(package: str) -> list[Wanted]:
    """The kernels of a room in a fixed order."""
    home = kernel_cache.home(package)
    assert home is not None
    listed = json.loads((home / FILE).read_text("utf-8"))
    for one in listed:
        import_module(one[0].rpartition(".")[0])
    known = _known()
    return [
        Wanted(known[name], name, tuple(read(kind, package) for kind in takes))
        for name, *takes in listed
    ]


def _known() -> dict[str, Any]:
    return {f"{one.py_func.__module__}.{one.py_func.__qualname__}": one for one in jit.KERNELS}


def met(folder: Path) -> Iterator[list[Any]]:
    """What a folder of kept kernels holds: the name of each kernel, and what it takes."""
    for path in sorted(folder.glob("*.nbi")):
        name = path.name.rpartition(".")[0].partition("-")[0]
        if name.startswith(LAB_ONLY) or set(name.split(".")) & set(ELSEWHERE):
            continue
        for signature in sorted(_kept(path), key=str):
            try:
                yield [name, *map(described, signature)]
            except Unpassable:
                # Only other kernels call it.
                continue


def _kept(path: Path) -> set[Any]:
    with path.open("rb") as file:
        pickle.load(file)
        _, overloads = pickle.loads(file.read())
    return {key[0] for key in overloads}


def main() -> None:
    import sys

    import cavale

    for slug in sys.argv[1:]:
        game = cavale.game(slug)
        _ = game.room
        home = kernel_cache.home(game.spec.package)
        assert home is not None
        path = home / FILE
        listed = json.loads(path.read_text("utf-8")) if path.exists() else []
        for one in listed:
            with suppress(ModuleNotFoundError):
                import_module(one[0].rpartition(".")[0])
        known = _known()
        # What warming does not meet, some game has met before.
        kept = [one for one in listed if one[0] in known]
        new = [one for one in met(kernel_cache.folder(game.spec.package)) if one not in kept]
        lines = ",\n".join(sorted(map(json.dumps, (*kept, *new))))
        path.write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    main()
