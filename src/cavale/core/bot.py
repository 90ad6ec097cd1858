"""What a bot is: it gets an observation, never a position, and answers with a move."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from cavale.core.move import Move
from cavale.core.observation import Observation

if TYPE_CHECKING:
    from cavale.core.jit import Flag


@dataclass(frozen=True)
class Choice:
    """A move and what the bot thought of it; `value` runs from -1, lost, to 1, won."""

    move: Move
    value: float
    depth: int = 0
    nodes: int = 0
    line: tuple[Move, ...] = ()


class Bot(Protocol):
    def choose(self, seen: Observation, seed: int, stop: "Flag | None" = None) -> Choice:
        """A legal move for the seat that sees this; raising `stop` ends the thinking early."""
