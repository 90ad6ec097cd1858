"""How the bots weigh a drive: by the steps or the turns left, or by everybody's chances."""

from typing import Any, Final

import numpy as np

from cavale.core.jit import Floats, Ints, Rng, States, inner, kernel, random_below
from cavale.core.rules import apply, mover, moves, points, weight
from cavale.games.manhattan.board import AHEAD, ENTRANCE, FAR, FIELDS, MISSION_ROOM, PARK, STATION
from cavale.games.manhattan.evaluation import chances, turns_left
from cavale.games.manhattan.files import arrests
from cavale.games.manhattan.state import (
    ARREST_FIELD,
    DRIVE,
    FETCH,
    FILES,
    PLAYERS,
    SEEK,
    TRAP,
    Manhattan,
)
from cavale.games.manhattan.streets import files_closed, second_waits

# What a bot looks at: the way to its next errand as far as one roll goes, or all of it, without a
# plan for the hunt; then also the way to the entrance while its criminal is on red, or always; its
# own turns, by the solved tables, and the trap cards that may come; everybody's.
NEAR, ERRANDS, ON_RED, STEPS, OWN_TURNS, EVERYBODY = range(6)
ROOM_TO_WORK: Final = 4 * PLAYERS
_ARREST: Final = 100.0
_STAGE: Final = 1000.0
_WON: Final = 1e6


def _distances() -> Ints:
    """Steps between any two fields, along the arrows."""
    table = np.full((FIELDS, FIELDS), FIELDS)
    for start in range(FIELDS):
        table[start, start] = 0
        edge = [start]
        while edge:
            here = edge.pop(0)
            for there in AHEAD[here]:
                if table[start, there] == FIELDS:
                    table[start, there] = table[start, here] + 1
                    edge.append(there)
    return table


DISTANCES: Final = _distances()


@inner
def _steps_left(s: Manhattan, seat: int, sight: int) -> float:
    """Plain steps to where the player has to be next; a stage further on is always better."""
    first, second = s.cars[2 * seat], s.cars[2 * seat + 1]
    lead, other = (second, first) if s.lead[seat] == 1 else (first, second)
    if s.stage[seat] == SEEK and not second_waits(s, seat):
        lead = first if DISTANCES[first, MISSION_ROOM] < DISTANCES[second, MISSION_ROOM] else second
    stage = s.stage[seat]
    if stage == SEEK and files_closed(s) == FILES:
        return float(DISTANCES[first, STATION] + DISTANCES[second, STATION])
    far = FAR if sight == NEAR else FIELDS
    if stage == SEEK:
        return 3 * _STAGE + float(min(DISTANCES[lead, MISSION_ROOM], far))
    file = s.mission[seat]
    if stage == DRIVE:
        return 2 * _STAGE + float(min(DISTANCES[lead, PARK[file]], far))
    if stage == FETCH:
        return _STAGE + float(min(DISTANCES[other, STATION], far))
    if sight <= ERRANDS or (sight == ON_RED and s.circle[file] != ARREST_FIELD):
        return 0.0
    return float(min(DISTANCES[first, ENTRANCE[file]], DISTANCES[second, ENTRANCE[file]]))


@inner
def _worth(s: Any, seat: int, sight: int, tables: Floats, work: Floats, won: Floats) -> float:
    """How good it looks to a seat; only EVERYBODY's is a chance to win."""
    if sight == EVERYBODY:
        chances(s, tables, work, won)
        return float(won[seat])
    if s.over:
        return _WON * points(s, seat)
    if sight <= STEPS:
        return _ARREST * _STAGE * arrests(s, seat) - _steps_left(s, seat, sight)
    return _ARREST * arrests(s, seat) - turns_left(s, seat, tables)


@inner
def worth_after(
    frames: States,
    at: int,
    cards: Ints,
    seat: int,
    sight: int,
    tables: Floats,
    work: Floats,
    won: Floats,
) -> float:
    """What frames[at] is worth to a seat, a trap card that is due being drawn in every way."""
    if frames[at].over or frames[at].due != TRAP or sight <= STEPS:
        return _worth(frames[at], seat, sight, tables, work, won)
    value = total = 0.0
    for i in range(moves(frames[at], cards)):
        frames[at + 1] = frames[at]
        heavy = weight(frames[at], cards[i])
        apply(frames[at + 1], cards[i])
        total += heavy
        value += heavy * _worth(frames[at + 1], seat, sight, tables, work, won)
    return value / total


@kernel
def weigh(
    frames: States,
    lists: Ints,
    n: int,
    values: Floats,
    seat: int,
    sight: int,
    tables: Floats,
    work: Floats,
    won: Floats,
) -> None:
    """The value of each of the n moves in lists[0] at frames[0]."""
    for i in range(n):
        frames[1] = frames[0]
        apply(frames[1], lists[0, i])
        values[i] = worth_after(frames, 1, lists[1], seat, sight, tables, work, won)


@inner
def quick_choice(
    frames: States, lists: Ints, tables: Floats, work: Floats, won: Floats, rng: Rng
) -> int:
    """What the mover of frames[1] would do at a glance: the fewest turns of his own."""
    seat = mover(frames[1])
    n = moves(frames[1], lists[1])
    if n == 1:
        return int(lists[1, 0])
    best, chosen, ties = 0.0, lists[1, 0], 0
    for i in range(n):
        frames[2] = frames[1]
        apply(frames[2], lists[1, i])
        value = worth_after(frames, 2, lists[2], seat, OWN_TURNS, tables, work, won)
        if i == 0 or value > best:
            best, chosen, ties = value, lists[1, i], 1
        elif value == best:
            ties += 1
            if random_below(rng, ties) == 0:
                chosen = lists[1, i]
    return int(chosen)
