"""How many bytes a stream brings: whole games at random, over the wire, as a page takes them.

Moves are chosen at random from what the server offers, so games are far longer than people's.
"""

import asyncio
import json as json_text
import random
import re
import tempfile
import zlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import cast

import msgspec

from cavale.core.loop import run_fast
from cavale.core.spec import Spec
from cavale.lab.load.pairs import Opened
from cavale.lab.load.run import server
from cavale.lab.load.wire import Line, request
from cavale.lab.load.within import Unanswered, within
from cavale.lab.progress import console, progress

MOST_MOVES = 2000
_NUMBER = re.compile(rb"^id: (\d+)$", re.MULTILINE)


@dataclass
class Streamed:
    """`own`: those events that offer moves."""

    game: str
    seats: int
    events: int = 0
    plain_bytes: int = 0
    sent_bytes: int = 0
    most_own_plain: int = 0
    most_own_sent: int = 0


class _Move(msgspec.Struct):
    text: str


class _Table(msgspec.Struct):
    version: int
    status: str
    mover: int | None
    moves: list[_Move]


@dataclass
class Reader(asyncio.Protocol):
    """A stream as gzip; each event comes in a chunk of its own."""

    asked: bytes
    streamed: Streamed
    _got: bytes = b""
    _text: "zlib._Decompress" = field(default_factory=lambda: zlib.decompressobj(31))
    _begun: bool = False
    _last: int = 0
    """The version that came last."""
    _came: asyncio.Event = field(default_factory=asyncio.Event)
    _trouble: str = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        cast("asyncio.Transport", transport).write(self.asked)

    def data_received(self, data: bytes) -> None:
        self._got += data
        if not self._begun:
            head, found, rest = self._got.partition(b"\r\n\r\n")
            if not found:
                return
            if b"gzip" not in head:
                self._fail(f"no stream, but {head.decode(errors='replace')}")
                return
            self._got, self._begun = rest, True
        while (at := self._got.find(b"\r\n")) >= 0:
            end = at + 2 + int(self._got[:at], 16)
            if len(self._got) < end + 2:
                return
            self._chunk(self._got[at + 2 : end])
            self._got = self._got[end + 2 :]

    def _chunk(self, sent: bytes) -> None:
        plain, found = self._text.decompress(sent), self.streamed
        for number in _NUMBER.findall(plain):
            self._last = int(number)
            self._came.set()
        if b"event: step" not in plain:
            return
        found.events += 1
        found.plain_bytes += len(plain)
        found.sent_bytes += len(sent)
        if b'"moves":' in plain:
            found.most_own_plain = max(found.most_own_plain, len(plain))
            found.most_own_sent = max(found.most_own_sent, len(sent))

    def connection_lost(self, exc: Exception | None) -> None:
        self._fail("the stream ended")

    def _fail(self, why: str) -> None:
        self._trouble = self._trouble or why
        self._came.set()

    async def heard(self, version: int) -> None:
        """Returns when it has brought this version."""
        async with within(f"version {version} in the stream of {self.streamed.game}"):
            while self._last < version:
                await self._came.wait()
                self._came.clear()
                if self._trouble:
                    raise Unanswered(f"{self.streamed.game}: {self._trouble}")


async def played(port: int, slug: str, seats: int, rng: random.Random) -> Streamed:
    """One seat's stream of a whole game, or of its first moves if it does not end."""
    loop, streamed = asyncio.get_running_loop(), Streamed(slug, seats)
    _, line = await loop.create_connection(Line, "127.0.0.1", port)
    asked = {"game": slug, "seats": [{"kind": "here", "name": f"Player {n}"} for n in range(seats)]}
    opened = msgspec.json.decode(await line.post("/api/tables", asked), type=Opened)
    path, secrets = f"/api/tables/{opened.table}", {one.seat: one.secret for one in opened.held}

    async def table(seat: int) -> _Table:
        return msgspec.json.decode(await line.get(path, secrets[seat]), type=_Table)

    more = {"accept-encoding": "gzip", "last-event-id": str((await table(0)).version)}
    stream = request("GET", f"{path}/stream", secrets[0], more=more)
    listening, reader = await loop.create_connection(
        lambda: Reader(stream, streamed), "127.0.0.1", port
    )
    for number in range(MOST_MOVES):
        now = await table(0)
        if now.status != "playing" or now.mover is None:
            break
        if now.mover != 0:
            now = await table(now.mover)
        move = rng.choice(now.moves).text
        body = {"move": move, "version": now.version, "key": f"events-{number:06}"}
        await line.post(f"{path}/moves", body, secrets[now.mover or 0])
    await reader.heard((await table(0)).version)
    listening.close()
    line.close()
    return streamed


async def _all(games: Sequence[Spec]) -> list[Streamed]:
    kinds = [(spec.slug, seats) for spec in games for seats in spec.seat_counts]
    with tempfile.TemporaryDirectory() as folder, progress() as bar:
        task = bar.add_task("whole games", total=len(kinds), note="")
        found, rng = [], random.Random(1)
        with server(str(Path(folder) / "tables.db")) as (port, _):
            for slug, seats in kinds:
                found.append(await played(port, slug, seats, rng))
                bar.advance(task)
    return found


def run(games: Sequence[Spec], *, json: bool = False) -> None:
    results = run_fast(_all(games))
    if json:
        print(json_text.dumps([asdict(result) for result in results], indent=2))
        return
    from rich.table import Table

    table = Table(caption="a whole game at random; sent: as gzip; own: events that offer moves")
    titles = ("game", "seats", "events", "plain kB", "sent kB", "most own plain", "most own sent")
    for title in titles:
        table.add_column(title, justify="left" if title == "game" else "right")
    for one in results:
        table.add_row(
            one.game,
            str(one.seats),
            f"{one.events:,}",
            f"{one.plain_bytes / 1000:,.0f}",
            f"{one.sent_bytes / 1000:,.0f}",
            f"{one.most_own_plain:,}",
            f"{one.most_own_sent:,}",
        )
    console().print(table)
