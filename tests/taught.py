"""Beginners: what somebody plays in a game who does what its lessons taught, and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True)
class Seen:
    """What a player has before them."""

    view: Json
    moves: list[Json]
    """Each with its text and, where it says more than the text, its effect."""
    played: list[str]
    """The moves that everybody could see."""
    notebook: Json | None = field(default=None)

    @property
    def texts(self) -> list[str]:
        return [move["text"] for move in self.moves]

    def doing(self, name: str, *values: object) -> list[str]:
        """The moves whose effect has one of these values there."""
        found = ((move["text"], move.get("effect") or {}) for move in self.moves)
        return [text for text, effect in found if effect.get(name) in values]


Beginner = Callable[[Seen], str]


def beginner(slug: str) -> Beginner:
    """It stands in the game's own room."""
    found: Beginner = import_module(f"tests.games.{slug}.taught").choose
    return found
