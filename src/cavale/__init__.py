"""Cavale: board games of pursuit and escape, to play and to study.

>>> import cavale
>>> position = cavale.game("wall").start().play("3L")
>>> str(position)
'...../...../Y..../...../..... b - 1 0-0'

`game` opens a game, `bot` brings an opponent, `play` lets bots play, `match` compares two of them,
`records` keeps games in files, and `research` has what learning programs want: many games at once,
observations as tensors, PettingZoo and OpenSpiel.
"""

from typing import TYPE_CHECKING, Any

from cavale import records
from cavale.core.bot import Bot, Choice, Named, Player
from cavale.core.errors import (
    CavaleError,
    IllegalMove,
    MalformedMove,
    MalformedPosition,
    MalformedRecord,
    NotYourTurn,
    UnknownGame,
    UnknownRules,
    UnknownSeat,
    UnknownVariant,
)
from cavale.core.game import Game
from cavale.core.move import Move
from cavale.core.moves import Moves
from cavale.core.observation import Observation
from cavale.core.outcome import Outcome
from cavale.core.position import Position
from cavale.core.record import Record
from cavale.core.seats import CHANCE, Seat
from cavale.games import GAMES, game

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from numpy.random import Generator

    from cavale import research as research
    from cavale.lab.match import Score

    __version__: str

__all__ = [
    "CHANCE",
    "GAMES",
    "Bot",
    "CavaleError",
    "Choice",
    "Game",
    "IllegalMove",
    "MalformedMove",
    "MalformedPosition",
    "MalformedRecord",
    "Move",
    "Moves",
    "NotYourTurn",
    "Observation",
    "Outcome",
    "Player",
    "Position",
    "Record",
    "Seat",
    "UnknownGame",
    "UnknownRules",
    "UnknownSeat",
    "UnknownVariant",
    "__version__",
    "bot",
    "game",
    "match",
    "play",
    "records",
    "research",
]


def bot(slug: str, level: int = 2, pace: float = 1.0) -> Bot:
    """A bot of the house, from level 0 up; `pace` is a factor on the time it takes.

    >>> import cavale
    >>> seen = cavale.game("wall", "single").start().observe(0)
    >>> cavale.bot("wall", level=3).choose(seen, seed=1).move in seen.moves
    True
    """
    spec = game(slug).spec
    if level not in spec.level_numbers():
        raise ValueError(f"the levels of {slug} are {spec.easiest} to {spec.levels}, not {level}")
    return Named(f"level {level}", spec.bot(level, pace))


def play(
    start: "str | Game | Position",
    players: "Sequence[Player]",
    rng: "int | Random | Generator" = 0,
) -> Record:
    """Let players, one for each seat, play a game to its end; a game may be named by its slug.

    A player has one method, `choose(seen, seed)`, and answers with a move, its text or a `Choice`.
    An answer that is no legal move raises the error that says why. Chance, and the seeds that the
    players are given, come from `rng`: a number or a generator of Python's or of NumPy's.

    >>> import cavale
    >>> class First:
    ...     def choose(self, seen, seed):
    ...         return seen.moves[0]
    >>> cavale.play("thief", [First(), First()]).result
    '0-9 caught'
    """
    from cavale.core.playing import play as play_from
    from cavale.core.randomness import python_random

    return play_from(_position(start), players, python_random(rng))


def match(
    played: "str | Game",
    ours: Player,
    theirs: Player,
    *,
    rounds: int = 10,
    plies: int = 4,
    seed: int = 0,
) -> "Score":
    """Our score against theirs: so many random openings of so many plies, each from every seat.

    >>> import cavale
    >>> cavale.match("wall", cavale.bot("wall", 3), cavale.bot("wall", 1), rounds=2).games
    4
    """
    from cavale.lab.match import Score
    from cavale.lab.match import match as scores

    opened = game(played) if isinstance(played, str) else played
    if rounds < 1 or plies < 0:
        raise ValueError("a match has at least one round, and openings of no less than 0 plies")
    total = Score(seats=opened.seats)
    for score in scores(opened, ours, theirs, rounds, plies=plies, seed=seed):
        total += score
    return total


def _position(start: "str | Game | Position") -> Position:
    if isinstance(start, Position):
        return start
    return (game(start) if isinstance(start, str) else start).start()


def __getattr__(name: str) -> Any:
    """What takes a while to import is imported when it is first asked for."""
    if name == "__version__":
        from importlib.metadata import version

        return version("cavale")
    if name == "research":
        from importlib import import_module

        return import_module("cavale.research")
    raise AttributeError(f"module 'cavale' has no attribute {name!r}")
