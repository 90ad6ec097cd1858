"""What the others guess of a seat by whom it moves where.

Nothing here is certain. A player is taken to bring its subject nearer to the horse, or the horse
to it: of two cells that a card leads to, one that is a step nearer is e to the power of EAGER times
as likely. For each seat and pursuer the state keeps the logarithm of how much likelier its moves
were with that subject than with one that they say nothing of, in thousandths.

EAGER was fitted to games of bots: with it, what a seat's moves say gives its subject 0.35 on
(geometric) average, against 0.20 without, and 0.32 against 0.22 for strollers; twice as much or
half as much is worse.
"""

from typing import Final

import numpy as np

from cavale.core.jit import Floats, States, inner, kernel, lowest_bit
from cavale.games.horse.board import (
    CELLS,
    HORSE_WALK,
    NEIGHBOURS,
    PERSON,
    REACH,
    WORD,
    settled,
)
from cavale.games.horse.cards import HORSE, PURSUERS, SIGNS
from cavale.games.horse.state import Hunt, next_length

EAGER: Final = 0.5
_GRAIN: Final = 1000
_DOUBT: Final = 0.02
"""How likely at least anything is that nothing speaks against, beside the likeliest."""


def _steps() -> np.ndarray[tuple[int, int], np.dtype[np.int8]]:
    """Between any two cells, along any path."""
    steps = np.full((CELLS, CELLS), -1, np.int8)
    for start in range(CELLS):
        edge = [start]
        steps[start, start] = 0
        for here in edge:
            for there in NEIGHBOURS[here]:
                if steps[start, there] < 0:
                    steps[start, there] = steps[start, here] + 1
                    edge.append(there)
    return steps


_STEPS: Final = _steps()
_LIKELY: Final = np.exp(-EAGER * np.arange(int(_STEPS.max()) + 1))


@inner
def lean_by_move(s: Hunt, kind: int, cell: int) -> None:
    """The mover lays down a card of this kind and moves its subject, which is not yet moved."""
    subject = kind // SIGNS
    n = settled(next_length(s.length, kind))
    first = PURSUERS * s.turn
    if subject == HORSE:
        for pursuer in range(PURSUERS):
            s.leans[first + pursuer] += _lean(HORSE_WALK, s.place[HORSE], n, s.place[pursuer], cell)
    else:
        s.leans[first + subject] += _lean(PERSON, s.place[subject], n, s.place[HORSE], cell)


@inner
def _lean(walker: int, start: int, n: int, goal: int, cell: int) -> int:
    """How much a walk to this cell speaks for somebody who wants to be near the goal."""
    total, cells = 0.0, 0
    for word in range(2):
        ends = REACH[walker, start, n, word]
        while ends:
            total += _LIKELY[_STEPS[word * WORD + lowest_bit(ends), goal]]
            cells += 1
            ends &= ends - 1
    lean = float(np.log(_LIKELY[_STEPS[cell, goal]] * cells / total))
    return round(_GRAIN * lean)


@inner
def likelihoods(s: Hunt, seat: int, out: Floats) -> None:
    """How likely each subject is for a seat by its moves, beside the likeliest."""
    first = PURSUERS * seat
    most = s.leans[first]
    for subject in range(PURSUERS):
        most = max(most, s.leans[first + subject])
    for subject in range(PURSUERS):
        out[subject] = _DOUBT + np.exp((s.leans[first + subject] - most) / _GRAIN)


@kernel
def face_likelihoods(a: States, seat: int, out: Floats) -> None:
    likelihoods(a[0], seat, out)
