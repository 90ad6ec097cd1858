"""A position on the real board where something is asked: a lesson's, or a puzzle's.

Nothing of it is kept: who asks says each time how far the moves have led.
"""

from typing import Annotated, Literal, Protocol

import msgspec
from msgspec.structs import replace

from cavale.core.eyes import Eyes
from cavale.core.game import Game
from cavale.core.message import Message, message
from cavale.core.move import Move, ShownMove
from cavale.core.position import Position
from cavale.core.seats import CHANCE
from cavale.tables.log import times
from cavale.tables.log.table import Ply
from cavale.tables.views.build import ply_step
from cavale.tables.views.shapes import GameNotebook, ShownSeat, Step

Stage = Literal["asked", "wrong", "done"]


class Answer(msgspec.Struct, frozen=True):
    """An answer that is no move."""

    name: str
    said: str


class Failing(msgspec.Struct, frozen=True):
    """A move that was not asked for, and why it fails; played, it shows how."""

    move: str
    line: list[str]
    """What is played after it."""
    said: str


class Exercise(msgspec.Struct, frozen=True):
    """After some moves; `steps` from its start on, by the eyes of the player."""

    game: str
    variant: str
    name: str
    seat: int
    seats: list[ShownSeat]
    steps: list[Step]
    moves: list[ShownMove]
    prompt: list[Message]
    stage: Stage
    asks: str
    """What is to be done now; empty when nothing is."""
    said: Annotated[str, msgspec.Meta(description="What is said of the last move.")]
    marks: list[str]
    arrows: list[tuple[str, str]]
    choices: list[Answer] = []
    """What may be answered instead of a move."""
    found: list[str] = []
    """The answers so far that are right, where several are asked for."""
    proof: list[Failing] = []
    """Once it is solved: every other first move, and why it fails."""
    solution: list[str] = []
    """After a wrong answer: all answers that solve it, from the beginning."""
    notebook: GameNotebook | None = None


class Played(Protocol):
    """How far a player has come."""

    game: Game
    start: Position
    plies: list[tuple[Position, Move, Position]]

    @property
    def seat(self) -> int: ...


def seats_of(game: Game) -> list[ShownSeat]:
    return [
        ShownSeat(seat, seat, title, "", "here", None, True)
        for seat, title in enumerate(game.titles)
    ]


def steps_of(at: Played) -> list[Step]:
    eyes = Eyes(at.seat)
    start = Step(0, "start", None, None, None, [], times.iso(0), eyes.look(at.start).look)
    return [start, *(_step(at, eyes, number) for number in range(1, len(at.plies) + 1))]


def _step(at: Played, eyes: Eyes, number: int) -> Step:
    before, move, after = at.plies[number - 1]
    seat = None if before.mover == CHANCE else before.mover
    unseen = message(at.game.spec.secretly, seat=seat or 0)
    step = ply_step(Ply(number, seat, move, before, after, number, 0, None), eyes, unseen)
    return replace(step, view=eyes.look(after).look)
