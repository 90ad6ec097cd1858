"""The server's numbers in Prometheus's text format. No label names a table or a person."""

from collections.abc import Iterator
from itertools import accumulate

from litestar import MediaType, Response, get

from cavale.tables.live.house import House
from cavale.tables.minding.bots import Bots
from cavale.tables.store.meters import Histogram
from cavale.web.given import TheBots, TheHouse

CONTENT = "text/plain; version=0.0.4; charset=utf-8"


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(house: TheHouse, bots: TheBots) -> Response[bytes]:
    text = "".join(f"{line}\n" for line in lines(house, bots))
    headers = {"cache-control": "no-store", "content-type": CONTENT}
    return Response(text.encode(), headers=headers, media_type=MediaType.TEXT)


def lines(house: House, bots: Bots) -> Iterator[str]:
    yield from _one("tables", "gauge", "Tables in this process's memory.", house.held)
    yield from _one("streams", "gauge", "Open streams.", house.hub.streams)
    yield from _one("bot_queue", "gauge", "Bots that are to move.", bots.waiting)
    crier = int(house.crier.ready)
    yield from _one("crier", "gauge", "Whether a second process writes what is told.", crier)
    yield from _one("moves_total", "counter", "Moves written, bots' included.", house.moves)
    yield from _histogram(
        "move_seconds", "From a move's arrival to its commit, for people's moves.", house.answers
    )
    yield from _histogram("commit_size", "Writes in one commit.", house.store.commits)


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
