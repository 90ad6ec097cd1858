"""The statistics of chance: known values, and that they tell a fair die from a loaded one."""

import random

import msgspec
import pytest

from cavale.core.tally import Tally, beyond

FACES = [f"roll {n}" for n in range(1, 7)]
FAIR = [1.0] * 6


@pytest.mark.parametrize(
    ("x", "degrees", "p"),
    # The usual table of critical values.
    [
        (3.841, 1, 0.05),
        (5.991, 2, 0.05),
        (7.815, 3, 0.05),
        (11.070, 5, 0.05),
        (15.086, 5, 0.01),
        (27.587, 17, 0.05),
        (18.307, 10, 0.05),
        (0.0, 4, 1.0),
    ],
)
def test_the_distribution(x: float, degrees: int, p: float) -> None:
    assert beyond(x, degrees) == pytest.approx(p, abs=2e-5)


def test_a_die_is_counted_as_in_any_textbook() -> None:
    tally = Tally()
    counts = (22, 17, 20, 26, 22, 13)
    for face, count in zip(FACES, counts, strict=True):
        for _ in range(count):
            tally.add(FACES, FAIR, face)
    (fit,) = tally.fits()
    assert (fit.draws, fit.seen, fit.degrees) == (120, counts, 5)
    assert fit.expected == pytest.approx([20.0] * 6)
    assert fit.chi_square == pytest.approx(sum((n - 20) ** 2 / 20 for n in counts))
    assert fit.p == pytest.approx(0.4038, abs=1e-4)


def loaded(weights: list[float], draws: int) -> float:
    tally, rng = Tally(), random.Random(3)
    for _ in range(draws):
        tally.add(FACES, FAIR, rng.choices(FACES, weights)[0])
    p = tally.fits()[0].p
    assert p is not None
    return p


def test_a_loaded_die_is_found_out() -> None:
    assert loaded(FAIR, 3000) > 0.01
    assert loaded([1.0, 1, 1, 1, 1, 1.5], 3000) < 1e-6


def deals(seed: int, marked: float) -> float:
    """Three reds and two blacks dealt, again and again: the weights change with every card."""
    tally, rng = Tally(), random.Random(seed)
    for _ in range(40):
        pile = {"red": 3, "black": 2}
        for _ in range(4):
            left = [card for card, count in pile.items() if count]
            weights = [float(pile[card]) for card in left]
            loads = [
                w * marked if card == "black" else w for card, w in zip(left, weights, strict=True)
            ]
            card = rng.choices(left, loads)[0]
            tally.add(left, weights, card)
            pile[card] -= 1
    p = tally.fits()[0].p
    assert p is not None
    return p


def test_dealing_without_putting_back_has_its_own_spread() -> None:
    """The textbook's formula would find nothing odd here ever: such deals vary less."""
    fair = sorted(deals(seed, 1.0) for seed in range(100))
    assert 0.02 <= sum(p < 0.1 for p in fair) / 100 <= 0.2
    assert 0.35 <= fair[50] <= 0.65
    assert sum(deals(seed, 1.7) < 0.05 for seed in range(30)) >= 20


def test_kinds_are_apart_and_few_draws_say_nothing() -> None:
    tally = Tally()
    tally.add(FACES, FAIR, "roll 2")
    tally.add(["draw red", "draw blue"], [1.0, 2.0], "draw red")
    tally.add(["draw blue", "draw green"], [1.0, 1.0], "draw blue")
    tally.add(["last"], [1.0], "last")
    by_first = {fit.outcomes[0]: fit for fit in tally.fits()}
    assert by_first["draw blue"].outcomes == ("draw blue", "draw green", "draw red")
    assert by_first["roll 1"].outcomes == tuple(FACES)
    assert all(fit.p is None and fit.chi_square is None for fit in by_first.values())
    assert by_first["last"].degrees == 0


def test_what_was_counted_apart_and_kept_adds_up() -> None:
    rng, whole, parts = random.Random(7), Tally(), [Tally(), Tally(), Tally()]
    for number in range(600):
        outcomes, weights = (FACES, FAIR) if number % 3 else (["draw red", "draw blue"], [1.0, 2.0])
        came = rng.choices(outcomes, weights)[0]
        for tally in (whole, parts[number % 7 % 3]):
            tally.add(outcomes, weights, came)
    total = Tally()
    for part in parts:
        total.merge(msgspec.json.decode(msgspec.json.encode(part), type=Tally))
    assert total.seen == whole.seen
    fits = {fit.outcomes: fit for fit in total.fits()}
    assert len(fits) == 2
    for fit in whole.fits():
        assert fits[fit.outcomes].expected == pytest.approx(fit.expected)
        assert fits[fit.outcomes].p == pytest.approx(fit.p)
