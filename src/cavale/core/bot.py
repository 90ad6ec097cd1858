"""What a bot is: it gets an observation, never a position, and answers with a move."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from cavale.core.move import Move
from cavale.core.observation import Observation

if TYPE_CHECKING:
    from cavale.core.jit import Flag


@dataclass(frozen=True)
class Choice:
    """A move and what the bot thought of it; `value` runs from -1, lost, to 1, won."""

    move: Move
    value: float = 0.0
    depth: int = 0
    nodes: int = 0
    line: tuple[Move, ...] = ()
    sure: bool = False
    """Whether `value` is proven: best play by both leads there. If not, it is an estimate."""


class Player(Protocol):
    """What `cavale.play` can seat: any bot of the house, and any class with this method."""

    def choose(self, seen: Observation, seed: int, /) -> Choice | Move | str:
        """A legal move for the seat that sees this; equal seeds, equal choices."""


class Bot(Protocol):
    """A bot of the house: it also says what it thought, and stops when it is told to."""

    def choose(self, seen: Observation, seed: int, stop: "Flag | None" = None) -> Choice:
        """A legal move for the seat that sees this; raising `stop` ends the thinking early."""


@dataclass(frozen=True)
class Named:
    """A bot of the house under the name that records give it."""

    name: str
    bot: Bot

    def choose(self, seen: Observation, seed: int, stop: "Flag | None" = None) -> Choice:
        return self.bot.choose(seen, seed, stop)

    def __str__(self) -> str:
        return str(self.bot)


@runtime_checkable
class Pondering(Protocol):
    """A bot that goes on thinking while somebody else is to move."""

    def ponder(self, seen: Observation, stop: "Flag") -> bytes:
        """What its seat found, for `recalling`: may be kept and sent anywhere. Empty if nothing;
        raising `stop` ends it soon."""

    def recalling(self, notes: bytes) -> Bot:
        """The same bot, who uses these notes where they say something."""


def chosen(answer: Choice | Move | str) -> Move | str:
    return answer.move if isinstance(answer, Choice) else answer
