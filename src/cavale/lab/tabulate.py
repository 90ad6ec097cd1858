"""All of a game into a directory, with progress; it can be stopped and gone on with."""

from math import inf
from time import monotonic

from cavale.core.catalogue import Lang
from cavale.core.game import Game
from cavale.core.solving import Tabulation
from cavale.lab.judge import reported, tell
from cavale.lab.solve import stop_signals


class Stopped(Exception):
    pass


def run(tabulation: Tabulation, game: Game, seconds: float | None, json: bool, lang: Lang) -> bool:
    """Whether it came to the end; what was done is kept in any case."""
    until = inf if seconds is None else monotonic() + seconds
    with reported() as report, stop_signals() as stopped:

        def look(done: int, total: int) -> None:
            report(done, total)
            if stopped() or monotonic() >= until:
                raise Stopped

        try:
            tabulation.run(look)
        except Stopped:
            return False
    tell(tabulation.judgement(), tabulation.of, game, json, lang)
    return True
