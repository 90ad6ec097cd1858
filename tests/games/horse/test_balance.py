"""The measure of a board's balance counts what happened."""

from cavale.games.horse.balance import Hunts, written


def test_the_page_says_whether_the_ruling_holds() -> None:
    fair = Hunts(3, 2, games=10, cards=150, squares=2350)
    fair.won.update(farmer=2, wife=2, lad=2, maid=2, dog=2)
    fair.chosen.update(farmer=4, wife=4, lad=4, maid=4, dog=4)
    fair.seat_won.update({0: 6, 1: 4})
    unfair = Hunts(3, 3, games=10, cards=150)
    unfair.won.update(dog=4, maid=6)
    unfair.chosen.update(dog=10, maid=20)
    page = written([fair, unfair], 10)
    assert "| 3 | 2 | 10 | 15.0 ± 1.0 | 0 | 20.0% of 20% |" in page
    assert page.count("| holds |") == page.count("| does not hold |") == 1
    assert "- level 3, 2 seats: 60.0%, 40.0%" in page


def test_games_that_are_too_long_or_short_do_not_hold() -> None:
    assert not Hunts(3, 2, games=10, cards=90).holds
    assert Hunts(3, 2, games=10, cards=100).holds
    assert Hunts(3, 2, games=10, cards=400).holds
    assert not Hunts(3, 2, games=10, cards=410).holds


def test_measures_add_up() -> None:
    one, two = Hunts(3, 2, games=1, cards=10), Hunts(3, 2, games=1, cards=14, drawn=1)
    two.chosen.update(dog=2)
    one.add(two)
    assert (one.games, one.length, one.drawn, one.chosen["dog"]) == (2, 12.0, 1, 2)
