"""The peer in plain C++ counts what we count."""

import pytest

from cavale import game
from cavale.contract.test_perft import facts
from cavale.lab.peers import ask, built_peers
from cavale.search.measures import counted, random_games
from tests.peers import count_alike


@pytest.mark.slow
def test_the_peer_counts_what_we_count() -> None:
    start = game("ball").start()
    count_alike([random_games(start, 30), counted(start, 3)])


def test_the_peer_counts_the_fixtures() -> None:
    with built_peers(["ball"]) as peers:
        for fact in facts("ball"):
            depth, nodes = fact.counts[-1]
            for peer in peers.values():
                assert ask(peer, ("perft", str(depth), fact.position))[0] == nodes, fact
