import pytest

from cavale.core.series import Played, Series, alternate, loser_first


def test_sides_swap_and_points_add_up_by_player() -> None:
    series = Series(3, 2)
    assert series.order == (0, 1)
    series = series.add((1.0, 0.0))
    assert series.order == (1, 0)
    series = series.add((1.0, 0.0))
    assert series.totals == (1.0, 1.0)
    assert series.winner is None
    series = series.add((0.5, 0.5))
    assert series.over
    assert series.totals == (1.5, 1.5)
    assert series.winner is None


def test_most_points_win_unless_fewest_do() -> None:
    for fewer, winner in ((False, 0), (True, 1)):
        series = Series(1, 2, fewer_points_win=fewer).add((7.0, 3.0))
        assert series.leaders == (winner,)
        assert series.winner == winner


def test_several_may_lead() -> None:
    series = Series(3, 3)
    assert series.leaders == (0, 1, 2)
    series = series.add((1.0, 0.0, 1.0))
    assert series.leaders == (0, 2)
    assert series.winner is None


def test_nothing_is_added_to_a_series_that_is_over() -> None:
    with pytest.raises(ValueError, match="over"):
        Series(1, 2).add((1.0, 0.0)).add((1.0, 0.0))


def test_with_more_players_everybody_moves_one_seat() -> None:
    assert alternate(Played((0, 1, 2), (0, 0, 1))) == (1, 2, 0)


@pytest.mark.parametrize(
    ("points", "next_order"),
    [((0.0, 1.0), (0, 1)), ((1.0, 0.0), (1, 0)), ((0.5, 0.5), (1, 0))],
)
def test_the_loser_may_start_the_next_game(
    points: tuple[float, float], next_order: tuple[int, int]
) -> None:
    assert loser_first(Played((0, 1), points)) == next_order
