"""From rope 18 on the fifth level gives nothing away, however slow the machine is."""

import random

import pytest

from cavale import Position, game
from cavale.games.wall.bots import SURE_FROM, Searcher, Solver, bot
from cavale.games.wall.exact.kept import Kept
from cavale.games.wall.exact.values import Exact, judged, standing, verdict
from cavale.search.limits import new_flag

SINGLE, CLASSIC = game("wall", variant="single"), game("wall")
pytestmark = pytest.mark.slow


def fifth(pace: float = 1.0) -> Solver:
    found = bot(5, pace)
    assert isinstance(found, Solver)
    return found


TWO_AHEAD = Searcher(depth=2, patterns=False)


def sensible(pushed: int, seed: int) -> Position:
    """A position after so many ropes of a game between bots that see two pushes ahead."""
    rng = random.Random(seed)
    while True:
        position = SINGLE.start()
        while position.mover is not None and position.copy_record()["pushed"][0] < pushed:
            if rng.random() < 0.3:
                position = position.play_unchecked(rng.choice(position.moves.codes))
            else:
                seen = position.observe(position.mover)
                position = position.play_unchecked(
                    TWO_AHEAD.choose(seen, rng.getrandbits(30)).move.code
                )
        if position.mover is not None:
            return position


MORE = [
    pytest.param(pushed, seed, marks=pytest.mark.long)
    for pushed, seed in [(18, 1), (19, 8), (21, 9), (22, 10), (24, 4), (27, 5), (33, 11)]
]


@pytest.mark.parametrize(("pushed", "seed"), [(20, 2), (24, 3), (30, 6), (36, 7), *MORE])
def test_it_gives_nothing_away(pushed: int, seed: int) -> None:
    position = sensible(pushed, seed)
    # Search has no time at all here: nothing hangs on how far it gets.
    hasty = Solver(fifth(0.001).search)
    choice = hasty.choose(position.observe(position.mover), seed)
    found = verdict(position.copy_record())
    assert found.moves[choice.move.text] == found.value
    assert choice.value == {"mover": 1.0, "draw": 0.0, "opponent": -1.0}[found.value]


def test_of_drawn_pushes_it_takes_the_one_with_the_fewest_safe_replies() -> None:
    position = next(
        position
        for position in (sensible(30, seed) for seed in range(100))
        if verdict(position.copy_record()).value == "draw"
    )
    found = verdict(position.copy_record())
    drawn = [text for text, value in found.moves.items() if value == "draw"]
    exact = Exact(standing(position.copy_record()), keep=True)
    exact.solve()

    def safe(text: str) -> int:
        replies = judged(exact, standing(position.play(text).copy_record()), 125).moves.values()
        return sum(reply != "opponent" for reply in replies)

    choice = fifth().choose(position.observe(position.mover), 1)
    assert choice.move.text in drawn
    assert safe(choice.move.text) == min(safe(text) for text in drawn)


def test_a_cone_serves_the_moves_to_come() -> None:
    position = sensible(24, 11)
    kept = Kept()
    exact = kept.exact(standing(position.copy_record()))
    assert exact is not None
    rng = random.Random(1)
    for _ in range(6):
        position = position.play_unchecked(rng.choice(position.moves.codes))
        if position.mover is None:
            break
        here = standing(position.copy_record())
        assert kept.exact(here) is exact
        known = judged(exact, here, 125 - int(position.copy_record()["pushed"][0]))
        assert known == verdict(position.copy_record())
    assert kept.exact(standing(sensible(24, 12).copy_record())) is not exact


def test_a_flag_ends_the_solving() -> None:
    position = sensible(SURE_FROM, 1)
    stop = new_flag()
    stop[0] = 1
    assert Kept().exact(standing(position.copy_record()), stop) is None
    choice = fifth().choose(position.observe(position.mover), 1, stop)
    assert choice.move in position.moves


def test_in_a_hurry_it_only_searches() -> None:
    position = sensible(SURE_FROM, 1)
    seen = position.observe(position.mover)
    assert fifth().solves(seen)
    assert not fifth(0.1).solves(seen)
    assert not fifth().solves(SINGLE.start().observe(0))


def test_classic_knows_this_escape_too() -> None:
    position = sensible(30, 6)
    classic = CLASSIC.parse(str(position).removesuffix("0-0") + "1-1")
    choices = [fifth().choose(one.observe(one.mover), 3).move.text for one in (position, classic)]
    found = verdict(position.copy_record())
    assert {found.moves[text] for text in choices} == {found.value}
