"""A bot that does not always look."""

import pytest

from cavale import game
from cavale.core.bot import Choice
from cavale.core.distracted import Distracted
from cavale.core.jit import Flag
from cavale.core.observation import Observation

SEEN = game("wall").start().observe(0)


class Always:
    """Plays the same move, and keeps the seeds it was given."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.seeds: list[int] = []

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        self.seeds.append(seed)
        return Choice(seen.moves[self.at])


@pytest.mark.parametrize("share", [0.0, 0.25, 1.0])
def test_it_looks_at_its_share_of_moves(share: float) -> None:
    looking, hasty = Always(0), Always(1)
    bot = Distracted(looking, hasty, share)
    played = [bot.choose(SEEN, seed).move for seed in range(400)]
    assert played == [bot.choose(SEEN, seed).move for seed in range(400)]
    assert abs(played.count(SEEN.moves[1]) / 400 - share) < 0.07


def test_who_looks_has_luck_of_its_own() -> None:
    """What decides that it looks does not decide what it then chooses."""
    looking = Always(0)
    bot = Distracted(looking, Always(1), 0.1)
    for seed in range(200):
        bot.choose(SEEN, seed)
    halves = [seed < 2**31 for seed in looking.seeds]
    assert len(set(looking.seeds)) > 150
    assert 0.35 < sum(halves) / len(halves) < 0.65
