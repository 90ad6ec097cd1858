"""What a slow, obvious twin can do, and what it means that a kernel agrees with it.

A twin is a module of the tests, with `start(variant, seats)` and, if there
are secrets, `parse(text, variant, seats)`. Moves are texts; `str` of a twin is the position's text.
"""

import random
from collections.abc import Iterator
from fractions import Fraction
from types import ModuleType
from typing import Protocol, Self, cast

from cavale import CHANCE, Game, Position
from cavale.contract.subject import subject
from cavale.core.chance import shares


class Twin(Protocol):
    @property
    def mover(self) -> int | None: ...
    @property
    def moves(self) -> list[str]:
        """In the pinned order, except when chance is to move: then the order means nothing."""

    @property
    def points(self) -> tuple[float, ...] | None: ...
    @property
    def reason(self) -> str | None: ...
    def play(self, text: str) -> Self: ...


class ChanceTwin(Twin, Protocol):
    """The twin of a game with chance."""

    @property
    def chances(self) -> dict[str, Fraction]:
        """When chance is to move: how likely each move is; together they make 1."""


class HiddenTwin(Twin, Protocol):
    """The twin of a game with secrets; seat None is a spectator."""

    def sight(self, seat: int | None) -> str:
        """All that the seat knows: it cannot tell two positions apart if these are the same."""

    def worlds(self, seat: int | None) -> Iterator[str]:
        """Every position, as text, that the seat cannot tell from this one; lazily, if many."""


def oracle(game: Game) -> ModuleType:
    return subject().twin(game.slug)


def twin_of(game: Game) -> Twin:
    return cast(Twin, oracle(game).start(game.variant, game.seats))


def hidden_twin_of(game: Game) -> HiddenTwin:
    return cast(HiddenTwin, twin_of(game))


def read_twin(text: str, game: Game) -> HiddenTwin:
    return cast(HiddenTwin, oracle(game).parse(text, game.variant, game.seats))


def chances(position: Position) -> dict[str, Fraction]:
    parts = shares(position.weights)
    moves = [str(move) for move in position.moves]
    return {move: Fraction(part, sum(parts)) for move, part in zip(moves, parts, strict=True)}


def check_agreement(position: Position, twin: Twin) -> None:
    """Kernel and twin say the same of one position, secrets included."""
    assert str(position) == str(twin)
    assert position.mover == twin.mover, str(twin)
    if twin.mover == CHANCE:
        assert chances(position) == cast(ChanceTwin, twin).chances, str(twin)
        assert len(position.moves) == len(set(position.moves)), str(twin)
    else:
        assert [str(move) for move in position.moves] == twin.moves, str(twin)
    outcome = position.outcome
    assert (outcome and outcome.points) == twin.points, str(twin)
    assert (outcome and outcome.reason) == twin.reason, str(twin)


def choose(twin: Twin, rng: random.Random) -> str:
    """A random move; chance plays by its weights."""
    if twin.mover != CHANCE:
        return rng.choice(twin.moves)
    ways = cast(ChanceTwin, twin).chances
    return rng.choices(list(ways), [float(chance) for chance in ways.values()])[0]
