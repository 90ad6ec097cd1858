"""Cavale: board games of pursuit and escape, to play and to study.

>>> import cavale
>>> position = cavale.game("wall").start().play("3L")
>>> str(position)
'...../...../Y..../...../..... b - 1 0-0'
"""

from cavale.core.errors import (
    CavaleError,
    IllegalMove,
    MalformedMove,
    MalformedPosition,
    MalformedRecord,
    NotYourTurn,
    UnknownGame,
    UnknownRules,
    UnknownVariant,
)
from cavale.core.game import Game
from cavale.core.move import Move
from cavale.core.moves import Moves
from cavale.core.observation import Observation
from cavale.core.outcome import Outcome
from cavale.core.position import Position
from cavale.core.seats import CHANCE, Seat
from cavale.games import GAMES, game

__all__ = [
    "CHANCE",
    "GAMES",
    "CavaleError",
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
    "Position",
    "Seat",
    "UnknownGame",
    "UnknownRules",
    "UnknownVariant",
    "game",
]
