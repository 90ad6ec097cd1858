"""The examples of docs/examples.md run, and find what is proven."""

import re
from pathlib import Path

import numpy as np
import pytest

from examples import learned_detective, small_thief

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "examples.md"


def test_openspiel_finds_the_value_of_the_small_thief() -> None:
    found = small_thief.solve(iterations=60)
    assert found.low <= small_thief.EXACT <= found.high
    assert found.high - found.low < 0.03
    assert found.value == pytest.approx(small_thief.EXACT, abs=0.003)


def test_a_detective_learns_and_concedes_no_less_than_is_proven() -> None:
    learned = learned_detective.train(games=20)
    assert {turn for turn, _ in learned} <= set(range(1, 10))
    assert all(chances.sum() == pytest.approx(1) for chances in learned.values())
    assert learned_detective.SECURED < learned_detective.best_thief(learned) <= 10


def test_the_best_thief_goes_where_nobody_looks() -> None:
    """A detective who always probes one far point catches nobody; one who looks everywhere once
    catches him as often as chance will have it."""
    nowhere = {(turn, clue): np.eye(121)[0] for turn in range(2, 10) for clue in (1, 2)}
    assert learned_detective.best_thief(nowhere) == 10
    two_steps_away = (38, 48, 50, 58, 62, 70, 72, 82)
    once = {**nowhere, (2, 2): np.eye(121)[list(two_steps_away)].mean(axis=0)}
    assert learned_detective.best_thief(once) == pytest.approx((2 + 7 * 10) / 8)


def test_the_bounds_are_those_of_the_page_about_exact_play() -> None:
    page = (ROOT / "docs" / "thief-exact.md").read_text("utf-8")
    row = re.search(r"^\| `knots-1` \| ([\d.]+) \| ([\d.]+) \|", page, re.MULTILINE)
    assert row is not None
    assert tuple(map(float, row.groups())) == (
        learned_detective.SECURED,
        learned_detective.CONCEDED,
    )
    assert f"`knots-1` on 5 x 5 is {small_thief.EXACT}" in page


def test_the_page_shows_every_example() -> None:
    shown = set(re.findall(r'--8<-- "examples/(\w+)\.py"', PAGE.read_text("utf-8")))
    assert shown == {file.stem for file in (ROOT / "examples").glob("[!_]*.py")}
