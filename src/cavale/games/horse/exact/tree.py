"""What each move is worth when everything is known, to the end of the deal.

Two players take turns without exception, so this is alpha-beta on numbers from -1, lost, to 1, won.
The deal's end is the horizon: what is played is dealt again, and the player to move then is given
the chance of having been dealt a catch that is there. Otherwise it is even.
"""

from math import comb
from typing import Final

import numpy as np

from cavale.core.jit import Floats, Ints, States, inner, kernel
from cavale.core.rules import apply, moves
from cavale.games.horse.cards import DEALT, KINDS, count
from cavale.games.horse.haste import NO_MOVE, winning
from cavale.games.horse.rules import MAX_MOVES
from cavale.games.horse.state import STATE, Hunt, dealing
from cavale.games.horse.walks import catches, catching_kinds

MOST_CARDS: Final = 3
"""In a hand."""
_FRAMES: Final = 2 * MOST_CARDS + 1
_UNKNOWN: Final = 2.0

_HAND: Final = int(DEALT[2])
DEALT_ONE: Final = np.array(
    [1 - comb(2 * _HAND - good, _HAND) / comb(2 * _HAND, _HAND) for good in range(2 * _HAND + 1)]
)
"""The chance of a catch in a new hand when so many of the cards that are dealt again make one."""


@inner
def _horizon(s: Hunt) -> float:
    """What a new deal is worth to the player to move after it."""
    kinds = catching_kinds(catches(s), s.secret[s.turn])
    good = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            good += count(s.deck, kind)
    return float(DEALT_ONE[good])


@inner
def _known(s: Hunt) -> float:
    """What the position is worth to the seat whose turn it is, where that needs no search."""
    if s.over:
        return 0.0
    if dealing(s):
        return _horizon(s)
    return 1.0 if winning(s) != NO_MOVE else _UNKNOWN


@inner
def _after(frames: States, at: int, move: int) -> float:
    """Play a move that leads to the next frame; its worth to the player to move then."""
    frames[at + 1] = frames[at]
    s = frames[at + 1]
    apply(s, move)
    if s.over and s.winner == frames[at].turn:
        return -1.0
    return _known(s)


@inner
def _search(frames: States, lists: Ints, open_: Ints, bounds: Floats, looked_at: Ints) -> float:
    """What frames[1] is worth to its mover: nothing is known of it yet."""
    top = at = 1
    bounds[at, 0], bounds[at, 1], bounds[at, 2] = -1.0, 1.0, -_UNKNOWN
    open_[at, 0], open_[at, 1] = 0, moves(frames[at], lists[at])
    while True:
        if open_[at, 0] == open_[at, 1] or bounds[at, 2] >= bounds[at, 1]:
            found = bounds[at, 2]
            if at == top:
                return float(found)
            at -= 1
            value = -found
        else:
            move = lists[at, open_[at, 0]]
            open_[at, 0] += 1
            looked_at[0] += 1
            value = _after(frames, at, move)
            if value == _UNKNOWN:
                low = max(bounds[at, 0], bounds[at, 2])
                bounds[at + 1, 0], bounds[at + 1, 1] = -bounds[at, 1], -low
                bounds[at + 1, 2] = -_UNKNOWN
                at += 1
                open_[at, 0], open_[at, 1] = 0, moves(frames[at], lists[at])
                continue
            value = -value
        bounds[at, 2] = max(bounds[at, 2], value)


@kernel
def _judge(
    frames: States,
    codes: Ints,
    values: Floats,
    lists: Ints,
    open_: Ints,
    bounds: Floats,
    looked_at: Ints,
) -> None:
    for i in range(len(codes)):
        value = _after(frames, 0, codes[i])
        if value == _UNKNOWN:
            value = _search(frames, lists, open_, bounds, looked_at)
        values[i] = -value


class Tree:
    """Room to search in."""

    def __init__(self) -> None:
        self._frames = np.zeros(_FRAMES, STATE)
        self._lists = np.zeros((_FRAMES, MAX_MOVES), np.int64)
        self._open = np.zeros((_FRAMES, 2), np.int64)
        self._bounds = np.zeros((_FRAMES, 3))
        self._looked_at = np.zeros(1, np.int64)

    @property
    def looked_at(self) -> int:
        return int(self._looked_at[0])

    def judge(self, world: States, codes: Ints) -> Floats:
        """What each of these moves is worth to the mover, from -1 to 1."""
        values = np.zeros(len(codes))
        self._frames[0] = world[0]
        _judge(
            self._frames,
            codes,
            values,
            self._lists,
            self._open,
            self._bounds,
            self._looked_at,
        )
        return values


def ready() -> None:
    """Compiles the search, which a game needs only when it is late."""
    Tree().judge(np.zeros(1, STATE), np.zeros(0, np.int64))
