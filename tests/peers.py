"""Peers of a game in plain C++ must count what we count, on a very small scale."""

from collections.abc import Sequence

from cavale.core.lab import Measure
from cavale.lab.bench import measure
from cavale.lab.peers import built_peers


def count_alike(todo: Sequence[Measure]) -> None:
    """Where the machine has no compiler there is no peer: it is no part of the set-up."""
    with built_peers({one.game for one in todo}) as peers:
        _, results = measure(todo, peers, rounds=1)
    assert all(isinstance(result.peer, float) == bool(peers) for result in results)
    assert all(result.steps > 0 for result in results)
