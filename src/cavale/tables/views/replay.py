"""A record as a table that nobody sits at, and what is shown of it."""

import msgspec
from msgspec.structs import replace

from cavale.core.eyes import Eyes
from cavale.core.record import Record, left_by, verify
from cavale.core.seats import CHANCE
from cavale.tables.log.entries import AnyEntry, Chance, Logged, Open, Play, Player, Why
from cavale.tables.log.fold import begin, follow
from cavale.tables.log.table import Table
from cavale.tables.views import build
from cavale.tables.views.shapes import ShownSeat, Step


class ReplayCheck(msgspec.Struct, frozen=True):
    name: str
    passed: bool
    detail: str


class Replay(msgspec.Struct, frozen=True):
    """A record played again; `checks` is what `cavale verify` says of it."""

    game: str
    variant: str
    hidden: bool
    seats: list[ShownSeat]
    result: str
    headers: dict[str, str]
    steps: list[Step]
    checks: list[ReplayCheck]


def replayed(record: Record, table: Table, eyes: Eyes) -> Replay:
    return Replay(
        game=table.game.slug,
        variant=table.game.variant,
        hidden=table.game.hidden,
        seats=build.seats(table),
        result=record.result,
        headers=record.headers,
        steps=build.steps(table, eyes),
        checks=[ReplayCheck(one.name, one.passed, one.detail) for one in verify(record)],
    )


def seated(record: Record) -> Table:
    """The table the record was played at, as far as the record tells."""
    game = record.game
    gone = _gone(record)
    players = tuple(
        Player("here", name, secret="-", gone=gone.get(seat))
        for seat, name in enumerate(record.players)
    )
    opened = Open(game.slug, game.variant, game.spec.rules_version, 1, players)
    table = begin("record", Logged(1, 0, opened), lambda *_: game)
    positions = list(record.positions())
    table = replace(table, start=positions[0])
    for at, (position, text) in enumerate(zip(positions, record.moves, strict=False)):
        mover = position.mover
        assert mover is not None
        entry: AnyEntry = Chance(text) if mover == CHANCE else Play(mover, text)
        table = follow(table, Logged(at + 2, 0, entry))
    return table


def _gone(record: Record) -> dict[int, Why]:
    """The seats that left the game; what makes no sense is for `verify` to say."""
    try:
        return left_by(record)
    except ValueError:
        return {}
