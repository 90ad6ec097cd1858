"""Nothing leaks: two tables that differ only in a secret send everybody else the same bytes.

The whole application is asked, as a server asks it: every answer with its status, its headers and
its body, every stream from its first byte, and what is said to those who try what they may not.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient

from cavale.core.game import Game
from cavale.games import GAMES
from cavale.tables.live import opening
from cavale.tables.log import dealing, times
from cavale.tables.log.entries import Chance
from cavale.tables.log.table import Table
from cavale.web.app import create_app
from cavale.web.doorway import Doorway
from cavale.web.gate import App, Message, Receive, Send
from cavale.web.settings import Settings
from tests.chance import Pinned
from tests.toys import highest, kuhn
from tests.waiting import until
from tests.web.visitor import At, Visitor, bearer
from tests.web.worlds import Worlds, worlds

pytestmark = pytest.mark.anyio

CASES = [
    *((GAMES["thief"], variant.name, 2, 0, 8, 12) for variant in GAMES["thief"].variants),
    (GAMES["horse"], "classic", 2, 0, 6, 60),
    (GAMES["horse"], "classic", 3, 1, 6, 60),
    (kuhn.SPEC, "plain", 2, 0, 1, 9),
    (kuhn.SPEC, "plain", 2, 1, 1, 9),
    (highest.SPEC, "plain", 3, 1, 2, 20),
]
"""The game, the seat that has the secret, and how often people move at least, and at most all."""
READS = (
    "",
    "/history",
    "/history?eyes=all",
    "/history?eyes=0",
    "/notebook",
    "/record",
    "/record?format=json",
    "/analysis/1",
    "/hint",
    "/threats",
    "/review",
    "/elsewhere",
)


@dataclass
class Ear:
    """Everything the application ever sends, by who asked for what."""

    app: App
    heard: dict[str, list[tuple[object, ...]]] = field(default_factory=dict)

    def by_request(self) -> dict[str, list[tuple[object, ...]]]:
        """What a stream catches up with comes in its own time between the other answers."""
        return {who: sorted(log, key=lambda one: str(one[0])) for who, log in self.heard.items()}

    async def __call__(self, scope: Mapping[str, Any], receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        who = dict(scope["headers"]).get(b"authorization", b"").decode()
        log = self.heard.setdefault(who, [])
        asked = f"{scope['method']} {scope['path']}?{scope['query_string'].decode()}"

        async def listen(message: Message) -> None:
            headers = sorted(message.get("headers", []))
            log.append((asked, message.get("status"), tuple(headers), message.get("body")))
            await send(message)

        await self.app(scope, receive, listen)

    def has(self, who: str, what: bytes) -> bool:
        return any(what in body for *_, body in self.heard[who] if isinstance(body, bytes))

    async def stream(self, path: str, secret: str | None, until: asyncio.Event) -> None:
        async def receive() -> Message:
            await until.wait()
            return {"type": "http.disconnect"}

        async def send(_: Message) -> None: ...

        headers = [(b"last-event-id", b"0"), (b"host", b"cavale.test")]
        headers += [(k.encode(), v.encode()) for k, v in bearer(secret).items()]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("cavale.test", 80),
            "extensions": {},
        }
        await self(scope, receive, send)


def same_every_time(monkeypatch: pytest.MonkeyPatch, deals: list[str]) -> None:
    """Secrets and times are no part of the difference; the deals are given."""

    def derived(_key: str, _table: str, *about: object) -> str:
        return "-".join(map(str, (about[-1], *about[:-1])))

    def deal(table: Table) -> Chance:
        return Chance(deals[table.rolls])

    monkeypatch.setattr(times, "now", lambda: 1_000_000)
    monkeypatch.setattr(opening, "derived", derived)
    monkeypatch.setattr(dealing, "deal", deal)


async def everything_sent(
    settings: Settings, found: Worlds, world: int
) -> dict[str, list[tuple[object, ...]]]:
    app = create_app(settings)
    async with app.lifespan():
        await app.state.services.kernels.wait_warm()
        ear = Ear(Doorway(app))
        transport = ASGITransport(ear)  # type: ignore[arg-type]
        async with AsyncClient(transport=transport, base_url="http://cavale.test") as client:
            visitor = Visitor(client, app)
            kinds = ["here", *["link"] * (found.game.seats - 1)]
            game = found.game
            at = await visitor.open(*kinds, game=game.slug, variant=game.variant)
            for seat in range(1, game.seats):
                await at.claim(seat)
            done = asyncio.Event()
            secrets = [at.secrets.get(seat) if seat is not None else None for seat in found.others]
            path = f"{at.path}/stream"
            streams = [asyncio.create_task(ear.stream(path, one, done)) for one in secrets]
            for turn in found.turns:
                if turn.seat is not None:
                    moved = await at.move(turn.seat, turn.moves[world])
                    assert moved.status_code == 200, moved.text
                    for other in found.others:
                        await pry(at, other, found)
            newest = b"id: %d\n" % await at.version()
            for one in secrets:
                await until(partial(ear.has, bearer(one).get("authorization", ""), newest))
            done.set()
            await asyncio.gather(*streams)
    return ear.by_request()


async def pry(at: At, seat: int | None, found: Worlds) -> None:
    """All that this seat can ask now, and some of what it may not."""
    secret = None if seat is None else at.secrets[seat]
    client = at.visitor.client
    for read in READS:
        await client.get(f"{at.path}{read}", headers=bearer(secret))
    for read in ("/api/tables", "/api/fairness"):
        await client.get(read, headers=bearer(secret))
    seen = await at.see(seat)
    legal = {move["text"] for move in seen["moves"]}
    tried = {turn.moves[0] for turn in found.turns if turn.seat == found.holder} - legal
    tries = [*sorted(tried), "nonsense", "\u2028"]
    for text in tries:
        await at.move(seat, text, seen["version"], key="trying-it")
    await at.move(seat, "nonsense", seen["version"] - 1, key="trying-old")
    for action in ("accept_undo", "decline_undo", "accept_draw", "rematch"):
        await at.act(seat, action, seen["version"], key="trying-acts")


@pytest.mark.parametrize(("spec", "variant", "seats", "holder", "least", "longest"), CASES)
async def test_everybody_else_is_sent_the_same_bytes(
    spec: Any,
    variant: str,
    seats: int,
    holder: int,
    least: int,
    longest: int,
    settings: Settings,
    tmp_path: Path,
) -> None:
    shelf = {**settings.games, "highest": highest.SPEC}
    found = worlds(Game(spec, variant, seats), holder, least, longest)
    heard = []
    for world in (0, 1):
        with pytest.MonkeyPatch.context() as patch:
            same_every_time(patch, found.deals(world))
            own = replace(
                settings,
                games=shelf,
                database=str(tmp_path / f"{world}.db"),
                entropy=Pinned(),
            )
            heard.append(await everything_sent(own, found, world))
    # Of the holder all is different; of everybody else, not a byte.
    others = {_bearer(seat) for seat in found.others}
    assert set(heard[0]) == set(heard[1]) == others | {_bearer(holder)}
    for who in others:
        assert len(heard[0][who]) > 10
        for one, other in zip(heard[0][who], heard[1][who], strict=True):
            assert one == other
    statuses = {status for log in heard[0].values() for _, status, *_ in log if status}
    assert not {status for status in statuses if isinstance(status, int) and status >= 500}
    assert {200, 400, 404, 409} <= statuses


def _bearer(seat: int | None) -> str:
    """Seat 0 opened the table, the others claimed theirs."""
    if seat is None:
        return ""
    return f"Bearer claim-{seat}-invite-{seat}" if seat else "Bearer seat-0"
