"""What the page's scripts hold in memory."""

import json
import time
from typing import Any, Final

from playwright.sync_api import Page

FORGETTING: Final = 20.0
"""Seconds. Collecting is the engine's business: a thing is let go of soon, not at once."""
FEW: Final = 5


def heap(page: Page) -> str:
    devtools = page.context.new_cdp_session(page)
    parts: list[str] = []
    devtools.on("HeapProfiler.addHeapSnapshotChunk", lambda part: parts.append(part["chunk"]))
    devtools.send("HeapProfiler.collectGarbage")
    devtools.send("HeapProfiler.takeHeapSnapshot")
    devtools.detach()
    return "".join(parts)


def forgotten(page: Page, told: str) -> None:
    """Fails, and says by what it is held, if the page goes on holding what was told."""
    until = time.monotonic() + FORGETTING
    while told in (held := heap(page)):
        if time.monotonic() > until:
            raise AssertionError(f"“{told}” is still held by {holders(held, told)}")
        page.wait_for_timeout(500)


def holders(snapshot: str, told: str) -> list[str]:
    """The names of the nodes and edges that lead to a string of a heap snapshot."""
    heaped = json.loads(snapshot)
    meta, strings = heaped["snapshot"]["meta"], heaped["strings"]
    nodes, edges = heaped["nodes"], heaped["edges"]
    wide, edged = len(meta["node_fields"]), len(meta["edge_fields"])
    field = {name: at for at, name in enumerate(meta["node_fields"])}
    kinds = meta["edge_types"][0]
    wanted = {at for at, string in enumerate(strings) if told in string}
    holding = {at for at in range(0, len(nodes), wide) if nodes[at + field["name"]] in wanted}
    found: list[str] = []
    edge = 0
    for at in range(0, len(nodes), wide):
        for _ in range(nodes[at + field["edge_count"]]):
            kind, name, target = edges[edge : edge + 3]
            edge += edged
            if target in holding:
                called = named(kinds[kind], name, strings)
                found.append(f"{strings[nodes[at + field['name']]][:80]} by {called}")
    return found[:FEW]


def named(kind: str, name: int, strings: Any) -> str:
    return f"{kind} {name if kind in ('element', 'hidden') else strings[name][:80]}"
