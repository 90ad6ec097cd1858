"""What a program is told of its tables: positions as texts and observations, no sentences.

One JSON object a line; `type` says which. `turn` has what the engine protocol's has.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import msgspec

from cavale.core.record import result_text
from cavale.core.written import UNSEEN
from cavale.engine.messages import Played, shown
from cavale.tables.log import clocks, times
from cavale.tables.log.entries import MOVES, Clock, Logged, Next, Open, Plan
from cavale.tables.log.table import Ply, Table
from cavale.tables.views.shapes import StepKind

CHANCE = -1


class Line(msgspec.Struct, frozen=True, tag_field="type"):
    """Unknown fields are to be passed over: a later version may say more."""


class Hello(Line, frozen=True, tag="hello"):
    """The first line."""

    name: Annotated[str, msgspec.Meta(description="The program whose token it is.")]


class Challenge(Line, frozen=True, tag="challenge"):
    """Somebody asks the program to take a seat."""

    table: str
    game: str
    variant: str
    seats: int
    seat: int
    rules: int
    games: Annotated[int, msgspec.Meta(description="The length of the series.")]
    clock: Clock | None


class Gone(Line, frozen=True, tag="gone"):
    """A table that does not concern the program any more: declined, taken by somebody, over."""

    table: str


class Begins(Line, frozen=True, tag="game"):
    """A game begins, or goes on, and the program has this seat."""

    table: str
    number: int
    game: str
    variant: str
    seats: int
    seat: int
    rules: int
    clock: Clock | None
    names: list[str]


class Happened(Line, frozen=True, tag="step", omit_defaults=True):
    """One entry of the table's log; a move that the seat does not see is `?`."""

    table: str
    version: int
    kind: StepKind
    by: Annotated[int, msgspec.Meta(description="A seat; -1 is chance, or nobody.")] = CHANCE
    move: str | None = None


class Seen(msgspec.Struct, frozen=True):
    text: Annotated[str, msgspec.Meta(description="The position as the seat knows it.")]
    view: Annotated[Any, msgspec.Meta(title="GameView", description="What a page would draw.")]
    state: Annotated[str, msgspec.Meta(description="The observation in base64, for this library.")]


class TurnTime(msgspec.Struct, frozen=True):
    """Milliseconds."""

    left: int
    increment: int


class YourTurn(Line, frozen=True, tag="turn"):
    """The program is to move: `version` goes with the move."""

    table: str
    version: int
    seat: int
    observation: Seen
    moves: list[str]
    played: Annotated[
        list[Played], msgspec.Meta(description="Since its last turn, its own move included.")
    ]
    clock: TurnTime | None


class GameOver(Line, frozen=True, tag="over"):
    """`more`: the series goes on, with the action `rematch`."""

    table: str
    version: int
    result: str
    points: list[float]
    more: bool


class Bye(Line, frozen=True, tag="bye"):
    """The server ends the stream; after `moved` another one of the same program goes on."""

    reason: str


AnyLine = Hello | Challenge | Gone | Begins | Happened | YourTurn | GameOver | Bye


def challenge(table: Table, player: int) -> Challenge:
    seat = table.order.index(player)
    game = table.game
    return Challenge(
        table.id,
        game.slug,
        game.variant,
        game.seats,
        seat,
        game.spec.rules_version,
        table.series.length,
        table.clock,
    )


def begins(table: Table, player: int) -> Begins:
    game = table.game
    return Begins(
        table=table.id,
        number=table.number,
        game=game.slug,
        variant=game.variant,
        seats=game.seats,
        seat=table.order.index(player),
        rules=game.spec.rules_version,
        clock=table.clock,
        names=[one.name for one in table.seats],
    )


def happened(table: Table, log: Sequence[Logged], player: int) -> Iterator[Happened]:
    """Entries of the log, as the player may know them; moves that were taken back are left out."""
    seat = table.order.index(player)
    plies: dict[int, Ply] | None = None
    for logged in log:
        entry = logged.entry
        if isinstance(entry, MOVES):
            if plies is None:
                plies = {ply.version: ply for ply in table.plies()}
            ply = plies.get(logged.seq)
            if ply is not None:
                by = CHANCE if ply.seat is None else ply.seat
                kind: StepKind = "chance" if ply.seat is None else "move"
                yield Happened(table.id, logged.seq, kind, by, _seen(ply, seat))
        elif isinstance(entry, Plan) and entry.seat != seat:
            continue
        elif isinstance(entry, Open | Next):
            yield Happened(table.id, logged.seq, "start")
        else:
            who: int | None = getattr(entry, "seat", None)
            if who is None and (one := getattr(entry, "player", None)) is not None:
                who = table.seat_of(one)
            kind = entry.__struct_config__.tag  # type: ignore[assignment]
            yield Happened(table.id, logged.seq, kind, CHANCE if who is None else who)


def may_move(table: Table, player: int) -> bool:
    seat = table.order.index(player)
    return table.mover == seat and table.plays(seat)


def turn(table: Table, player: int) -> YourTurn:
    seat = table.order.index(player)
    seen = table.position.observe(seat)
    known = shown(seen)
    return YourTurn(
        table=table.id,
        version=table.version,
        seat=seat,
        observation=Seen(known.text, known.view, known.state),
        moves=[move.text for move in seen.moves],
        played=_played(table, seat),
        clock=_time(table, seat),
    )


def over(table: Table) -> GameOver:
    assert table.outcome is not None
    points = [float(one) for one in table.outcome.points]
    more = not table.series.over
    return GameOver(table.id, table.version, result_text(table.outcome), points, more)


def _played(table: Table, seat: int) -> list[Played]:
    found = []
    ply = table.last
    while ply is not None:
        found.append(Played(CHANCE if ply.seat is None else ply.seat, _seen(ply, seat)))
        if ply.seat == seat:
            break
        ply = ply.previous
    return found[::-1]


def _seen(ply: Ply, seat: int) -> str:
    return ply.move.text if ply.before.sees(seat, ply.move) else UNSEEN


def _time(table: Table, seat: int) -> TurnTime | None:
    if table.clock is None:
        return None
    ran = 0 if clocks.ticking(table) is None else max(0, times.now() - table.since)
    return TurnTime(max(0, table.left[seat] - ran), 1000 * table.clock.increment)
