"""Kernel and twin agree, ply by ply, on random games.

A twin that is slow says in PLIES how many it compares by default. CAVALE_TWIN_PLIES asks for a
longer run by hand.
"""

import importlib
import os
import random
from types import ModuleType
from typing import Protocol, cast

import pytest

from cavale import CHANCE, Game
from cavale.core.jit import JIT
from tests.contract.walks import every_game, house_games

PLIES = 200_000 if JIT else 4_000
SHARDS = 4


class Twin(Protocol):
    """What a slow, obvious twin can do; its moves are texts in the pinned order."""

    @property
    def mover(self) -> int | None: ...
    @property
    def moves(self) -> list[str]: ...
    @property
    def points(self) -> tuple[float, ...] | None: ...
    def play(self, text: str) -> "Twin": ...


def oracle(game: Game) -> ModuleType:
    return importlib.import_module(f"tests.oracles.{game.slug}")


def twin_of(game: Game) -> Twin:
    return cast(Twin, oracle(game).start(game.variant))


def plies_of(game: Game) -> int:
    asked = os.environ.get("CAVALE_TWIN_PLIES")
    return int(asked) if asked else min(PLIES, getattr(oracle(game), "PLIES", PLIES))


def agree(game: Game, plies: int, rng: random.Random) -> int:
    """Play random games to their ends, for at least so many plies; how many there were."""
    done = 0
    while done < plies:
        position, twin = game.start(), twin_of(game)
        while True:
            assert str(position) == str(twin)
            assert position.mover == twin.mover
            assert [str(move) for move in position.moves] == twin.moves
            outcome = position.outcome
            assert (outcome and outcome.points) == twin.points, str(twin)
            if not twin.moves:
                break
            move = rng.choice(twin.moves)
            position, twin = position.play(move), twin.play(move)
            done += 1
    return done


@pytest.mark.parametrize("shard", range(SHARDS))
def test_kernel_and_twin_agree(house_game: Game, shard: int) -> None:
    variants = len([g for g in house_games() if g.slug == house_game.slug])
    share = -(-plies_of(house_game) // (SHARDS * variants))
    assert agree(house_game, share, random.Random(f"{house_game!r} {shard}")) >= share


def test_every_game_has_a_twin() -> None:
    for game in house_games():
        assert twin_of(game).mover in (CHANCE, *range(game.seats))


def test_toys_are_walked_too() -> None:
    assert len(every_game()) > len(house_games())
