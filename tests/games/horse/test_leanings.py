"""What is guessed from whom a player moves where."""

import random
from itertools import pairwise
from math import exp, log

import numpy as np
import pytest

from cavale import CHANCE, Position, game
from cavale.core.jit import JIT
from cavale.games.horse.board import HORSE_WALK, NAMES, PERSON, ways
from cavale.games.horse.bots import Hunter, Stroller
from cavale.games.horse.cards import HORSE, PURSUERS, SIGNS
from cavale.games.horse.leanings import EAGER, face_likelihoods
from cavale.games.horse.naive import steps_from
from cavale.games.horse.state import PLAY
from tests.games.horse.drawn import SUBJECTS, hunt

TWO = game("horse", seats=2)


def likely(position: Position, seat: int) -> dict[str, float]:
    out = np.zeros(PURSUERS)
    face_likelihoods(position.copy_record(), seat, out)
    return dict(zip(SUBJECTS, out.tolist(), strict=False))


def nearest(position: Position, card: str, goal: str, sign: int = 1) -> str:
    """The move with this card that ends nearest to a cell, or farthest from it."""
    moves = [str(move) for move in position.moves if str(move).startswith(card)]
    steps = steps_from(NAMES.index(goal))
    return min(moves, key=lambda move: sign * steps[NAMES.index(move.split()[1])])


def test_who_brings_somebody_nearer_to_the_horse_may_play_for_him() -> None:
    position = hunt("dog B1", hand="d+ m=", paper="l", length=4)
    nearer = likely(position.play(nearest(position, "dog+", "A14")), 0)
    farther = likely(position.play(nearest(position, "dog+", "A14", -1)), 0)
    assert nearer["dog"] > nearer["maid"] == nearer["farmer"]
    assert farther["dog"] < farther["maid"] == farther["farmer"]
    assert likely(position.play(nearest(position, "dog+", "A14")), 1) == likely(position, 1)


def test_who_brings_the_horse_nearer_to_somebody_may_play_for_him() -> None:
    position = hunt("dog B1", hand="h+ m=", paper="l", length=4)
    nearer = likely(position.play(nearest(position, "horse+", "B1")), 0)
    farther = likely(position.play(nearest(position, "horse+", "B1", -1)), 0)
    assert nearer["dog"] / nearer["maid"] > 1.5 * farther["dog"] / farther["maid"]


def slow_lean(before: Position, code: int, pursuer: int) -> float:
    """By walking every way there is."""
    kind, cell = divmod(code - PLAY, len(NAMES))
    s, n = before.copy_record()[0], before.view()["lengths"][("plus", "equal", "minus")[kind % 3]]
    who = kind // SIGNS
    if who not in (HORSE, pursuer):
        return 0.0
    goal = steps_from(int(s.place[pursuer if who == HORSE else HORSE]))
    ends = ways(HORSE_WALK if who == HORSE else PERSON, int(s.place[who]), n)
    usual = sum(exp(-EAGER * goal[end]) for end in ends) / len(ends)
    return log(exp(-EAGER * goal[cell]) / usual)


def some_game(seed: int) -> list[Position]:
    rng, stroller = random.Random(seed), Stroller(2.0)
    positions = [TWO.start()]
    while (mover := positions[-1].mover) is not None:
        position = positions[-1]
        if mover == CHANCE:
            positions.append(position.play_unchecked(position.draw(rng).code))
        else:
            chosen = stroller.choose(position.observe(mover), rng.getrandbits(30))
            positions.append(position.play(chosen.move))
    return positions


@pytest.mark.slow
def test_leanings_are_what_walking_finds() -> None:
    for seed in range(6 if JIT else 1):
        positions = some_game(seed)
        sums = np.zeros((2, PURSUERS))
        for before, after in pairwise(positions):
            code = next(m.code for m in before.moves if before.play(m).state == after.state)
            mover = before.mover
            if mover in (0, 1) and code >= PLAY and after.outcome is None:
                sums[mover] += [slow_lean(before, code, pursuer) for pursuer in range(PURSUERS)]
            leans = after.copy_record()["leans"][0, : 2 * PURSUERS].reshape(2, PURSUERS)
            assert np.abs(leans / 1000 - sums).max() <= 0.0006 * len(positions)


@pytest.mark.slow
def test_the_guess_is_right_more_often_than_chance() -> None:
    """Strollers do as they are taken to do: what is said of them at the end of their games."""
    said = []
    for seed in range(60 if JIT else 2):
        last = some_game(seed)[-2]
        for seat in range(2):
            chances = likely(last, seat)
            own = SUBJECTS[int(last.copy_record()["secret"][0, seat])]
            said.append(log(chances[own] / sum(chances.values())))
    assert not JIT or sum(said) / len(said) > log(1 / PURSUERS) + 0.3


def test_whoever_does_not_read_sees_no_leanings() -> None:
    """Two hunts alike but for what was moved before."""
    position = hunt("dog B1", hand="d+ m= w-", paper="l", length=4)
    a = position.copy_record()
    a["leans"][0, 1 * PURSUERS] = 5000
    other = TWO.at(a.tobytes())
    blind = Hunter(hunts=60 if JIT else 4, few=6)
    assert blind.choose(position.observe(0), 3) == blind.choose(other.observe(0), 3)


def test_papers_are_imagined_as_they_are_likely() -> None:
    position = hunt("dog B1", hand="d+ m= w-", paper="l", length=4)
    a = position.copy_record()
    a["leans"][0, 1 * PURSUERS + 3] = 3000
    seen, rng = TWO.at(a.tobytes()).observe(0), random.Random(2)
    draws = 400 if JIT else 40
    drawn = [int(seen.resample(rng).copy_record()["secret"][0, 1]) for _ in range(draws)]
    chances = likely(TWO.at(a.tobytes()), 1)
    share = chances["maid"] / sum(chances.values())
    assert abs(drawn.count(3) / draws - share) < 6 * (share * (1 - share) / draws) ** 0.5
