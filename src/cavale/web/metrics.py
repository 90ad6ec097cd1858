"""The server's numbers in Prometheus's text format. No label names a table or a person."""

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector

from cavale.tables.store.meters import Histogram
from cavale.web.services import Services


def text(services: Services) -> tuple[bytes, str]:
    return generate_latest(_Numbers(services)), CONTENT_TYPE_PLAIN_0_0_4


class _Numbers(Collector):
    """Read when somebody asks: counting costs a move an addition and nothing else."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def collect(self) -> Iterator[Metric]:
        live, bots = self._services.live, self._services.bots
        yield _gauge("tables", "Tables in this process's memory.", live.registry.held)
        yield _gauge("streams", "Open streams.", live.hub.streams)
        yield _gauge("bot_queue", "Bots that are to move.", bots.waiting)
        worker = int(live.publisher.worker.ready)
        yield _gauge("frame_worker", "Whether a second process encodes frames.", worker)
        yield CounterMetricFamily(
            "cavale_moves", "Moves written, bots' included.", live.commands.moves
        )
        yield _histogram(
            "move_seconds",
            "From a move's arrival to its commit, for people's moves.",
            live.commands.answers,
        )
        yield _histogram("commit_size", "Writes in one commit.", live.store.commits)


def _gauge(name: str, words: str, value: float) -> Metric:
    return GaugeMetricFamily(f"cavale_{name}", words, value)


def _histogram(name: str, words: str, found: Histogram) -> Metric:
    bounds = [*map(str, found.bounds), "+Inf"]
    buckets = list(zip(bounds, accumulate(found.counts), strict=True))
    return HistogramMetricFamily(f"cavale_{name}", words, buckets, found.total)
