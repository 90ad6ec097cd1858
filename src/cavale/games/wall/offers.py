"""The moves of The Wall as they are offered: foretold all at once, most written once."""

from collections.abc import Sequence
from functools import cache

import msgspec
from msgspec.structs import replace

from cavale.core.jit import States
from cavale.core.message import message
from cavale.core.move import Move, ShownMove, clicked
from cavale.core.room import Foreseen
from cavale.games.wall.notation import move_text
from cavale.games.wall.previews import FREE, MOVE
from cavale.games.wall.view import COLOURS, WallEffect, freeing, freeing_nobody, path
from cavale.games.wall.view import foretold as foretold
from cavale.games.wall.words import describe

_encode = msgspec.json.Encoder().encode

_PUSHED = (message("pushes"),)
_SHARED: list[dict[str, object]] = [
    {"colour": colour, "escape": None, "chain": []} for colour in COLOURS
]
"""What the moves of a colour do alike, but for those that free somebody."""
_BEGIN = [
    b'%s,"runs":[{"each":[' % _encode({"effect": shared, "said": _PUSHED})[:-1]
    for shared in _SHARED
]
"""How what they all share is told."""


def foresee(a: States, told: list[int], move: Move) -> Foreseen:
    return _foreseen(a, told[move.code])


def written(a: States, told: list[int], moves: Sequence[int]) -> bytes:
    pieces = [
        _written(number) if number >> FREE == 0 else _encode(_with(number, _foreseen(a, number)))
        for number in map(told.__getitem__, moves)
    ]
    return b"%s%s]}]}" % (_BEGIN[told[0] >> MOVE & 1], b",".join(pieces))


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
    """Without what they share."""
    move, shared = _with(number, _harmless(number)), _SHARED[number >> MOVE & 1]
    effect = msgspec.to_builtins(move.effect)
    own = {name: value for name, value in effect.items() if name not in shared}
    said = msgspec.UNSET if move.said == _PUSHED else move.said
    return _encode(replace(move, effect=own, said=said))


def _said(effect: WallEffect) -> Foreseen:
    return effect, tuple(describe(effect))


def _with(number: int, foreseen: Foreseen) -> ShownMove:
    move = number >> MOVE + 1 & 15
    text = move_text(move)
    return ShownMove(text, clicked(text, path(move)), *foreseen)
