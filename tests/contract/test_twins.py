"""Kernel and twin agree, ply by ply, on random games.

A twin that is slow says in PLIES how many it compares by default. CAVALE_TWIN_PLIES asks for a
longer run by hand.
"""

import os
import random
from fractions import Fraction

import pytest

from cavale import CHANCE, GAMES, Game
from cavale.core.jit import JIT
from tests.contract.twins import check_agreement, choose, oracle, twin_of
from tests.contract.walks import every_game, house_games
from tests.oracles.kuhn import Kuhn
from tests.toys import kuhn

PLIES = 60_000 if JIT else 1_000
TOY_PLIES = 4000
SHARDS = 4 if JIT else 1


def plies_of(game: Game) -> int:
    asked = os.environ.get("CAVALE_TWIN_PLIES")
    if game.slug not in GAMES:
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


def test_toys_are_walked_too() -> None:
    assert len(every_game()) > len(house_games())


def test_a_wrong_chance_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    deal, twin = Game(kuhn.SPEC).start(), Kuhn("--", ())
    check_agreement(deal, twin)
    loaded = {"J": Fraction(1, 2), "Q": Fraction(1, 4), "K": Fraction(1, 4)}
    monkeypatch.setattr(Kuhn, "chances", loaded)
    with pytest.raises(AssertionError):
        check_agreement(deal, twin)


def test_the_order_in_which_chance_is_listed_means_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal, twin = Game(kuhn.SPEC).start(), Kuhn("--", ())
    monkeypatch.setattr(Kuhn, "chances", dict(reversed(twin.chances.items())))
    check_agreement(deal, twin)


def test_a_secret_that_differs_is_noticed() -> None:
    dealt = Game(kuhn.SPEC).start().play("J").play("K")
    check_agreement(dealt, Kuhn("JK", ()))
    with pytest.raises(AssertionError):
        check_agreement(dealt, Kuhn("JQ", ()))
