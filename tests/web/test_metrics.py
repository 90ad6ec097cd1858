"""The server's numbers, as Prometheus reads them."""

import re

import pytest

from cavale.tables.store.meters import Histogram
from cavale.web import metrics
from tests.waiting import until
from tests.web.visitor import Visitor

pytestmark = pytest.mark.anyio

LINE = re.compile(r'(cavale_[a-z_]+(?:\{le="[^"]+"\})?) ([0-9.e+-]+)')


def metrics_of(visitor: Visitor) -> str:
    assert visitor.app is not None
    said, kind = metrics.text(visitor.app.state.services)
    assert kind == "text/plain; version=0.0.4; charset=utf-8"
    return said.decode()


async def numbers(visitor: Visitor) -> dict[str, float]:
    said = metrics_of(visitor)
    assert said.endswith("\n")
    found = {}
    for line in said.splitlines():
        if not line.startswith("# HELP cavale_"):
            kind = re.fullmatch(r"# TYPE cavale_[a-z_]+ (gauge|counter|histogram)", line)
            if kind is None:
                match = LINE.fullmatch(line)
                assert match is not None, line
                assert match[1] not in found
                found[match[1]] = float(match[2])
    return found


async def test_counts_what_happens(visitor: Visitor) -> None:
    before = await numbers(visitor)
    assert before["cavale_tables"] == before["cavale_moves_total"] == 0
    at = await visitor.open("here", "here")
    against = await visitor.open("here", "bot")
    await at.move(0, "3L", 1)
    await at.move(1, "4L", 2)
    assert (await at.move(1, "4L", 3)).status_code == 409
    await against.move(0, "3L", 1)
    await against.until("version", 3)
    assert visitor.app is not None
    hub, bots = visitor.app.state.hub, visitor.app.state.services.bots
    await until(lambda: not bots.waiting)
    listener = hub.subscribe(at.id, None)
    after = await numbers(visitor)
    hub.leave(at.id, listener)
    assert after["cavale_tables"] == 2
    assert after["cavale_streams"] == 1
    assert after["cavale_bot_queue"] == 0
    assert after["cavale_frame_worker"] == 0
    assert after["cavale_moves_total"] == 4
    assert after["cavale_move_seconds_count"] == 3
    assert after['cavale_move_seconds_bucket{le="+Inf"}'] == 3
    assert after["cavale_move_seconds_sum"] > 0
    assert after['cavale_commit_size_bucket{le="1"}'] == after["cavale_commit_size_count"] == 6
    assert (await numbers(visitor))["cavale_streams"] == 0
    text = metrics_of(visitor)
    assert at.id not in text
    assert against.id not in text


def test_a_histogram_counts_up_to_each_bound() -> None:
    found = Histogram((1, 2, 4))
    for value in (0.5, 1, 1.5, 4, 5, 100):
        found.add(value)
    assert found.counts == [2, 1, 1, 2]
    assert (found.count, found.total) == (6, 112)
