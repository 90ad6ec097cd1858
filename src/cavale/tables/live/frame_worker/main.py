"""The frame worker's process: follows tables by their logs and encodes their frames.

Started by `client.py` with a socket, by way of a module that gives it its games and its encoder
(`cavale.web.frame_worker`); ends when the socket is closed.
"""

import signal
import socket
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache

from cachetools import LRUCache

from cavale.core.game import Game
from cavale.core.garbage import collect_never
from cavale.core.spec import Spec
from cavale.tables.live.change import Change
from cavale.tables.live.encoding import Encoder, StepFrames
from cavale.tables.live.frame_worker.protocol import (
    Frames,
    Request,
    Unpacker,
    packed,
    read_requests,
)
from cavale.tables.log.fold import RulesChanged, begin, follow
from cavale.tables.log.table import Table
from cavale.tables.thinking.pool import rehearse

PLIES_KEPT = 400_000
"""Moves, of all tables that are followed together: about a kilobyte each."""
ANSWERED_TOGETHER = 16
"""Tables whose frames go back in one message: the first need not wait for all."""


class Follower:
    """The tables that were asked for last."""

    def __init__(self, games: Mapping[str, Spec], encoder: Encoder) -> None:
        self._encoder = encoder

        @lru_cache(64)
        def open_game(slug: str, variant: str, seats: int, rules: int) -> Game:
            return Game(games[slug].under(rules), variant, seats)

        self._open_game = open_game
        self._tables: LRUCache[str, tuple[Table, StepFrames | None]] = LRUCache(PLIES_KEPT, _plies)

    def frames(self, asked: Request) -> Frames | None:
        """None: the server has to encode them."""
        table, last = self._tables.pop(asked.table, (None, None))
        log = asked.log
        try:
            if asked.after == 0:
                table, log, last = begin(asked.table, log[0], self._open_game), log[1:], None
        except (RulesChanged, KeyError):
            return None
        if table is None or table.version != (asked.after or 1):
            return None
        frames: Frames = []
        for number, logged in enumerate(log, start=asked.fresh - len(log)):
            before, table = table, follow(table, logged)
            if number >= 0:
                last = self._encoder.step(Change(logged, table, before), False, last)
                frames.append([last.frame(player) for player in asked.players])
            table.move_on()
        self._tables[asked.table] = table, last
        return frames


def _plies(followed: tuple[Table, StepFrames | None]) -> int:
    last = followed[0].last
    return 1 if last is None else 1 + last.number


def _answer(line: socket.socket, follower: Follower) -> None:
    unpacker = Unpacker()
    while data := line.recv(1 << 18):
        for message in unpacker.feed(data):
            asked = read_requests(message)
            for start in range(0, len(asked), ANSWERED_TOGETHER):
                some = asked[start : start + ANSWERED_TOGETHER]
                line.sendall(packed([follower.frames(one) for one in some]))


def main(games: Mapping[str, Spec], encoder: Encoder) -> None:
    # Ctrl-C reaches every process of a terminal; this one ends with its socket.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    line = socket.socket(fileno=int(sys.argv[1]))
    for spec in games.values():
        rehearse(Game(spec))
    collect_never()
    with suppress(ConnectionError):
        line.sendall(packed([]))
        _answer(line, Follower(games, encoder))
