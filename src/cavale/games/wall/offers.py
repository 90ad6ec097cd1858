"""The moves of The Wall as they are offered: foretold all at once, most written once."""

from collections.abc import Sequence
from functools import cache

import msgspec

from cavale.core.jit import States
from cavale.core.move import Move, ShownMove, clicked
from cavale.core.room import Foreseen
from cavale.games.wall.notation import move_text
from cavale.games.wall.previews import FREE, MOVE
from cavale.games.wall.view import WallEffect, freeing, freeing_nobody, path
from cavale.games.wall.view import foretold as foretold
from cavale.games.wall.words import describe

_encode = msgspec.json.Encoder().encode


def foresee(a: States, told: list[int], move: Move) -> Foreseen:
    return _foreseen(a, told[move.code])


def written(a: States, told: list[int], moves: Sequence[int]) -> list[bytes]:
    return [
        _written(number) if number >> FREE == 0 else _encode(_with(number, _foreseen(a, number)))
        for number in map(told.__getitem__, moves)
    ]


def _foreseen(a: States, number: int) -> Foreseen:
    if number >> FREE == 0:
        return _harmless(number)
    return _said(freeing(a, number))


# Of moves that free nobody the number alone says how they are shown; there are some thousands.


@cache
def _harmless(number: int) -> Foreseen:
    return _said(freeing_nobody(number))


@cache
def _written(number: int) -> bytes:
    return _encode(_with(number, _harmless(number)))


def _said(effect: WallEffect) -> Foreseen:
    return effect, tuple(describe(effect))


def _with(number: int, foreseen: Foreseen) -> ShownMove:
    move = number >> MOVE + 1 & 15
    text = move_text(move)
    return ShownMove(text, clicked(text, path(move)), *foreseen)
