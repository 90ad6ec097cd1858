"""Catch the Thief: the secret flight, the probes, and what each side can know of them.

A move is the number of a point: the thief's next footprint or the detective's next probe. The clue
to a probe is no move: the rules compute it when the probe is made, and it is open to everybody.
"""

from typing import Annotated, Final

import numpy as np

from cavale.core.jit import Ints, Rng, States, implement, inner, layout, light, random_below
from cavale.core.rules import State
from cavale.core.rules import moves as legal_moves
from cavale.core.seats import OVER
from cavale.games.thief.board import (
    ANY_FIRST,
    AWAY,
    BACK,
    COLUMN,
    IS_HIDEOUT,
    NOWHERE,
    OPEN,
    POINTS,
    ROW,
    SCENE,
    STRAIGHT_FIRST,
    WAYS,
    around,
)

THIEF, DETECTIVE = 0, 1
VARIANTS: Final = ("knots-1", "knots-2", "laffont")
KNOTS_1, KNOTS_2, LAFFONT = 0, 1, 2
STEPS: Final = 10
PROBES: Final = STEPS - 1
"""The tenth step reaches a hideout at the latest, and no probe follows it."""
MAX_MOVES: Final = len(OPEN)

NO_CLUE, FAR, NEAR, CAUGHT = 0, 1, 2, 3
RUNNING, ARRESTED, ESCAPED = 0, 1, 2
HIDDEN: Final = -2


class Thief(State):
    variant: int
    footprints: Annotated[Ints, STEPS]
    steps: int
    probes: Annotated[Ints, PROBES]
    clues: Annotated[Ints, PROBES]
    probed: int
    over: int


STATE: Final = layout(Thief)


def _clue(thief: int, probe: int) -> int:
    if thief == probe:
        return CAUGHT
    same_line = ROW[thief] == ROW[probe] or COLUMN[thief] == COLUMN[probe]
    return NEAR if same_line else FAR


CLUE: Final = np.array([[_clue(t, p) for p in range(POINTS)] for t in range(POINTS)], np.int8)
"""What a probe tells of a thief: by where he stands, then by the point probed."""


def mover(s: Thief) -> int:
    if s.over:
        return OVER
    return DETECTIVE if s.steps > s.probed else THIEF


@light
def moves(s: Thief, out: Ints) -> int:
    if s.over:
        return 0
    n = 0
    if s.steps > s.probed:
        if s.probed == 0 and s.variant != LAFFONT:
            out[0] = SCENE
            return 1
        for point in OPEN:
            out[n] = point
            n += 1
    elif s.steps == 0:
        for point in STRAIGHT_FIRST if s.variant == KNOTS_1 else ANY_FIRST:
            out[n] = point
            n += 1
    else:
        at = s.footprints[s.steps - 1]
        while n < WAYS[at]:
            out[n] = AWAY[at, n]
            n += 1
    return n


@light
def pick(s: Thief, out: Ints, rng: Rng) -> int:
    if s.probed and s.steps > s.probed:
        return int(OPEN[random_below(rng, MAX_MOVES)])
    if s.steps and s.steps == s.probed:
        at = s.footprints[s.steps - 1]
        return int(AWAY[at, random_below(rng, WAYS[at])])
    n = legal_moves(s, out)  # type: ignore[arg-type]
    return int(out[random_below(rng, n)])


def apply(s: Thief, move: int) -> None:
    if s.steps == s.probed:
        s.footprints[s.steps] = move
        s.steps += 1
        if IS_HIDEOUT[move]:
            s.over = ESCAPED
        return
    clue = int(CLUE[s.footprints[s.steps - 1], move])
    s.probes[s.probed] = move
    s.clues[s.probed] = clue
    s.probed += 1
    if clue == CAUGHT:
        s.over = ARRESTED


