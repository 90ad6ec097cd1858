"""Bots on a dask cluster: they think there, and outlive its going and coming."""

import gc
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from distributed import LocalCluster

from cavale.tables.live import opening
from cavale.tables.live.tables import LiveTables
from cavale.tables.minding.bots import Bots
from cavale.tables.thinking import cluster as cluster_module
from cavale.tables.thinking.cluster import Cluster, NoCluster
from cavale.tables.thinking.workers import Workers
from tests.tables.test_live import BOT, HERE, until
from tests.tables.test_live import home as home
from tests.waiting import PATIENCE
from tests.web.live import free_port

# Dask leaves sockets to the collector when a scheduler goes.
pytestmark = pytest.mark.filterwarnings("ignore:unclosed <socket:ResourceWarning")


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    """What dask has left is not found in another test."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


@contextmanager
def dask(port: int) -> Iterator[str]:
    """A scheduler and a worker, in threads of this process, that talk over real sockets."""
    with LocalCluster(
        n_workers=1,
        threads_per_worker=1,
        processes=False,
        host="127.0.0.1",
        protocol="tcp",
        scheduler_port=port,
        dashboard_address="127.0.0.1:0",
    ) as cluster:
        yield cluster.scheduler_address


def where(*_: object) -> str:
    return threading.current_thread().name


def fail() -> None:
    raise LookupError("no idea")


def test_work_is_done_there_and_its_errors_come_back() -> None:
    with dask(free_port()) as address, Cluster(address) as cluster:
        cluster.reach()
        assert "Dask" in cluster.submit(where).result(PATIENCE)
        assert cluster.submit(pow, 2, 10).result(PATIENCE) == 1024
        with pytest.raises(LookupError, match="no idea"):
            cluster.submit(fail).result(PATIENCE)


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "PATIENCE", 0.2)
    port = free_port()
    with Cluster(f"tcp://127.0.0.1:{port}") as cluster:
        with pytest.raises(NoCluster, match=f"no dask scheduler answers at .*{port}"):
            cluster.reach()
        with pytest.raises(NoCluster):
            cluster.submit(where).result(PATIENCE)
    with Cluster("nonsense://?") as cluster, pytest.raises(NoCluster):
        cluster.reach()


def test_whoever_finds_no_cluster_leaves_no_thread_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor one that ends when a collector comes."""
    monkeypatch.setattr(cluster_module, "PATIENCE", 0.2)
    before = set(threading.enumerate())
    gc.disable()
    try:
        with Cluster(f"tcp://127.0.0.1:{free_port()}") as cluster, pytest.raises(NoCluster):
            cluster.reach()
        assert set(threading.enumerate()) <= before
    finally:
        gc.enable()


_entered, _go = threading.Event(), threading.Event()


def wait() -> bool:
    _entered.set()
    return _go.wait(PATIENCE)


def test_it_may_go_in_the_middle_of_a_thought_and_come_back() -> None:
    port = free_port()
    with Cluster(f"tcp://127.0.0.1:{port}") as cluster:
        with dask(port):
            waiting = cluster.submit(wait)
            assert _entered.wait(PATIENCE)
            _go.set()
            assert waiting.result(PATIENCE)
            _entered.clear()
            _go.clear()
            waiting = cluster.submit(wait)
            assert _entered.wait(PATIENCE)
            threading.Timer(0.2, _go.set).start()
        with pytest.raises(NoCluster):
            waiting.result(PATIENCE)
        with dask(port):
            assert "Dask" in cluster.submit(where).result(PATIENCE)


@pytest.mark.anyio
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_bot_moves(home: LiveTables) -> None:
    with dask(free_port()) as address:
        workers = Workers(lambda: Cluster(address))
        working = Bots(home, workers, pause=0)
        opened = await opening.open_table(home, "wall", None, 1, [BOT, HERE])
        assert (await until(home, opened.table, 2)).mover == 1
        await working.close()
        workers.executor.shutdown()
