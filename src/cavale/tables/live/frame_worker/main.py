"""The process of a crier: it follows the tables by their logs and writes what is told of them.

Started by `client.py` with a socket; ends when that is closed.
"""

import signal
import socket
import sys
from contextlib import suppress
from functools import lru_cache

from cavale.core.game import Game
from cavale.core.garbage import collect_never
from cavale.games import GAMES
from cavale.tables.live.frame_worker.protocol import Frames, News, Unpacker, packed, read_news
from cavale.tables.live.frames import Telling
from cavale.tables.log.fold import RulesChanged, begin, follow
from cavale.tables.log.table import Table
from cavale.tables.thinking.pool import rehearse

KEPT = 1024
AT_ONCE = 16
"""Tables whose frames go back together: those who wait for the first need not wait for all."""


@lru_cache(64)
def _open_game(slug: str, variant: str, seats: int, rules: int) -> Game:
    return Game(GAMES[slug].under(rules), variant, seats)


class Memory:
    """The tables heard of last."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[Table, Telling | None]] = {}

    def tell(self, news: News) -> Frames | None:
        """None: it cannot be told here."""
        table, told = self._tables.pop(news.table, (None, None))
        log = news.log
        try:
            if news.after == 0:
                table, log, told = begin(news.table, log[0], _open_game), log[1:], None
        except (RulesChanged, KeyError):
            return None
        if table is None or table.version != (news.after or 1):
            return None
        frames: Frames = []
        for number, logged in enumerate(log, start=news.fresh - len(log)):
            table = follow(table, logged)
            if number >= 0:
                told = Telling(table, logged, False, told)
                frames.append([told.frame(player) for player in news.players])
        self._keep(news.table, table, told)
        return frames

    def _keep(self, name: str, table: Table, told: Telling | None) -> None:
        if len(self._tables) >= KEPT:
            del self._tables[next(iter(self._tables))]
        self._tables[name] = table, told


def listen(line: socket.socket) -> None:
    memory, unpacker = Memory(), Unpacker()
    while data := line.recv(1 << 18):
        for message in unpacker.feed(data):
            news = read_news(message)
            for start in range(0, len(news), AT_ONCE):
                line.sendall(packed([memory.tell(one) for one in news[start : start + AT_ONCE]]))


def main() -> None:
    # Whoever stops the server at the keyboard stops the server; this ends with its socket.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    line = socket.socket(fileno=int(sys.argv[1]))
    for spec in GAMES.values():
        rehearse(Game(spec))
    collect_never()
    with suppress(ConnectionError):
        line.sendall(packed([]))
        listen(line)


if __name__ == "__main__":
    main()
