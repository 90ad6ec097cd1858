"""Which moves are worth thinking about: those that leave others no catch and prepare one's own.

Nothing is played on here. Over some worlds that the seat cannot rule out, a move is judged by who
would catch on the board right after it: every other player in turn, the next one most of all; and
the seat itself on its next turn, for each number of steps that there may be by then.
"""

from typing import Final

import numpy as np

from cavale.core.jit import Floats, Ints, Rng, States, inner, kernel, seeded
from cavale.core.observation import Observation
from cavale.core.rules import apply, moves, resample
from cavale.games.horse.board import HORSE_WALK, PERSON, reaches
from cavale.games.horse.cards import HORSE, HORSE_KINDS, KINDS, SIGNS, count
from cavale.games.horse.rules import MAX_MOVES
from cavale.games.horse.state import SEATS, STATE, Hunt, next_length
from cavale.games.horse.walks import catches, catching_kinds

_WORLDS: Final = 48
_FADES: Final = 0.7
"""A danger that comes a turn later is worth so much less."""

# How far the number of steps may have drifted when so many others have played: each card +, = or -
# as often as it is in the deck.
_STEP: Final = np.array([19.0, 14.0, 19.0]) / 52


def _drift() -> Floats:
    table = np.zeros((SEATS, 2 * SEATS - 1))
    table[0, SEATS - 1] = 1.0
    for others in range(1, SEATS):
        table[others] = np.convolve(table[others - 1], _STEP, "same")
    return table


DRIFT: Final = _drift()


@inner
def _kinds(hand: int) -> int:
    kinds = 0
    for kind in range(KINDS):
        if count(hand, kind):
            kinds |= 1 << kind
    return kinds


@inner
def _own_chance(s: Hunt, seat: int) -> float:
    """How likely the seat catches on its next turn, if only the number of steps changes."""
    mine = s.secret[seat]
    at, horse = s.place[mine], s.place[HORSE]
    kinds = _kinds(s.hand[seat])
    chance = 0.0
    for drift in range(1 - s.seats, s.seats):
        length = max(1, s.length + drift)
        could = False
        for sign in range(SIGNS):
            n = next_length(length, sign)
            if kinds >> SIGNS * mine + sign & 1 and reaches(PERSON, at, n, horse):
                could = True
            if kinds >> HORSE_KINDS + sign & 1 and reaches(HORSE_WALK, horse, n, at):
                could = True
        if could:
            chance += DRIFT[s.seats - 1, SEATS - 1 + drift]
    return chance


@kernel
def _judge(
    frames: States, out: Ints, scores: Floats, held: Ints, seat: int, bold: float, rng: Rng
) -> int:
    """Score every legal move of frames[0], what the seat sees; how many there are."""
    seats = frames[0].seats
    worlds = held.shape[0]
    for world in range(worlds):
        frames[1] = frames[0]
        w = frames[1]
        resample(w, seat, rng)
        for other in range(seats):
            held[world, other, 0] = w.secret[other]
            held[world, other, 1] = _kinds(w.hand[other])
    n = moves(frames[0], out)
    for i in range(n):
        frames[1] = frames[0]
        s = frames[1]
        apply(s, out[i])
        found = catches(s)
        danger = 0.0
        weight = 1.0
        for turn in range(1, seats):
            other = (seat + turn) % seats
            caught = 0
            for world in range(worlds):
                secret, kinds = held[world, other, 0], held[world, other, 1]
                if catching_kinds(found, secret) & kinds:
                    caught += 1
            danger += weight * caught / worlds
            weight *= _FADES
        scores[i] = bold * _own_chance(s, seat) - danger
    return n


def shortlist(seen: Observation, most: int, bold: float, seed: int) -> list[int]:
    """The most promising moves, the best first; for a turn in which the seat cannot catch.

    `bold` is what a catch of one's own is worth against one of the next player's.
    """
    frames = np.zeros(2, STATE)
    frames[0] = seen.copy_record()[0]
    out, scores = np.zeros(MAX_MOVES, np.int64), np.zeros(MAX_MOVES)
    held = np.zeros((_WORLDS, SEATS, 2), np.int64)
    n = int(_judge(frames, out, scores, held, seen.seat, bold, seeded(seed)))
    best = np.argsort(-scores[:n], kind="stable")[:most]
    return [int(code) for code in out[best]]
