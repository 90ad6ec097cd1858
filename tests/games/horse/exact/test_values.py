"""The last cards on average: what the fifth level plays by, and what a command says."""

from random import Random

import pytest

from cavale import Position, game
from cavale.core.jit import JIT
from cavale.core.review import Played
from cavale.core.solving import Means
from cavale.games.horse.bots import Hunter, bot
from cavale.games.horse.exact.judging import HorseJudge
from cavale.games.horse.exact.values import LEAST, averaged
from cavale.games.horse.review import rows
from cavale.search.limits import new_flag
from tests.games.horse.exact.late import late

pytestmark = pytest.mark.slow


def judged(position: Position) -> dict[str, float]:
    return HorseJudge()(position, Means(), lambda done, of: None).chances


def test_nothing_is_said_of_what_a_seat_does_not_know() -> None:
    """Two hunts that differ in the other's hand and paper alone."""
    position = late(2, 1, 3)
    assert position.mover is not None
    seen = position.observe(position.mover)
    others = {seen.resample(Random(seed)) for seed in range(6)}
    assert len(others) > 1
    hunter = Hunter(hunts=60 if JIT else 4, few=8, looks=100_000)
    for other in others:
        assert judged(other) == judged(position)
        assert hunter.choose(other.observe(other.mover), 4) == hunter.choose(seen, 4)


@pytest.mark.parametrize(("cards", "deal"), [(1, 1), (2, 1), (1, 2), (2, 2), (3, 2)])
def test_the_fifth_level_takes_the_best_card(cards: int, deal: int) -> None:
    for seed in range(3 if JIT else 1):
        position = late(cards, deal, seed, longest=5 if JIT else 2)
        choice = bot(5, 0.1 if JIT else 1.0).choose(position.observe(position.mover), seed)
        chances = judged(position)
        assert chances[choice.move.text] == pytest.approx(max(chances.values()))
        assert choice.value == pytest.approx(2 * max(chances.values()) - 1)


def test_where_it_is_too_much_some_worlds_are_enough_but_not_a_few() -> None:
    position = late(2, 1, 1, longest=3)
    seen = position.observe(position.mover)
    whole = averaged(seen)
    assert whole is not None
    assert whole.worlds == whole.of > LEAST
    assert averaged(seen, looks=1) is None
    some = next(
        found
        for looks in range(1000, 1_000_000, 500)
        if (found := averaged(seen, looks=looks)) is not None
    )
    assert LEAST <= some.worlds < some.of
    for code, chance in some.chances.items():
        assert abs(chance - whole.chances[code]) < 0.3
    stop = new_flag()
    stop[0] = 1
    assert averaged(seen, stop=stop) is None


def given_away(seed: int) -> tuple[Position, dict[str, float], str, float]:
    """A late position, its chances, the worst card and what that gives away."""
    position = late(2, 2, seed, longest=3)
    chances = judged(position)
    worst = min(chances, key=lambda text: chances[text])
    return position, chances, worst, max(chances.values()) - chances[worst]


def test_the_review_says_what_a_late_card_gave_away() -> None:
    position, chances, worst, loss = next(
        found for found in map(given_away, range(60)) if found[3] > 0.1
    )
    after = position.play(worst)
    row = next(rows(Played((position, after), (position.game.read_move(worst),)), 0))
    assert row.loss == pytest.approx(loss)
    assert row.better is not None
    assert chances[row.better] == max(chances.values())
    assert row.said is not None
    assert row.said.id in ("review-played-out", "review-handed", "review-handed-unseen")


@pytest.mark.parametrize("seats", [2, 3])
def test_only_late_positions_of_two_are_judged(seats: int) -> None:
    with pytest.raises(ValueError, match="only the last 3 cards of a deal for two"):
        judged(game("horse", seats=seats).start())
