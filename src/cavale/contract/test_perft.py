"""The counts of the fixtures, which the twins computed, against the kernels."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from cavale import Game
from cavale.contract.subject import subject
from cavale.contract.walks import walk
from cavale.core.jit import JIT
from cavale.core.spec import Spec
from cavale.search.perft import perft

MOST = 10**9 if JIT else 150
WALKED = 40 if JIT else 4


@dataclass(frozen=True)
class Fact:
    slug: str
    variant: str
    seats: int | None
    position: str
    counts: tuple[tuple[int, int], ...]


def facts(slug: str) -> Iterator[Fact]:
    for line in (subject().perft / f"{slug}.perft").read_text("utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        which, position, *counts = (part.strip() for part in line.split(";"))
        variant, *seats = which.split(" ")  # the number of seats only where there is a choice
        pairs = (count.removeprefix("D").split(" ") for count in counts)
        numbers = tuple((int(d), int(n)) for d, n in pairs)
        yield Fact(slug, variant, int(seats[0]) if seats else None, position, numbers)


def test_the_counts_of_the_fixtures(spec: Spec) -> None:
    checked = 0
    for fact in facts(spec.slug):
        position = Game(spec, fact.variant, fact.seats).parse(fact.position)
        for depth, nodes in fact.counts:
            if nodes > MOST:
                break  # deeper down there may be fewer, when most games are over: as much work
            assert perft(position, depth) == nodes, (fact.position, depth)
            checked += 1
    assert checked >= 20


def test_perft_counts_what_playing_counts(game: Game) -> None:
    for position in walk(game, 2).positions[:WALKED]:
        assert perft(position, 0) == 1
        assert perft(position, 1) == len(position.moves)
        two = sum(len(position.play(move).moves) for move in position.moves)
        assert perft(position, 2) == two
        children = (position.play(move) for move in position.moves)
        assert perft(position, 3) == sum(perft(child, 2) for child in children)


def test_perft_refuses_a_negative_depth(game: Game) -> None:
    with pytest.raises(ValueError, match="negative"):
        perft(game.start(), -1)
