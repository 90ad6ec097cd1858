"""For each operation of the interface: requests that a server in this state answers with success.

Each is made anew, with tables, seats and records of its own, on a real server.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from httpx import AsyncClient

from cavale.core.chance import bound
from cavale.games import HOUSE
from tests.web.visitor import At, Json, Visitor, bearer, new_key
from tools.archive import ARCHIVE


@dataclass(frozen=True)
class Sent:
    """What a request carries."""

    path: Json = field(default_factory=dict)
    query: Json = field(default_factory=dict)
    body: Json | None = None
    secret: str | None = None


Good = Callable[[Visitor], Awaitable[Sent]]

RECORDS = {path.stem: path.read_text("utf-8") for path in sorted(ARCHIVE.glob("*-v2-*.txt"))}
TWO_HERE = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
ALONE = [{"kind": "here", "nonce": "abc"}, {"kind": "bot", "level": 1}]
CLOCK = {"per": "game", "seconds": 600, "increment": 5}


def _key() -> str:
    return new_key() * 2


def _plain(path: Json | None = None, query: Json | None = None, body: Json | None = None) -> Good:
    async def make(_: Visitor) -> Sent:
        return Sent(path or {}, query or {}, body)

    return make


def _keyed(body: Json) -> Good:
    async def make(_: Visitor) -> Sent:
        return Sent(body={**body, "key": _key()})

    return make


async def _played(visitor: Visitor, game: str, moves: int, variant: str | None = None) -> At:
    at = await visitor.open("here", "here", game=game, variant=variant)
    for _ in range(moves):
        table = await at.see()
        mover = table["mover"]
        move = (await at.see(mover))["moves"][0]["text"]
        assert (await at.move(mover, move, table["version"])).status_code == 200
    return at


async def _over(visitor: Visitor, game: str = "wall") -> At:
    at = await _played(visitor, game, 2)
    assert (await at.act(0, "resign")).status_code == 200
    return at


def _read(
    game: str = "wall",
    player: int | None = 0,
    *,
    over: bool = False,
    path: Json | None = None,
    query: Json | None = None,
) -> Good:
    async def make(visitor: Visitor) -> Sent:
        at = await (_over(visitor, game) if over else _played(visitor, game, 2))
        secret = None if player is None else at.secrets[player]
        return Sent({"table_id": at.id, **(path or {})}, query or {}, None, secret)

    return make


async def _move(visitor: Visitor) -> Sent:
    at = await _played(visitor, "wall", 1)
    table = await at.see(1)
    body = {"move": table["moves"][0]["text"], "version": table["version"], "key": _key()}
    return Sent({"table_id": at.id}, body=body, secret=at.secrets[1])


async def _late_move(visitor: Visitor) -> Sent:
    """A move over a record of chance, with the time it took."""
    at = await _played(visitor, "manhattan", 0)
    table = await at.see()
    seen = await at.see(table["mover"])
    move = {"move": seen["moves"][0]["text"], "version": seen["version"], "key": _key()}
    return Sent({"table_id": at.id}, body={**move, "took": 5}, secret=at.secrets[table["mover"]])


async def _link(visitor: Visitor) -> Sent:
    at = await visitor.open("here", "link")
    return Sent({"table_id": at.id}, body={"invite": at.invites[1], "name": "Bo", "key": _key()})


async def _free_seat(visitor: Visitor) -> Sent:
    body = {"game": "wall", "public": True, "seats": [{"kind": "here"}, {"kind": "link"}]}
    opened = (await visitor.client.post("/api/tables", json=body)).json()
    return Sent({"table_id": opened["table"]}, body={"name": "Bo"})


async def _back_on_another_device(visitor: Visitor) -> Sent:
    at = await visitor.open("here", "here")
    link = (await at.post("recover", {"key": _key()}, 0)).json()["invite"]
    return Sent({"table_id": at.id}, body={"invite": link})


async def seats_bound(visitor: Visitor) -> At:
    """A table where all are bound to their nonces, and the first has yet to tell."""
    seats = [{"kind": "link"}] * 2
    body = {"game": "manhattan", "variant": "quick", "commit_first": True, "seats": seats}
    at = visitor.at((await visitor.client.post("/api/tables", json=body)).json())
    for player, own in enumerate(({"bound": bound(at.id, 1, "mine-0")}, {"nonce": "mine-1"})):
        held = await at.post("claim", {"invite": at.invites[player], **own}, None)
        assert held.status_code == 200, held.text
        at.secrets[player] = held.json()["secret"]
    return at


async def _tell(visitor: Visitor) -> Sent:
    at = await seats_bound(visitor)
    return Sent({"table_id": at.id}, body={"nonce": "mine-0"}, secret=at.secrets[0])


def _by(operation: str, body: Json) -> Good:
    """Of somebody who sits at a table with a free seat, where people gather."""

    async def make(visitor: Visitor) -> Sent:
        opening = {
            "game": "wall",
            "seats": [{"kind": "here"}, {"kind": "link"}],
            "gathering": True,
            "key": _key(),
        }
        at = visitor.at((await visitor.client.post("/api/tables", json=opening)).json())
        if operation == "swap":
            await at.post("claim", {"invite": at.invites[1], "key": _key()}, None)
        return Sent({"table_id": at.id}, body={**body, "key": _key()}, secret=at.secrets[0])

    return make


def _planning(**body: object) -> Good:
    """Of a friend on another screen, while the host is to move."""

    async def make(visitor: Visitor) -> Sent:
        at = await visitor.open("here", "link")
        await at.claim(1)
        held = {"version": await at.version(), "key": _key()} if "lines" in body else {}
        return Sent({"table_id": at.id}, body={**body, **held}, secret=at.secrets[1])

    return make


async def _helped(visitor: Visitor) -> Sent:
    at = await visitor.open("here", "bot")
    await at.until("mover", 0)
    return Sent({"table_id": at.id}, secret=at.secrets[0])


async def _recover(visitor: Visitor) -> Sent:
    at = await visitor.open("here", "here")
    return Sent({"table_id": at.id}, body={"key": _key()}, secret=at.secrets[1])


async def _notice(visitor: Visitor) -> Sent:
    """A chat of the table's, which is never written to: its address is nobody's."""
    at = await visitor.open("here", "here")
    hook = {"kind": "hook", "endpoint": "https://chat.invalid/hook"}
    return Sent({"table_id": at.id}, body=hook, secret=at.secrets[0])


async def _mine(visitor: Visitor) -> Sent:
    held = [await visitor.open("here", "link"), await _over(visitor, "thief")]
    tables = [{"id": at.id, "secrets": list(at.secrets.values())} for at in held]
    return Sent(body={"tables": tables})


def _act(action: str, *before: tuple[int, str], game: str = "wall") -> Good:
    """By the first seat, after what others did."""

    async def make(visitor: Visitor) -> Sent:
        at = await visitor.open("here", "here", game=game)
        if action == "undo" or ("undo",) in {did[1:] for did in before}:
            at = await _played(visitor, game, 2)
        if action == "rematch":
            at = await _over(visitor)
        for player, did in before:
            answer = await at.act(player, did)
            assert answer.status_code == 200, answer.text
        body = {"action": action, "version": await at.version(), "key": _key()}
        return Sent({"table_id": at.id}, body=body, secret=at.secrets[0])

    return make


def _program(*before: str, body: Json | None = None, games: int = 1) -> Good:
    """Of a table of the wall where a program is asked to play first, after what it did."""

    async def make(visitor: Visitor) -> Sent:
        seats = [{"kind": "link", "program": "mybot"}, {"kind": "here"}]
        asked = {"game": "wall", "variant": "single", "seats": seats, "games": games}
        at = visitor.at((await visitor.client.post("/api/tables", json=asked)).json())
        for did in before:
            path = f"/api/programs/tables/{at.id}/{did}"
            answer = await visitor.client.post(path, headers=bearer(visitor.token))
            assert answer.status_code == 200, answer.text
        sent = body
        if body is not None and "invite" in body:
            sent = {"invite": at.invites[0]}
        elif body is not None:
            sent = {**body, "version": await at.version(), "key": _key()}
        return Sent({"table_id": at.id}, {}, sent, visitor.token)

    return make


GOOD: dict[tuple[str, str], dict[str, Good]] = {
    ("GET", "/api/games"): {"english": _plain(), "german": _plain(query={"lang": "de"})},
    ("GET", "/api/games/{slug}/rulebook"): {
        slug: _plain({"slug": slug}, {"lang": "fr"}) for slug in ("wall", "horse")
    },
    ("GET", "/api/games/{slug}/lessons"): {
        slug: _plain({"slug": slug}, {"lang": "fr"}) for slug in ("wall", "thief")
    },
    ("POST", "/api/games/{slug}/lessons/{name}"): {
        "begun": _plain({"slug": "wall", "name": "over"}, body={"moves": [], "lang": "en"}),
    },
    ("POST", "/api/games/{slug}/openings"): {
        slug: _plain({"slug": slug}, body={"moves": [], "lang": "fr"}) for slug in ("wall", "ball")
    },
    ("GET", "/api/puzzles/today"): {"a day": _plain(query={"date": "2026-11-18"})},
    ("GET", "/api/games/{slug}/puzzles"): {
        slug: _plain({"slug": slug}, {"lang": "de"}) for slug in ("wall", "horse")
    },
    ("POST", "/api/games/{slug}/puzzles/{name}"): {
        "begun": _plain({"slug": "horse", "name": "catch-1-1"}, body={"moves": [], "lang": "fr"}),
    },
    ("GET", "/api/games/{slug}/words/{lang}"): {
        lang: _plain({"slug": "thief", "lang": lang}) for lang in ("fr", "de")
    },
    ("GET", "/api/tables"): {"all": _plain()},
    ("POST", "/api/tables"): {
        "two here": _plain(body={"game": "wall", "seats": TWO_HERE}),
        "with a bot": _keyed({"game": "manhattan", "variant": "quick", "seats": ALONE}),
        "public": _plain(body={"game": "thief", "public": True, "clock": CLOCK, "seats": TWO_HERE}),
    },
    ("GET", "/api/tables/{table_id}"): {
        "seated": _read("thief"),
        "watching": _read("thief", None),
        "over": _read("wall", over=True),
    },
    ("GET", "/api/tables/{table_id}/history"): {
        "seated": _read("thief", 1),
        "watching": _read("horse", None),
        "over": _read("thief", over=True, query={"eyes": "all", "number": 1}),
    },
    ("GET", "/api/tables/{table_id}/hint"): {"against a bot": _helped},
    ("GET", "/api/tables/{table_id}/threats"): {"against a bot": _helped},
    ("GET", "/api/tables/{table_id}/notebook"): {
        spec.slug: _read(spec.slug) for spec in HOUSE if spec.notebook
    },
    ("GET", "/api/tables/{table_id}/analysis/{step}"): {
        "over": _read("thief", over=True, path={"step": 1}),
        "seated": _read("ball", path={"step": 0}),
    },
    ("GET", "/api/tables/{table_id}/review"): {"over": _read("thief", over=True)},
    ("GET", "/api/tables/{table_id}/record"): {
        "text": _read("manhattan"),
        "json": _read("thief", over=True, query={"format": "json", "lang": "de"}),
        "watching": _read("thief", None),
    },
    ("GET", "/api/tables/{table_id}/stream"): {
        "seated": _read("thief"),
        "watching": _read("wall", None),
    },
    ("GET", "/api/lobby"): {"all": _plain(), "one game": _plain(query={"game": "wall"})},
    ("POST", "/api/lobby"): {
        "anybody": _keyed({"game": "ball", "seats": [{"kind": "here"}, {"kind": "link"}]})
    },
    ("POST", "/api/tables/mine"): {"some": _mine, "none": _plain(body={"tables": []})},
    ("POST", "/api/tables/{table_id}/recover"): {"seated": _recover},
    ("GET", "/api/notices"): {"all": _plain()},
    ("POST", "/api/tables/{table_id}/notices"): {"a chat": _notice},
    ("POST", "/api/tables/{table_id}/notices/end"): {"a chat": _notice},
    ("POST", "/api/tables/{table_id}/claim"): {
        "invited": _link,
        "free": _free_seat,
        "back": _back_on_another_device,
    },
    ("POST", "/api/tables/{table_id}/nonce"): {"bound": _tell},
    ("POST", "/api/tables/{table_id}/name"): {
        "seated": _by("name", {"name": "Ada", "portrait": 2})
    },
    ("POST", "/api/tables/{table_id}/gesture"): {"seated": _by("gesture", {"gesture": "bravo"})},
    ("POST", "/api/tables/{table_id}/plans"): {"planned": _planning(lines=[["3L", "1R"]])},
    ("POST", "/api/tables/{table_id}/suppose"): {"supposed": _planning(line=["3L"])},
    ("POST", "/api/tables/{table_id}/host"): {
        "appoint": _by("appoint", {"action": "appoint", "player": 1, "other": 1}),
        "swap": _by("swap", {"action": "swap", "player": 0, "other": 1}),
    },
    ("POST", "/api/tables/{table_id}/moves"): {"plain": _move, "timed": _late_move},
    ("POST", "/api/tables/{table_id}/actions"): {
        "resign": _act("resign"),
        "offer_draw": _act("offer_draw"),
        "accept_draw": _act("accept_draw", (1, "offer_draw")),
        "decline_draw": _act("decline_draw", (1, "offer_draw")),
        "undo": _act("undo"),
        "rematch": _act("rematch"),
    },
    ("GET", "/api/programs"): {"all": _plain()},
    ("GET", "/api/programs/stream"): {"asked": _program()},
    ("GET", "/api/programs/tables/{table_id}"): {"seated": _program("accept")},
    ("POST", "/api/programs/tables/{table_id}/accept"): {"asked": _program()},
    ("POST", "/api/programs/tables/{table_id}/decline"): {"asked": _program()},
    ("POST", "/api/programs/tables/{table_id}/sit"): {"invited": _program(body={"invite": ""})},
    ("POST", "/api/programs/tables/{table_id}/moves"): {
        "seated": _program("accept", body={"move": "3L"})
    },
    ("POST", "/api/programs/tables/{table_id}/actions"): {
        "seated": _program("accept", body={"action": "resign"})
    },
    ("GET", "/api/records/schema"): {"all": _plain()},
    ("POST", "/api/records/replay"): {
        name: _plain(body={"record": text, "eyes": "spectator"})
        for name, text in RECORDS.items()
        if name.startswith(("thief", "horse"))
    },
    ("POST", "/api/records/analysis"): {
        name: _plain(body={"record": text, "step": 3})
        for name, text in RECORDS.items()
        if name.startswith("manhattan")
    },
    ("GET", "/api/archive"): {"all": _plain(), "one game": _plain(query={"game": "wall"})},
    ("GET", "/api/fairness"): {"all": _plain()},
    ("GET", "/api/version"): {"all": _plain()},
}


def visiting(url: str) -> Visitor:
    return Visitor(AsyncClient(base_url=url, timeout=120))
