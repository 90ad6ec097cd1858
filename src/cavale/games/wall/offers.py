"""The moves of The Wall as they are offered: foretold all at once, most written once."""

from collections.abc import Sequence
from functools import cache

import msgspec

from cavale.core.jit import States
from cavale.core.move import Move, ShownMove
from cavale.games.wall.notation import move_text
from cavale.games.wall.previews import FREE, MOVE
from cavale.games.wall.view import WallEffect, freeing, freeing_nobody, path
from cavale.games.wall.view import foretold as foretold
from cavale.games.wall.words import said

_encode = msgspec.json.Encoder().encode


def shown(a: States, told: list[int], move: Move) -> ShownMove:
    return _shown(a, told[move.code])


def written(a: States, told: list[int], moves: Sequence[int]) -> list[bytes]:
    return [
        _written(number) if number >> FREE == 0 else _encode(_shown(a, number))
        for number in map(told.__getitem__, moves)
    ]


def _shown(a: States, number: int) -> ShownMove:
    if number >> FREE == 0:
        return _shown_harmless(number)
    return _with(number, freeing(a, number))


# Of moves that free nobody the number alone says how they are shown; there are some thousands.


@cache
def _shown_harmless(number: int) -> ShownMove:
    return _with(number, freeing_nobody(number))


@cache
def _written(number: int) -> bytes:
    return _encode(_shown_harmless(number))


def _with(number: int, effect: WallEffect) -> ShownMove:
    move = number >> MOVE + 1 & 15
    return ShownMove(move_text(move), path(move), effect, said(effect))
