"""A match on a dask cluster is the match that is played here."""

import time
from pathlib import Path

import pytest

import cavale
from cavale.engine.client import close_all
from cavale.lab.tournament import Entrant, play
from cavale.tables.thinking.cluster import NoCluster
from tests.engine.programs import command
from tests.tables.test_cluster import dask
from tests.tables.test_cluster import tidy as tidy
from tests.web.live import free_port

pytestmark = pytest.mark.filterwarnings("ignore:unclosed <socket:ResourceWarning")


def test_a_match_on_a_cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # The worker is in this process, and sets its clock.
    monkeypatch.setattr("cavale.search.limits._clock", time.monotonic)
    pair = [Entrant(kind, command(tmp_path, kind), None) for kind in ("first", "last")]
    game = cavale.game("wall", "single")
    with dask(free_port()) as address:
        far = play(pair, game, 4, cluster=address)
    close_all()
    near = play(pair, game, 4, jobs=1)
    assert far.standings[0].rounds == near.standings[0].rounds
    assert far.standings[0].score.games == 4


def test_a_cluster_that_is_not_there_is_said() -> None:
    pair = [Entrant("a", "a", None), Entrant("b", "b", None)]
    with pytest.raises(NoCluster, match="no dask scheduler answers"):
        play(pair, cavale.game("wall"), 4, cluster=f"tcp://127.0.0.1:{free_port()}")
