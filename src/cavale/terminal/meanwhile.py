"""A bot thinks on in a thread while somebody types."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from cavale.core.bot import Pondering
from cavale.core.position import Position


@contextmanager
def meanwhile(position: Position, level: int | None) -> Iterator[None]:
    """What it finds it keeps in this process, for its next move. For games of two."""
    spec, mover = position.game.spec, position.mover
    if level not in spec.ponders or mover is None:
        yield
        return
    from cavale.search.limits import new_flag

    stop = new_flag()

    def think() -> None:
        bot = spec.bot(level, 1.0)
        if isinstance(bot, Pondering):
            bot.ponder(position.observe(1 - mover), stop)

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop[0] = 1
        thread.join()
