"""A record that somebody brings, as a table that nobody sits at: to look at, and to analyse.

Nothing of it is kept but the few that were asked for last, for the next question about them.
"""

import threading
from collections.abc import Mapping

import msgspec
from cachetools import LRUCache
from msgspec.structs import replace

from cavale.core.errors import CavaleError, MalformedRecord, UnknownEyes, UnknownGame
from cavale.core.eyes import Eyes, eyes_named
from cavale.core.game import Game
from cavale.core.message import message
from cavale.core.record import Record, left_by, read, verify
from cavale.core.seats import CHANCE
from cavale.core.spec import Spec
from cavale.tables.deciding.refusals import Refused, bad_request, refusal
from cavale.tables.log.entries import AnyEntry, Chance, Logged, Open, Play, Player, Why
from cavale.tables.log.fold import begin, follow
from cavale.tables.log.table import Table
from cavale.tables.views import build
from cavale.tables.views.shapes import ShownSeat, Step

MOST_MOVES = 5000
RECORDS_KEPT = 8


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


class Replays:
    def __init__(self, games: Mapping[str, Spec]) -> None:
        self._games = games
        self._cache: LRUCache[str, tuple[Record, Table]] = LRUCache(RECORDS_KEPT)
        # Records are read in threads.
        self._lock = threading.Lock()

    def replay(self, text: str, eyes: str) -> Replay:
        record, table = self._found(text)
        return Replay(
            game=table.game.slug,
            variant=table.game.variant,
            hidden=table.game.hidden,
            seats=build.seats(table),
            result=record.result,
            headers=record.headers,
            steps=build.steps(table, _eyes(table.game, eyes)),
            checks=[ReplayCheck(one.name, one.passed, one.detail) for one in verify(record)],
        )

    def table(self, text: str) -> Table:
        return self._found(text)[1]

    def _found(self, text: str) -> tuple[Record, Table]:
        with self._lock:
            found = self._cache.get(text)
        if found is None:
            try:
                record = read(text, self._open)
                if len(record.moves) > MOST_MOVES:
                    raise MalformedRecord(message("record-too-many-moves", most=MOST_MOVES))
                found = record, _seated(record)
            except CavaleError as error:
                raise bad_record(error) from None
            with self._lock:
                self._cache[text] = found
        return found

    def _open(self, slug: str, variant: str | None, seats: int | None, rules: int | None) -> Game:
        if slug not in self._games:
            raise UnknownGame(slug, self._games)
        return Game(self._games[slug].under(rules), variant, seats)


def bad_record(error: CavaleError) -> Refused:
    return Refused(
        "bad_request",
        refusal("bad-record", why=error.said),
        detail={"reason": str(error)},
    )


def _seated(record: Record) -> Table:
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
    """Whoever left the game; what makes no sense is for `verify` to say."""
    try:
        return left_by(record)
    except ValueError:
        return {}


def _eyes(game: Game, name: str) -> Eyes:
    try:
        return eyes_named(game, name)
    except UnknownEyes:
        raise bad_request("no-such-eyes") from None
