"""The peer in plain C++ counts what we count."""

import pytest

from cavale import game
from cavale.games.manhattan.lab import map_words
from cavale.search.measures import random_games
from tests.peers import count_alike


@pytest.mark.slow
def test_the_peer_counts_what_we_count() -> None:
    starts = {seats: game("manhattan", seats=seats).start() for seats in (2, 3, 4)}
    count_alike([random_games(start, 4, *map_words(), str(n)) for n, start in starts.items()])
