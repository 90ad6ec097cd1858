"""What may be asked of a house, before it is sent: both clients share it."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import quote, urlsplit

from cavale.core.errors import CavaleError

Json = dict[str, Any]
Action = Literal[
    "resign",
    "offer_draw",
    "accept_draw",
    "decline_draw",
    "undo",
    "accept_undo",
    "decline_undo",
    "rematch",
]


class HouseRefused(CavaleError):
    """The house has said no, and why: `code` as in docs/wire.md."""

    def __init__(self, status: int, said: Mapping[str, Any]) -> None:
        self.status = status
        self.code: str = said.get("code", "trouble")
        self.problem = dict(said)
        detail = said.get("detail") or {}
        self.seconds: float | None = detail.get("seconds")
        about = said.get("message", {}).get("id", "")
        super().__init__(f"{self.code} ({about})" if about else self.code)


@dataclass(frozen=True)
class Request:
    method: Literal["GET", "POST"]
    path: str
    body: Json | None = None


@dataclass(frozen=True)
class Invitation:
    """A link to a seat: `https://house/t/<table>#<invite>`."""

    house: str
    table: str
    invite: str


def invitation(link: str) -> Invitation:
    parts = urlsplit(link)
    table = parts.path.removeprefix("/t/")
    if not parts.netloc or not parts.fragment or "/" in table or table == parts.path:
        raise CavaleError("an invitation looks like https://house/t/TABLE#INVITATION")
    return Invitation(f"{parts.scheme}://{parts.netloc}", table, parts.fragment)


def games(lang: str) -> Request:
    return Request("GET", f"/api/games?lang={quote(lang)}")


def programs() -> Request:
    return Request("GET", "/api/programs")


def open_table(game: str, seats: Sequence[Json], options: Mapping[str, Any]) -> Request:
    return Request("POST", "/api/tables", {"game": game, "seats": list(seats), **options})


def look(table: str) -> Request:
    return _at(table, "", None)


def accept(table: str) -> Request:
    return _at(table, "accept", {})


def decline(table: str) -> Request:
    return _at(table, "decline", {})


def sit(table: str, invite: str) -> Request:
    return _at(table, "sit", {"invite": invite})


def move(table: str, text: str, version: int, key: str | None) -> Request:
    own = key or _key(table, version, text)
    return _at(table, "moves", {"move": text, "version": version, "key": own})


def act(table: str, action: Action, version: int, key: str | None) -> Request:
    own = key or _key(table, version, action)
    return _at(table, "actions", {"action": action, "version": version, "key": own})


def record(table: str, number: int | None) -> Request:
    which = "" if number is None else f"&number={number}"
    return Request("GET", f"/api/tables/{quote(table)}/record?format=json{which}")


def _at(table: str, what: str, body: Json | None) -> Request:
    path = f"/api/programs/tables/{quote(table, safe='')}"
    return Request("GET", path) if body is None else Request("POST", f"{path}/{what}", body)


def _key(*about: object) -> str:
    """The same wish has the same key: sent again after a lost answer, it is done once."""
    return hashlib.sha256("/".join(map(str, about)).encode()).hexdigest()[:32]
