"""What a referee and an engine say to each other: one JSON object a line, `type` says which.

A referee asks, an engine answers: `hello` with `hello`, `game` with `ready`, `turn` with `choice`.
`over` and `quit` want no answer, and `info` may come whenever an engine thinks.
"""

from base64 import b64decode, b64encode
from typing import Annotated, Any, TypeAlias

import msgspec

from cavale.core.errors import CavaleError
from cavale.core.game import Game
from cavale.core.observation import Observation
from cavale.core.seats import Seat

PROTOCOL = 1
LONGEST_LINE = 1 << 20
"""Characters of a line; what is longer is nonsense."""

Text = Annotated[str, msgspec.Meta(max_length=400)]
Share = Annotated[float, msgspec.Meta(ge=-1, le=1)]


class _Said(msgspec.Struct, frozen=True, tag_field="type"):
    """Unknown fields are passed over: a later version may say more."""


class Hello(_Said, frozen=True, tag="hello", kw_only=True):
    """The referee's first words."""

    protocol: int = PROTOCOL
    by: str


class NewGame(_Said, frozen=True, tag="game", kw_only=True):
    """A game begins, and the engine has this seat."""

    game: str
    variant: str
    seats: int
    seat: int
    rules: int


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """What the engine's seat knows, three times: to read, to compute with, and exactly."""

    text: str
    view: Any
    state: str
    """The observation's bytes in base64, for engines that use this library."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """An engine that answers later than after so many seconds has lost the game."""

    seconds: float | None = None


class Played(msgspec.Struct, frozen=True):
    """`by` is a seat, or -1 for chance; a move that the engine's seat does not see is `?`."""

    by: int
    move: str


class Turn(_Said, frozen=True, tag="turn", kw_only=True):
    """The engine is to choose one of `moves`."""

    observation: Seen
    moves: tuple[str, ...]
    played: tuple[Played, ...]
    """Since its last turn, its own move included."""
    limits: Limits = Limits()
    seed: int = 0
    """For its chance: equal seeds, equal games."""


class Over(_Said, frozen=True, tag="over", kw_only=True):
    result: str
    """As in a record: the points of each seat, and the reason."""
    points: tuple[float, ...]


class Quit(_Said, frozen=True, tag="quit"):
    pass


class Introduction(_Said, frozen=True, tag="hello", kw_only=True):
    """The engine's first words; without `games` it plays any."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    protocol: int = PROTOCOL
    author: Text = ""
    games: tuple[str, ...] | None = None


class Ready(_Said, frozen=True, tag="ready"):
    """Clocks start only after it."""


class Info(_Said, frozen=True, tag="info", kw_only=True):
    """What it thinks so far."""

    value: Share | None = None
    depth: int | None = None
    nodes: int | None = None
    line: tuple[Text, ...] = ()
    text: Text = ""


class Chosen(_Said, frozen=True, tag="choice", kw_only=True):
    move: Text
    value: Share = 0.0
    depth: int = 0
    nodes: int = 0
    line: tuple[Text, ...] = ()


Asked: TypeAlias = Hello | NewGame | Turn | Over | Quit
Answered: TypeAlias = Introduction | Ready | Info | Chosen

encode = msgspec.json.Encoder().encode
_asked: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)
_answered: msgspec.json.Decoder[Answered] = msgspec.json.Decoder(Answered)


def read_asked(line: bytes) -> Asked:
    """DecodeError, or RecursionError, if it is none."""
    return _asked.decode(line)


def read_answered(line: bytes) -> Answered:
    """DecodeError, or RecursionError, if it is none."""
    return _answered.decode(line)


def new_game(game: Game, seat: int) -> NewGame:
    return NewGame(
        game=game.slug,
        variant=game.variant,
        seats=game.seats,
        seat=seat,
        rules=game.spec.rules_version,
    )


def shown(seen: Observation) -> Seen:
    text = seen.game.room.notation.position_text(seen.copy_record())
    return Seen(text=text, view=seen.written_look, state=b64encode(seen.state).decode())


def observed(game: Game, seat: int, shown: Seen) -> Observation:
    """What `shown` shows, for those who have this library too."""
    try:
        state = b64decode(shown.state, validate=True)
        seen = Observation(game, state, Seat(seat))
        seen.copy_record()
    except ValueError:
        raise CavaleError("the observation is of another version of this library") from None
    return seen
