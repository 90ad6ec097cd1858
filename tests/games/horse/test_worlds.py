"""The worlds that a seat imagines, where few cards are left and the horse is hard pressed.

Random games seldom get there: with catches on the board turn after turn, hands and papers exclude
each other, and who cannot move has to discard.
"""

import random
from collections import Counter

import numpy as np
import pytest

from cavale import CHANCE, Position, game
from cavale.contract.twins import choose
from cavale.core.jit import JIT, seeded
from cavale.games.horse.swaps import mend
from tests.oracles import horse as twin

HUNTS = 60 if JIT else 30
WORLDS = 12 if JIT else 4


def hard_pressed(seats: int, rng: random.Random) -> tuple[Position, twin.Horse]:
    """All pursuers are near the horse, steps are few and so are cards, most of them the horse's."""
    horse, *near = nearest(rng.choice(twin.CELLS[1:]), 6)
    rng.shuffle(near)
    deck = sorted(twin.whole_deck(seats), key=lambda card: rng.random() - card.startswith("horse"))
    size = rng.randint(1, 3)
    hands = [twin.in_order(deck[size * seat :][:size]) for seat in range(seats)]
    others = rng.sample(deck[size * seats :], len(deck) - size * seats)
    aside = twin.in_order(others[: len(deck) - twin.HAND_SIZE[seats] * seats])
    text = " ".join(
        [
            ",".join([*near, horse]),
            str(rng.randint(1, 3)),
            f"{rng.randint(1, 2)} 1",
            "".join(rng.choices("fwlmd", k=seats)),
            "/".join(map(twin.cards_text, hands)),
            twin.cards_text(aside),
        ]
    )
    return game("horse", seats=seats).parse(text), twin.parse(text, "classic", seats)


def nearest(cell: str, number: int) -> list[str]:
    """A cell and those around it; the farm is not among them."""
    found = [cell]
    for here in found:
        beside = [cell for link in twin.LINKS if here in link for cell in link]
        found += [cell for cell in beside if cell not in (*found, twin.FARM)]
    return found[:number]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_seat_imagines_nothing_that_the_twin_excludes(seats: int) -> None:
    rng, draws = random.Random(seats), seeded(seats)
    discards = 0
    for _ in range(HUNTS):
        position, slow = hard_pressed(seats, rng)
        while slow.mover not in (None, CHANCE):
            seat = rng.choice([*range(seats), None])
            for _ in range(WORLDS):
                world = str(position.observe(seat).resample(draws))
                assert slow.imagines(world, seat), f"{seat} knows that {position} is not {world}"
            move = choose(slow, rng)
            discards += move.startswith("x")
            position, slow = position.play(move), slow.play(move)
    assert discards


@pytest.mark.parametrize("seed", range(200 if JIT else 60))
def test_cards_are_mended_whenever_they_can_be(seed: int) -> None:
    rng = random.Random(seed)
    kinds, sizes = rng.randint(1, 5), rng.choices(range(4), k=rng.randint(1, 5))
    owner = np.array([seat for seat, size in enumerate(sizes) for _ in range(size)], np.int64)
    pool = np.array(rng.choices(range(kinds), k=len(owner)), np.int64)
    never = np.array(rng.choices(range(1 << kinds), k=len(sizes)), np.int64)
    before = sorted(owner), list(pool)
    refused = [{twin.CARDS[k] for k in range(kinds) if mask >> k & 1} for mask in never]
    there = Counter(twin.CARDS[kind] for kind in pool)
    assert mend(pool, owner, never) == twin.can_be_dealt(there, sizes, refused)
    assert (sorted(owner), list(pool)) == before
    if twin.can_be_dealt(there, sizes, refused):
        assert not any(never[holder] >> kind & 1 for holder, kind in zip(owner, pool, strict=True))
