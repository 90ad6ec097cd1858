"""Kernel and twin agree, ply by ply, on random games.

A twin that is slow says in PLIES how many it compares by default. CAVALE_TWIN_PLIES asks for a
longer run by hand.
"""

import os
import random

import pytest

from cavale import CHANCE, Game
from cavale.contract.subject import subject
from cavale.contract.twins import check_agreement, choose, oracle, twin_of
from cavale.contract.walks import every_game
from cavale.core.jit import JIT

PLIES = 60_000 if JIT else 1_000
TOY_PLIES = 4000
SHARDS = 4 if JIT else 1


def plies_of(game: Game) -> int:
    asked = os.environ.get("CAVALE_TWIN_PLIES")
    if game.spec in subject().toys:
        return TOY_PLIES
    return int(asked) if asked else min(PLIES, getattr(oracle(game), "PLIES", PLIES))


def agree(game: Game, plies: int, rng: random.Random) -> int:
    """Play random games to their ends, for at least so many plies; how many there were."""
    done = 0
    while done < plies:
        position, twin = game.start(), twin_of(game)
        check_agreement(position, twin)
        while twin.mover is not None:
            move = choose(twin, rng)
            position, twin = position.play(move), twin.play(move)
            check_agreement(position, twin)
            done += 1
    return done


@pytest.mark.parametrize("shard", range(SHARDS))
def test_kernel_and_twin_agree(game: Game, shard: int) -> None:
    versions = len([other for other in every_game() if other.slug == game.slug])
    share = -(-plies_of(game) // (SHARDS * versions))
    assert agree(game, share, random.Random(f"{game!r} {shard}")) >= share


def test_every_game_has_a_twin() -> None:
    for game in every_game():
        assert twin_of(game).mover in (CHANCE, *range(game.seats))
