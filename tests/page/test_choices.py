"""Every bot plays in a folder what it plays on a server, where the same number limits both."""

import json
import random
from typing import Any

import pytest

from cavale import CHANCE, GAMES, Game
from cavale.core import allowance
from tests.page import choosing
from tests.page.inside import Inside

THOUGHTS = 300
"""Boards, hunts or games that a bot may look at where otherwise time limits it."""


def questions(slug: str, games: int, each: int) -> list[list[Any]]:
    """So many positions of so many random games, asked of every level."""
    spec = GAMES[slug]
    found = []
    for number in range(games):
        rng = random.Random(f"choices {slug} {number}")
        game = Game(spec, rng.choice(spec.variants).name, rng.choice(list(spec.seat_counts)))
        position, moves, places = game.start(), list[str](), list[list[str]]()
        while position.mover is not None and len(moves) < 200:
            if position.mover != CHANCE and len(position.moves) > 1:
                places.append(list(moves))
            moves.append(str(rng.choice(list(position.moves))))
            position = position.play(moves[-1])
        for place in rng.sample(places, min(each, len(places))):
            for level in spec.level_numbers():
                seed = rng.getrandbits(32)
                found.append([slug, game.variant, game.seats, place, level, seed, THOUGHTS])
    return found


def same(inside: Inside, asked: list[list[Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    # A page has no room for exact tables: nor has the server here.
    monkeypatch.setattr(allowance, "_exact", False)
    there = inside.tell(choosing, asked)
    for one, found in zip(asked, there, strict=True):
        assert found == choosing.chosen(*one), json.dumps(one)


def test_every_level_chooses_the_same(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [one for slug in GAMES for one in questions(slug, games=1, each=2)]
    same(inside, asked, monkeypatch)


@pytest.mark.long
@pytest.mark.parametrize("slug", GAMES)
def test_every_level_chooses_the_same_hundreds_of_times(
    slug: str, inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = questions(slug, games=12, each=4)
    assert len(asked) >= 200
    same(inside, asked, monkeypatch)
