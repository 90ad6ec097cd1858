"""The peer in plain C++ counts what we count."""

import pytest

from cavale import game
from cavale.search.measures import counted, random_games
from tests.peers import count_alike


@pytest.mark.slow
def test_the_peer_counts_what_we_count() -> None:
    single, classic = game("wall", "single").start(), game("wall", "classic").start()
    todo = [random_games(single, 30, "1"), random_games(classic, 10, "3"), counted(single, 4)]
    count_alike(todo)
