"""What the bots do with their time: weigh each drive, or play on from it many times."""

from math import sqrt
from typing import Any, Final

import numpy as np

from cavale.core.jit import Flag, Floats, Ints, Rng, States, inner, kernel, raised, random_below
from cavale.core.rules import apply, mover, moves, points, weight
from cavale.core.seats import CHANCE, OVER
from cavale.games.manhattan.board import AHEAD, ENTRANCE, FIELDS, MISSION_ROOM, PARK, STATION
from cavale.games.manhattan.evaluation import chances, turns_left
from cavale.games.manhattan.files import arrests
from cavale.games.manhattan.state import (
    DRIVE,
    FETCH,
    FILES,
    PLAYERS,
    SEEK,
    TRAP,
    Manhattan,
)
from cavale.games.manhattan.streets import files_closed
from cavale.search.playout import by_weight

# What a level looks at: plain steps; trap fields too; its own turns, by the solved tables, and the
# trap cards that may come; everybody's turns.
STEPS, TRAP_FIELDS, OWN_TURNS, EVERYBODY = range(4)
ROOM_TO_WORK: Final = 4 * PLAYERS
_ARREST: Final = 100.0
_STAGE: Final = 1000.0
_WON: Final = 1e6
_EAGER: Final = 4.0
"""How many steps a trap field is worth to one who does not calculate."""
_FIRST_LOOK: Final = 16
_SURE: Final = 2.5


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
def _steps_left(s: Manhattan, seat: int) -> float:
    """Plain steps to where the player has to be next; a stage further on is always better."""
    first, second = s.cars[2 * seat], s.cars[2 * seat + 1]
    lead, other = (second, first) if s.lead[seat] == 1 else (first, second)
    stage = s.stage[seat]
    if stage == SEEK and files_closed(s) == FILES:
        return float(DISTANCES[first, STATION] + DISTANCES[second, STATION])
    if stage == SEEK:
        return 3 * _STAGE + float(DISTANCES[lead, MISSION_ROOM])
    file = s.mission[seat]
    if stage == DRIVE:
        return 2 * _STAGE + float(DISTANCES[lead, PARK[file]])
    if stage == FETCH:
        return _STAGE + float(DISTANCES[other, STATION])
    return float(min(DISTANCES[first, ENTRANCE[file]], DISTANCES[second, ENTRANCE[file]]))


@inner
def _worth(s: Any, seat: int, sight: int, tables: Floats, work: Floats, won: Floats) -> float:
    """How good it looks to a seat; only EVERYBODY's is a chance to win."""
    if sight == EVERYBODY:
        chances(s, tables, work, won)
        return float(won[seat])
    if s.over:
        return _WON * points(s, seat)
    if sight <= TRAP_FIELDS:
        return _ARREST * _STAGE * arrests(s, seat) - _steps_left(s, seat)
    return _ARREST * arrests(s, seat) - turns_left(s, seat, tables)


@inner
def _after(
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
    if frames[at].over or frames[at].due != TRAP or sight <= TRAP_FIELDS:
        eager = sight == TRAP_FIELDS and frames[at].due == TRAP
        return _worth(frames[at], seat, sight, tables, work, won) + _EAGER * eager
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
        values[i] = _after(frames, 1, lists[1], seat, sight, tables, work, won)


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
        value = _after(frames, 2, lists[2], seat, OWN_TURNS, tables, work, won)
        if i == 0 or value > best:
            best, chosen, ties = value, lists[1, i], 1
        elif value == best:
            ties += 1
            if random_below(rng, ties) == 0:
                chosen = lists[1, i]
    return int(chosen)


@inner
def _shake(rng: Rng, seed: Rng, number: int) -> None:
    """The same dice for the same number."""
    rng[0] = seed[0] ^ np.uint64(number + 1) << np.uint64(20) | np.uint64(1)
    for _ in range(8):
        random_below(rng, 2)


@kernel
def play_on(
    frames: States,
    lists: Ints,
    n: int,
    sums: Floats,
    seat: int,
    turns: int,
    passes: int,
    tables: Floats,
    work: Floats,
    won: Floats,
    seed: Rng,
    rng: Rng,
    stop: Flag,
) -> int:
    """Play on from each move, some turns each time, until stopped; how many games that made.

    sums[i] gathers the chances after move i, their squares, their number, and whether it fell
    so far behind that it was dropped. All moves meet the same dice.
    """
    games = 0
    look = _FIRST_LOOK
    for done in range(passes):
        for i in range(n):
            if sums[i, 3]:
                continue
            if raised(stop):
                return games
            _shake(rng, seed, done)
            frames[1] = frames[0]
            apply(frames[1], lists[0, i])
            left = turns
            who = mover(frames[1])
            while who != OVER and left > 0:
                if who == CHANCE:
                    n_cards = moves(frames[1], lists[1])
                    apply(frames[1], by_weight(frames[1], lists[1], n_cards, rng))
                else:
                    apply(frames[1], quick_choice(frames, lists, tables, work, won, rng))
                    left -= 1
                who = mover(frames[1])
            value = _after(frames, 1, lists[1], seat, EVERYBODY, tables, work, won)
            sums[i, 0] += value
            sums[i, 1] += value * value
            sums[i, 2] += 1
            games += 1
        if done + 1 == look:
            look *= 2
            _drop(n, sums, done + 1)
    return games


@inner
def _drop(n: int, sums: Floats, done: int) -> None:
    """Moves that are clearly behind get no more games."""
    best, spread = -1.0, 0.0
    for i in range(n):
        mean = sums[i, 0] / sums[i, 2]
        if not sums[i, 3] and mean > best:
            best = mean
            spread = sums[i, 1] / sums[i, 2] - mean * mean
    for i in range(n):
        mean = sums[i, 0] / sums[i, 2]
        own = sums[i, 1] / sums[i, 2] - mean * mean
        gap = _SURE * sqrt(max(spread + own, 0.0) / done)
        if mean < best - gap:
            sums[i, 3] = 1.0
