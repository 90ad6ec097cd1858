"""How the best bot thinks: it plays on from each drive, many times, and compares the ends."""

from math import sqrt
from typing import Final

import numpy as np

from cavale.core.jit import Flag, Floats, Ints, Rng, States, inner, kernel, raised, random_below
from cavale.core.rules import apply, mover, pick
from cavale.core.seats import CHANCE, OVER
from cavale.games.manhattan.state import ROLL
from cavale.games.manhattan.thinking import EVERYBODY, quick_choice, worth_after

# What is tallied of each drive.
TALLIED: Final = 4
TOTAL, GAMES, LATEST, DROPPED = range(TALLIED)
STREAMS: Final = 3
DICE, CARDS, WHIMS = range(STREAMS)
_FIRST_LOOK: Final = 100
"""Arrests are rare: fewer games might not show that two drives differ."""
_SURE: Final = 3.0


@inner
def _shake(streams: Rng, seed: Rng, number: int) -> None:
    """The same dice, and the same luck with the cards, for the same number."""
    for i in range(len(streams)):
        streams[i, 0] = seed[0] ^ np.uint64(number + 1) << np.uint64(20 + 8 * i) | np.uint64(1)
        for _ in range(8):
            random_below(streams[i], 2)


@inner
def _play_some(
    frames: States,
    lists: Ints,
    turns: int,
    tables: Floats,
    work: Floats,
    won: Floats,
    streams: Rng,
) -> None:
    """Everybody plays on at a glance from frames[1], so many turns.

    Dice, cards and whims come from streams of their own: the third roll is the third roll, whatever
    was drawn in between.
    """
    left = turns
    who = mover(frames[1])
    while who != OVER and left > 0:
        if who == CHANCE:
            stream = streams[DICE] if frames[1].due == ROLL else streams[CARDS]
            apply(frames[1], pick(frames[1], lists[1], stream))
        else:
            apply(frames[1], quick_choice(frames, lists, tables, work, won, streams[WHIMS]))
            left -= 1
        who = mover(frames[1])


@kernel
def play_on(
    frames: States,
    lists: Ints,
    n: int,
    tally: Floats,
    gaps: Floats,
    seat: int,
    turns: int,
    passes: int,
    tables: Floats,
    work: Floats,
    won: Floats,
    seed: Rng,
    streams: Rng,
    stop: Flag,
) -> int:
    """Play on from each move, some turns each time, until stopped; how many games that made.

    tally[i] gathers the chances after move i, their number, the latest, and whether the move fell
    so far behind that it was dropped; gaps[i, j] the squares of how far i and j were apart. All
    moves meet the same dice.
    """
    games = 0
    look = _FIRST_LOOK
    for done in range(passes):
        for i in range(n):
            if tally[i, DROPPED]:
                continue
            if raised(stop):
                return games
            _shake(streams, seed, done)
            frames[1] = frames[0]
            apply(frames[1], lists[0, i])
            _play_some(frames, lists, turns, tables, work, won, streams)
            value = worth_after(frames, 1, lists[1], seat, EVERYBODY, tables, work, won)
            tally[i, TOTAL] += value
            tally[i, GAMES] += 1
            tally[i, LATEST] = value
            games += 1
            for j in range(i):
                if not tally[j, DROPPED]:
                    gaps[i, j] += (value - tally[j, LATEST]) ** 2
                    gaps[j, i] = gaps[i, j]
        if done + 1 == look:
            look *= 2
            if _drop(n, tally, gaps, done + 1) == 1:
                break
    return games


@inner
def _drop(n: int, tally: Floats, gaps: Floats, done: int) -> int:
    """Moves that are clearly behind get no more games; how many are left."""
    best = -1
    for i in range(n):
        if not tally[i, DROPPED] and (best < 0 or tally[i, TOTAL] > tally[best, TOTAL]):
            best = i
    left = 0
    for i in range(n):
        if tally[i, DROPPED]:
            continue
        behind = (tally[best, TOTAL] - tally[i, TOTAL]) / done
        spread = gaps[best, i] / done - behind * behind
        if behind > _SURE * sqrt(max(spread, 0.0) / done) and behind > 0:
            tally[i, DROPPED] = 1.0
        else:
            left += 1
    return left
