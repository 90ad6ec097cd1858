"""Elo, its error, ratings of many, and a test that stops when it knows."""

import random
from math import inf, isclose

import pytest

from cavale.lab.contest import Standing
from cavale.lab.match import Score
from cavale.lab.strength import Bar, Elo, Sprt, elo, elo_of, ratings, share_of


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("difference", [-200.0, 0.0, 35.0])
def test_elo_and_share_are_each_others_inverse(difference: float, seats: int) -> None:
    assert isclose(elo_of(share_of(difference, seats), seats), difference, abs_tol=1e-9)


def test_the_error_is_of_rounds_not_of_games() -> None:
    """Rounds that always give one game each say more than the same games one by one."""
    assert elo([0.5] * 200).high < 2
    assert elo([0.0, 1.0] * 100).high > 40
    assert elo([0.75]) == Elo(elo_of(0.75), -inf, inf)
    assert elo([1.0] * 9).high == inf
    assert 0 < elo([1.0] * 9).low < inf


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng, held = random.Random(3), 0
    for _ in range(400):
        rounds = [sum(rng.random() < 0.6 for _ in range(2)) / 2 for _ in range(100)]
        found = elo(rounds)
        held += found.low <= elo_of(0.6) <= found.high
    assert 0.91 <= held / 400 <= 0.99


def test_a_sequential_test_errs_seldom_and_stops_early() -> None:
    sprt, rng = Sprt(0, 60), random.Random(1)
    for truth, right in ((0, "H0"), (60, "H1")):
        verdicts, lengths = [], []
        for _ in range(40):
            rounds: list[float] = []
            while (verdict := sprt.verdict(rounds)) is None:
                won = sum(rng.random() < share_of(truth) for _ in range(30))
                rounds += [1.0] * won + [0.0] * (30 - won)
            verdicts.append(verdict)
            lengths.append(len(rounds))
        assert verdicts.count(right) >= 35
        assert sum(lengths) / 40 < 400


def test_a_bar_is_met_missed_or_not_yet_clear() -> None:
    bar, rng = Bar(0.65, 0.80), random.Random(2)
    for truth, right in ((0.72, "yes"), (0.5, "too little"), (0.95, "too much")):
        verdicts = []
        for _ in range(40):
            rounds: list[float] = []
            while (verdict := bar.verdict(rounds)) is None:
                rounds += [float(rng.random() < truth) for _ in range(10)]
            verdicts.append(verdict)
        assert verdicts.count(right) >= 35
    assert Bar(least=0.3).verdict([1.0] * 40) == "yes"
    assert Bar(most=0.5).verdict([1.0] * 40) == "too much"
    assert bar.verdict([1.0, 0.5]) is None


def test_a_match_with_a_bar_ends_when_it_is_clear() -> None:
    standing = Standing(2, 1000, bar=Bar(least=0.6))
    while not standing.over:
        standing.add(len(standing.rounds), Score(wins=2))
    assert standing.verdict == "yes"
    assert len(standing.rounds) < 100
    assert "at least 60%: yes" in standing.brief


def test_a_clean_sweep_is_strong_evidence_but_no_proof() -> None:
    sprt = Sprt(0, 100)
    assert sprt.verdict([1.0] * 3) is None
    assert sprt.verdict([1.0] * 40) == "H1"
    assert sprt.verdict([0.0] * 40) == "H0"
    assert sprt.llr([]) == 0


def test_a_test_between_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="lower and a higher"):
        Sprt(10, 10)


def test_ratings_explain_all_results() -> None:
    points = {(0, 1): (60.0, 80), (1, 2): (60.0, 80), (0, 2): (72.0, 80)}
    one, two, three = ratings(3, points)
    assert isclose(one.value + two.value + three.value, 0, abs_tol=1e-6)
    assert isclose(one.value - two.value, elo_of(0.75), abs_tol=12)
    assert one.low < one.value < one.high
    assert two.low < 0 < two.high
    swept = ratings(2, {(0, 1): (10.0, 10)})
    assert 200 < swept[0].value < 600


def test_rounds_count_in_their_order_whichever_ends_first() -> None:
    win = Score(wins=2)
    for order in ([0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]):
        standing = Standing(2, 4)
        for number in order:
            standing.add(number, win if number else Score(losses=2))
        assert standing.shares == [0, 1, 1, 1]
        assert standing.over


def test_what_was_played_after_the_verdict_does_not_count() -> None:
    sprt = Sprt(0, 400)
    alone, crowd = Standing(2, 100, sprt), Standing(2, 100, sprt)
    for number in range(100):
        alone.add(number, Score(wins=2))
    for number in reversed(range(100)):
        crowd.add(number, Score(wins=2))
    assert alone.verdict == crowd.verdict == "H1"
    assert alone.score == crowd.score
    assert alone.score.games < 100
