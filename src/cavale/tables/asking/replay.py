"""A record that somebody brings, as a table that nobody sits at: to look at, and to analyse.

Nothing of it is kept but the few that were asked for last, for the next question about them.
"""

import threading
from collections.abc import Mapping

from cachetools import LRUCache

from cavale.core.errors import CavaleError, MalformedRecord, UnknownEyes, UnknownGame
from cavale.core.eyes import Eyes, eyes_named
from cavale.core.game import Game
from cavale.core.message import message
from cavale.core.record import Record, read
from cavale.core.spec import Spec
from cavale.tables.deciding.refusals import Refused, bad_request, refusal
from cavale.tables.log.table import Table
from cavale.tables.views.replay import Replay, replayed, seated

MOST_MOVES = 5000
RECORDS_KEPT = 8


class Replays:
    def __init__(self, games: Mapping[str, Spec]) -> None:
        self._games = games
        self._cache: LRUCache[str, tuple[Record, Table]] = LRUCache(RECORDS_KEPT)
        # Records are read in threads.
        self._lock = threading.Lock()

    def replay(self, text: str, eyes: str) -> Replay:
        record, table = self._found(text)
        return replayed(record, table, _eyes(table.game, eyes))

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
                found = record, seated(record)
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


def _eyes(game: Game, name: str) -> Eyes:
    try:
        return eyes_named(game, name)
    except UnknownEyes:
        raise bad_request("no-such-eyes") from None
