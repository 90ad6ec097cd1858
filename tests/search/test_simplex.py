"""The small simplex against HiGHS, on programmes of the kind it is made for."""

import numpy as np
import pytest
from scipy.optimize import linprog

from cavale.core.jit import Floats, kernel
from cavale.search.simplex import improve


@kernel
def solve(columns: Floats, costs: Floats, right: Floats, first: int, x: Floats) -> float:
    """From a basis of slacks; the other columns arrive one after the other, from `first` on."""
    rows = len(right)
    inverse = np.eye(rows)
    basis = np.arange(rows)
    values = right.copy()
    duals = np.zeros(rows)
    for count in range(first, len(costs) + 1):
        improve(columns, costs, count, inverse, basis, values, duals, 10_000)
    x[:] = 0.0
    for r in range(rows):
        x[basis[r]] = values[r]
    return float((costs * x).sum())


def programme(seed: int, degenerate: bool) -> tuple[Floats, Floats, Floats]:
    """Slacks that cost much, then columns; bounded, because all entries are positive."""
    rng = np.random.default_rng(seed)
    rows, more = int(rng.integers(1, 12)), int(rng.integers(1, 40))
    columns = np.hstack([np.eye(rows), rng.random((rows, more)) * (rng.random((rows, more)) < 0.6)])
    costs = np.concatenate([np.full(rows, 5.0), rng.normal(1.0, 2.0, more)])
    costs[rows:] += 8.0 * (columns[:, rows:].sum(axis=0) < 0.1)
    right = rng.random(rows)
    if degenerate:
        right[rng.random(rows) < 0.5] = 0.0
        columns[:, rows:] = np.round(columns[:, rows:], 1)
    return columns, costs, right


@pytest.mark.parametrize("degenerate", [False, True])
@pytest.mark.parametrize("seed", range(40))
def test_it_finds_what_highs_finds(seed: int, degenerate: bool) -> None:
    columns, costs, right = programme(seed, degenerate)
    x = np.zeros(len(costs))
    found = solve(columns, costs, right, len(right), x)
    known = linprog(costs, A_eq=columns, b_eq=right, bounds=(0, None), method="highs")
    if known.status == 3:
        pytest.fail("the programme should be bounded")
    assert found == pytest.approx(known.fun, abs=1e-7)
    assert (x >= 0).all()
    assert columns @ x == pytest.approx(right, abs=1e-9)
