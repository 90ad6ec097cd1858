"""The server's numbers in Prometheus's text format. No label names a table or a person."""

from collections.abc import Iterator
from itertools import accumulate

from litestar import MediaType, Response, get

from cavale.tables.store.meters import Histogram
from cavale.web.given import TheServices
from cavale.web.services import Services

CONTENT = "text/plain; version=0.0.4; charset=utf-8"


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(services: TheServices) -> Response[bytes]:
    text = "".join(f"{line}\n" for line in lines(services))
    headers = {"cache-control": "no-store", "content-type": CONTENT}
    return Response(text.encode(), headers=headers, media_type=MediaType.TEXT)


def lines(services: Services) -> Iterator[str]:
    live = services.live
    yield from _one("tables", "gauge", "Tables in this process's memory.", live.registry.held)
    yield from _one("streams", "gauge", "Open streams.", live.hub.streams)
    yield from _one("bot_queue", "gauge", "Bots that are to move.", services.bots.waiting)
    worker = int(live.publisher.worker.ready)
    yield from _one("crier", "gauge", "Whether a second process encodes frames.", worker)
    yield from _one("moves_total", "counter", "Moves written, bots' included.", live.commands.moves)
    yield from _histogram(
        "move_seconds",
        "From a move's arrival to its commit, for people's moves.",
        live.commands.answers,
    )
    yield from _histogram("commit_size", "Writes in one commit.", live.store.commits)


def _one(name: str, kind: str, words: str, value: float) -> Iterator[str]:
    yield from _title(name, kind, words)
    yield f"cavale_{name} {value}"


def _histogram(name: str, words: str, found: Histogram) -> Iterator[str]:
    yield from _title(name, "histogram", words)
    *upto, count = accumulate(found.counts)
    for bound, number in zip(found.bounds, upto, strict=True):
        yield f'cavale_{name}_bucket{{le="{bound}"}} {number}'
    yield f'cavale_{name}_bucket{{le="+Inf"}} {count}'
    yield f"cavale_{name}_sum {found.total}"
    yield f"cavale_{name}_count {count}"


def _title(name: str, kind: str, words: str) -> Iterator[str]:
    yield f"# HELP cavale_{name} {words}"
    yield f"# TYPE cavale_{name} {kind}"
