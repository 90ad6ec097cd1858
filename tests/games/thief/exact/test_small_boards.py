"""The solver against one linear programme over the whole public tree, and a file to go on from."""

from pathlib import Path

import numpy as np
import pytest

from cavale.games.thief.exact import extract
from cavale.games.thief.exact.challenge import challenge
from cavale.games.thief.exact.chase import chase
from cavale.games.thief.exact.separating import separate
from cavale.games.thief.exact.solver import Solver
from cavale.games.thief.exact.solving import ThiefSolving
from tests.games.thief.exact.tree import DIAGONAL, Tree, tree_value

CLOSE = 1e-5


def solved(variant: str, size: int) -> ThiefSolving:
    solving = ThiefSolving(variant, size)
    while not solving.done(CLOSE):
        solving.step()
    return solving


@pytest.mark.parametrize("variant", ["knots-1", "knots-2"])
def test_a_board_of_5(variant: str) -> None:
    found, value = solved(variant, 5), tree_value(variant, 5)
    assert found.low - 1e-7 <= value <= found.high + 1e-7
    assert found.high - found.low <= CLOSE


@pytest.mark.slow
def test_a_board_of_5_in_laffont() -> None:
    found, value = solved("laffont", 5), tree_value("laffont", 5)
    assert found.low - 1e-7 <= value <= found.high + 1e-7
    assert found.high - found.low <= CLOSE


@pytest.mark.slow
def test_a_board_of_7() -> None:
    """The diagonal half against the tree; both halves by strategies that prove themselves."""
    found = solved("knots-2", 7)
    diagonal = found.solvers["diagonal"]
    tree = Tree(7, 6)
    value = tree.value(2, tree.reached(DIAGONAL))
    assert diagonal.low - 1e-7 <= value <= diagonal.high + 1e-7
    orthogonal = found.solvers["orthogonal"]
    assert extract.detective(orthogonal, rare=0.0).guarantee == pytest.approx(orthogonal.high)
    assert extract.thief(orthogonal, give_up=0.0).guarantee == pytest.approx(
        orthogonal.low, abs=1e-3
    )


def test_it_goes_on_from_a_file(tmp_path: Path) -> None:
    """Nothing is lost: not the bounds, not what is known, not what is still to be looked at."""
    file = tmp_path / "work"
    solving = ThiefSolving("knots-1", 5)
    solving.step()
    solving.save(file)
    again = ThiefSolving("knots-1", 5)
    again.resume(file)
    assert (again.low, again.high, again.steps) == (solving.low, solving.high, 1)
    assert again.progress().known == solving.progress().known
    while not again.done(CLOSE):
        again.step()
    assert again.low == pytest.approx(3.59375, abs=CLOSE)
    assert again.high == pytest.approx(3.59375, abs=CLOSE)


@pytest.mark.parametrize("size", [3, 6, -5])
def test_boards_that_are_none(size: int) -> None:
    with pytest.raises(ValueError, match="odd and at least 5"):
        ThiefSolving("knots-1", size)


def test_a_file_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "work"
    ThiefSolving("knots-1", 5).save(file)
    with pytest.raises(ValueError, match="knots-1 on a board of 5"):
        ThiefSolving("knots-2", 5).resume(file)
    file.write_text("nothing of the kind")
    with pytest.raises(ValueError, match="cannot be read"):
        ThiefSolving("knots-1", 5).resume(file)


def test_challenges_alone_raise_what_the_thief_secures() -> None:
    """Against a detective who hopes, without a single trial; never above the value."""
    solver = Solver(chase("orthogonal", 5))
    low = []
    for _ in range(12):
        challenge(solver)
        low.append(solver.low)
    assert low == sorted(low)
    assert low[-1] == pytest.approx(3.59375, abs=0.02)
    assert low[-1] <= 3.59375 + 1e-9


def test_a_belief_is_worth_what_separating_says() -> None:
    solver = Solver(chase("orthogonal", 5))
    for _ in range(3):
        challenge(solver)
    here, after = solver.known[1], solver.known[2]
    layer = here.layer
    stands = np.full(layer.size, 1 / layer.size)
    best, missing, _, _ = separate(
        np.zeros(layer.size), (1 << layer.size) - 1, layer.caught, layer.near, layer.pay,
        layer.way_count, layer.ways, solver.chase.escape, after.layer.pay,
        after.stands, after.worth, after.masks, after.image_count,
        stands, 1e-9, 400,
        np.zeros(99), np.zeros(99, np.int64), np.zeros((99, 2, after.layer.size)),
    )  # fmt: skip
    belief = here.beliefs[here.find_or_add(stands, 1e-9)]
    solver.raise_low(1, belief)
    assert belief.worth == pytest.approx(missing, abs=1e-4)
    assert best == pytest.approx(missing, abs=1e-4)
