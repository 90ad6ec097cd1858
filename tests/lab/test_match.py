"""Matches: fair, repeatable, and counted right."""

import pytest

from cavale import game
from cavale.core.outcome import Outcome
from cavale.core.seats import Seat
from cavale.games.horse.bots import Stroller
from cavale.games.wall.bots import Climber, Searcher
from cavale.lab.match import Score, match, opening, result

SINGLE = game("wall", variant="single")


def test_a_score_counts_draws_half() -> None:
    score = Score.of([1.0, 0.5, 0.5, 0.0]) + Score(wins=4)
    assert (score.games, score.share) == (8, 0.75)
    low, high = score.interval
    assert 0.40 < low < 0.75 < high < 0.95
    assert score.elo == "+191"


def test_a_clean_sweep_has_no_elo() -> None:
    assert Score(wins=5).elo == "+∞"
    assert Score(losses=5).elo == "-∞"
    assert Score(wins=5).interval[1] == 1.0


def test_openings_are_repeatable_and_not_over() -> None:
    positions = [opening(SINGLE, 4, seed) for seed in range(20)]
    assert positions == [opening(SINGLE, 4, seed) for seed in range(20)]
    assert len(set(positions)) > 10
    assert all(position.mover is not None for position in positions)


@pytest.mark.parametrize(("winner", "expected"), [(Seat(0), 1.0), (Seat(1), 0.0), (None, 0.5)])
def test_the_winner_wins_whatever_the_points(winner: Seat | None, expected: float) -> None:
    outcome = Outcome((0.0, 4.0), "caught", winner)
    assert result(outcome, 0) == expected
    assert result(outcome, 1) == 1 - expected


def test_a_match_is_repeatable_and_seeing_more_wins() -> None:
    ours, theirs = Searcher(depth=2, patterns=False), Climber(2.5)
    scores = list(match(SINGLE, ours, theirs, 4))
    assert scores == list(match(SINGLE, ours, theirs, 4))
    assert [score.games for score in scores] == [2, 2, 2, 2]
    assert sum(score.wins for score in scores) > 4


def test_with_more_seats_each_opening_is_played_from_all_of_them() -> None:
    four = game("horse", seats=4)
    (score,) = match(four, Stroller(2.0), Stroller(2.0), 1)
    assert (score.games, score.seats) == (4, 4)


def test_a_fair_share_among_four_is_no_difference_in_strength() -> None:
    assert Score(wins=25, losses=75, seats=4).elo == "+0"
    assert Score(draws=8, seats=4).share == 0.25
    assert Score(wins=50, losses=50, seats=4).elo == "+191"


@pytest.mark.parametrize(
    ("points", "winner", "expected"),
    [((1, 0, 0), Seat(0), (1.0, 0.0, 0.0)), ((1 / 3, 1 / 3, 1 / 3), None, (0.5, 0.5, 0.5))],
)
def test_results_among_three(
    points: tuple[float, ...], winner: Seat | None, expected: tuple[float, ...]
) -> None:
    outcome = Outcome(points, "caught", winner)
    assert tuple(result(outcome, seat) for seat in range(3)) == expected