@inner
def score(s: Thief, seat: int) -> float:
    """In Knots only the detective has points, and they count against him."""
    if s.variant == LAFFONT:
        if s.over == ESCAPED:
            return 10.0 if seat == THIEF else 0.0
        return 0.0 if seat == THIEF else 10.0 - s.probed
    if seat == THIEF:
        return 0.0
    return 10.0 if s.over == ESCAPED else float(s.probed)


def points(s: Thief, seat: int) -> float:
    return score(s, seat)


def share(s: Thief, seat: int) -> float:
    return 1.0 if (s.over == ESCAPED) == (seat == THIEF) else 0.0


def utility(s: Thief, seat: int) -> float:
    """The difference in points, which decides the series, spread from -1 to 1."""
    if s.variant == LAFFONT:
        lead = score(s, THIEF) - score(s, DETECTIVE)
        worth = (2.0 * lead - 1.0) / 19.0
    else:
        worth = (2.0 * score(s, DETECTIVE) - 11.0) / 9.0
    return worth if seat == THIEF else -worth


def observe(s: Thief, seat: int) -> None:
    if seat == THIEF or s.over:
        return
    for i in range(s.steps):
        s.footprints[i] = HIDDEN


def visible(s: Thief, move: int, seat: int) -> bool:
    """A step is secret, but for the one that ends the game."""
    return bool(seat == THIEF or s.steps > s.probed or IS_HIDEOUT[move])


@inner
def fits(s: Thief, step: int, point: int) -> bool:
    """Whether the thief can have been there after this step, by the clue to it alone."""
    if IS_HIDEOUT[point]:
        return False
    return step >= s.probed or CLUE[point, s.probes[step]] == s.clues[step]


@inner
def count_ways(s: Thief, ways: Ints) -> None:
    """ways[k, p]: how many flights of k + 1 steps end at p and agree with the clues so far."""
    for point in STRAIGHT_FIRST if s.variant == KNOTS_1 else ANY_FIRST:
        if fits(s, 0, point):
            ways[0, point] = 1
    for step in range(1, s.steps):
        for point in range(POINTS):
            if fits(s, step, point):
                for before in BACK[point]:
                    if before != NOWHERE:
                        ways[step, point] += ways[step - 1, before]


def resample(s: Thief, seat: int, rng: Rng) -> None:
    """One of the flights that agree with all clues, each as likely as any other."""
    if s.steps == 0 or s.footprints[0] != HIDDEN:
        return
    ways = np.zeros((STEPS, POINTS), np.int64)
    count_ways(s, ways)
    last = s.steps - 1
    total = 0
    for point in range(POINTS):
        total += ways[last, point]
    left = random_below(rng, total)
    at = NOWHERE
    for point in range(POINTS):
        if at == NOWHERE:
            left -= ways[last, point]
            if left < 0:
                at = point
    s.footprints[last] = at
    for step in range(last - 1, -1, -1):
        left = random_below(rng, ways[step + 1, at])
        came = NOWHERE
        for before in BACK[at]:
            if before != NOWHERE and came == NOWHERE:
                left -= ways[step, before]
                if left < 0:
                    came = before
        at = came
        s.footprints[step] = at


def start(variant: str, seats: int) -> States:
    a = np.zeros(1, STATE)
    a["variant"] = VARIANTS.index(variant)
    a["footprints"] = NOWHERE
    a["probes"] = NOWHERE
    return a


def reason(a: States) -> str:
    return "escaped" if a["over"][0] == ESCAPED else "caught"


def refusal(a: States, move: int) -> str:
    s = a[0]
    if s.over:
        return "5.8"
    if s.steps > s.probed:
        forced = s.probed == 0 and s.variant != LAFFONT
        return "3.2" if forced else "3.1"
    if s.steps == 0:
        return "2.1" if s.variant == KNOTS_1 else "2.2"
    return "2.4" if move in (at := int(s.footprints[s.steps - 1]), *around(at)) else "2.3"


implement(STATE, mover, moves, pick, apply, points, share, utility, observe, visible, resample)
