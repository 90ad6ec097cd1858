"""The peer in plain C++ counts what we count."""

import pytest

from cavale import game
from cavale.search.measures import random_games
from tests.peers import count_alike


@pytest.mark.slow
def test_the_peer_counts_what_we_count() -> None:
    starts = {seats: game("horse", seats=seats).start() for seats in range(2, 7)}
    count_alike([random_games(start, 5, str(seats)) for seats, start in starts.items()])
