"""The peer in plain C++ counts what we count."""

import pytest

from cavale import game
from cavale.search.measures import counted, random_games
from tests.peers import count_alike


@pytest.mark.slow
def test_the_peer_counts_what_we_count() -> None:
    starts = [game("thief", name).start() for name in ("knots-1", "knots-2", "laffont")]
    games = [random_games(one, 30, str(nth)) for nth, one in enumerate(starts)]
    count_alike([*games, counted(starts[0], 5)])
