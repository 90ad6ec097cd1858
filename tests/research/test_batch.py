"""Many games at once: the same games as one by one."""

import doctest
import sys
from dataclasses import replace

import numpy as np
import pytest

import cavale
from cavale import CHANCE, CavaleError, Game
from cavale.contract.walks import own_games
from cavale.core.jit import JIT
from cavale.research import Batch, Buffers, batch, mask, planes, research_of

STEPS = 300 if JIT else 30
N = 4


def _name(game: Game) -> str:
    return f"{game.slug}-{game.variant}-{game.seats}"


@pytest.mark.parametrize("game", own_games(), ids=_name)
def test_every_game_of_a_batch_is_a_game_of_its_own(game: Game) -> None:
    """Move by move against `Position`: who moves, what may be done, what is seen, what it paid."""
    games, ended, followed = Batch(game, N, seed=3, limit=STEPS // 3), 0, 0
    for _ in range(STEPS // N):
        before = [games.position(i) for i in range(N)]
        chosen = games.sample().copy()
        games.step(chosen)
        for i in range(N):
            here = games.position(i)
            seen = here.observe(int(games.mover[i]))
            assert here.mover == games.mover[i]
            assert games.mask[i].tolist() == mask(here).tolist()
            assert games.planes[i].tolist() == planes(seen).tolist()
            after = before[i].play_unchecked(
                cavale.research.move_with(before[i], int(chosen[i])).code
            )
            if after.mover is None:
                assert games.terminated[i]
                paid = [after.utility(seat) for seat in range(game.seats)]
                assert games.rewards[i].tolist() == pytest.approx(paid)
                ended += 1
            elif after.mover != CHANCE:
                followed += 1
                assert not games.terminated[i]
                assert games.rewards[i].tolist() == [0.0] * game.seats
                assert games.truncated[i] or here == after
    assert followed or game.chance
    assert ended or not JIT or game.slug != "thief"


def test_a_seed_gives_the_same_games_whatever_their_number() -> None:
    few, many = batch("horse", 2, seats=3, seed=9), batch("horse", 5, seats=3, seed=9)
    other = batch("horse", 2, seats=3, seed=10)
    assert few.planes.tolist() != other.planes.tolist()
    for _ in range(60):
        chosen = many.sample(4).copy()
        many.step(chosen)
        few.step(chosen[:2])
        assert few.planes.tolist() == many.planes[:2].tolist()
        assert few.mover.tolist() == many.mover[:2].tolist()
    few.reset(9)
    assert few.planes.tolist() == batch("horse", 2, seats=3, seed=9).planes.tolist()


def test_an_action_that_is_not_legal_moves_no_game() -> None:
    games = batch("wall", 3)
    before = [games.position(i) for i in range(3)]
    for wrong in ([0, 10, 0], [0, 11, 0], [0, -1, 0]):
        with pytest.raises(CavaleError, match=f"game 1: action {wrong[1]} is not legal"):
            games.step(wrong)
    for shape in ([0, 0], [[0, 0, 0]], [0.0, 0.0, 0.0]):
        with pytest.raises(CavaleError, match="3 whole numbers"):
            games.step(shape)
    assert [games.position(i) for i in range(3)] == before
    games.step([0, 1, 2])
    assert [str(games.position(i))[:5] for i in range(3)] == ["Y....", "....Y", "....."]


def test_a_game_that_is_too_long_is_cut_off_and_begins_again() -> None:
    games = batch("ball", 2, limit=3)
    for number in range(1, 7):
        games.step(games.sample())
        assert games.truncated.tolist() == [number % 3 == 0] * 2
        assert not games.terminated.any()
    assert games.position(0) == cavale.game("ball").start()
    assert batch("ball", 1).limit == 4096
    assert batch("thief", 1).limit == 19


def test_the_arrays_may_be_the_callers_own() -> None:
    game = cavale.game("thief")
    own = Buffers.allocate(game, 3)
    games = batch("thief", 3, into=own)
    games.step(games.sample())
    assert games.planes is own.planes
    assert np.from_dlpack(own.planes).ctypes.data == own.planes.ctypes.data
    assert own.mask.any()
    with pytest.raises(CavaleError, match=r"mover must be a writeable C array \(4,\) of int64"):
        batch("thief", 4, into=own)
    for wrong in (np.asfortranarray(own.mask), own.mask[:, :120], own.mask.astype(bool)):
        with pytest.raises(CavaleError, match=r"mask must be a writeable C array \(3, 121\) of"):
            batch("thief", 3, into=replace(own, mask=wrong))


def test_planes_are_found_by_their_names() -> None:
    games = batch("wall", 2)
    games.step([4, 5])
    assert games.plane("other ropes").shape == (2, 5, 5)
    assert games.plane("other ropes")[:, 2].tolist() == [[1, 0, 0, 0, 0], [0, 0, 0, 0, 1]]
    assert np.shares_memory(games.plane("hands"), games.planes)
    with pytest.raises(CavaleError, match="no plane 'nonsense'; it has own ropes"):
        games.plane("nonsense")


def test_masks_and_planes_can_be_left_out() -> None:
    lean, whole = batch("ball", 4, masks=False, planes=False), batch("ball", 4)
    for _ in range(20):
        chosen = whole.sample().copy()
        lean.step(chosen)
        whole.step(chosen)
    assert [lean.position(i) for i in range(4)] == [whole.position(i) for i in range(4)]
    assert lean.mask.shape == (1, research_of(lean.game).actions)
    assert not lean.mask.any()
    with pytest.raises(CavaleError, match="at least one game"):
        batch("ball", 0)


def test_the_example_is_true() -> None:
    result = doctest.testmod(sys.modules[Batch.__module__])
    assert result.attempted >= 4
    assert result.failed == 0
