"""Everything of a room that a page may ask for, imported."""

from importlib import import_module
from pkgutil import walk_packages
from typing import Final

from cavale.core.game import Game

ELSEWHERE: Final = (
    "versions",
    "lab",
    "tuning",
    "balance",
    "leaves",
    "research",
    "challenge",
    "separating",
)
"""Modules of a room that no table and no bot needs: earlier rules, measuring, training, solving."""


def open_all(game: Game) -> None:
    room = import_module(game.spec.package)
    for found in walk_packages(room.__path__, f"{room.__name__}."):
        parts = found.name.removeprefix(f"{room.__name__}.").split(".")
        if not any(part in ELSEWHERE for part in parts):
            import_module(found.name)
