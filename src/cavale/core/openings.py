"""How openings fare: a tree of first moves, gathered by the lab and kept in a room."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from cavale.core.spec import Spec

FILE = "openings.json"


class Opening(msgspec.Struct, omit_defaults=True):
    """What became of games that began like this."""

    games: int = 0
    points: list[float] = []
    """What each seat made of them together."""
    value: str | None = None
    """Proven: who forces what, seen from who is to move here; left out where nobody knows."""
    moves: dict[str, "Opening"] = {}

    def after(self, played: list[str]) -> "Opening | None":
        here: Opening | None = self
        for text in played:
            here = here.moves.get(text) if here is not None else None
        return here


class Openings(msgspec.Struct, frozen=True):
    game: str
    variant: str
    level: int
    games: int
    depth: int
    seed: int
    tree: Opening


def has_openings(spec: "Spec") -> bool:
    return (files(spec.package) / FILE).is_file()


@cache
def openings(package: str) -> Openings:
    return msgspec.json.decode((files(package) / FILE).read_bytes(), type=Openings)
