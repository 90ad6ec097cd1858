"""Requests of the page, answered by the routes that a server answers them by."""

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from cavale.core.catalogue import LANGS
from cavale.tables.deciding.refusals import Refused
from cavale.web import bodies
from cavale.web.following import Following
from cavale.web.problems import (
    NOT_FOUND,
    STATUS,
    TROUBLE,
    Denied,
    Problem,
    bad_request,
    refused_as,
)
from cavale.web.routes import insight, learning, mine, records, shelf, tables
from cavale.web.services import Services

logger = logging.getLogger(__name__)

HERE = "here"
"""The only client there is."""
JSON = "application/json"


@dataclass(frozen=True)
class Asked:
    services: Services
    place: tuple[str, ...]
    """What stands in the path."""
    query: Mapping[str, str]
    body: bytes
    secret: str | None

    @property
    def lang(self) -> str:
        lang = self.query.get("lang", "en")
        if lang not in LANGS:
            raise bad_request(f"lang is one of {', '.join(LANGS)}")
        return lang

    def number(self, name: str) -> int | None:
        found = self.query.get(name)
        if found is not None and not found.isdecimal():
            raise bad_request(f"{name} is a number")
        return None if found is None else int(found)

    def read(self, kind: type[Any]) -> Any:
        try:
            return _decoder(kind).decode(self.body)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise bad_request(str(error)) from None


@cache
def _decoder(kind: type[Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


Answer = Callable[[Asked], Awaitable[object]]
_ANSWERS: list[tuple[str, re.Pattern[str], Answer]] = []


def _at(method: str, path: str) -> Callable[[Answer], Answer]:
    pattern = re.compile(re.sub(r"\{\w+\}", "([^/]+)", path))

    def remember(answer: Answer) -> Answer:
        _ANSWERS.append((method, pattern, answer))
        return answer

    return remember


class Text(str):
    """An answer that is no JSON."""


async def answer(
    services: Services, method: str, url: str, body: str, secret: str | None
) -> tuple[int, str, str]:
    """The status, the media type and what is said."""
    parts = urlsplit(url)
    try:
        for wanted, pattern, found in _ANSWERS:
            match = pattern.fullmatch(parts.path)
            if match is not None and wanted == method:
                place = tuple(map(unquote, match.groups()))
                query = dict(parse_qsl(parts.query))
                told = await found(Asked(services, place, query, body.encode(), secret))
                if isinstance(told, Text):
                    return 200, "text/plain; charset=utf-8", str(told)
                return 200, JSON, _written(told)
        return _no(NOT_FOUND)
    except Refused as refused:
        return _no(refused_as(refused))
    except Denied as denied:
        return _no(denied.problem)
    except Exception:
        logger.exception("a request failed")
        return _no(TROUBLE)


def _no(problem: Problem) -> tuple[int, str, str]:
    return STATUS[problem.code], JSON, _written(problem)


def _written(told: object) -> str:
    return (told if isinstance(told, bytes) else msgspec.json.encode(told)).decode()


async def follow(
    services: Services,
    table: str,
    secret: str | None,
    after: int | None,
    send: Callable[[str], None],
) -> None:
    """A table's stream, until it ends or its task is cancelled."""
    cached, player = await tables.seat(services, table, secret)
    following = Following(services.live, cached, player, after, HERE)
    async for data in following.frames():
        send(data.decode())


@_at("GET", "/api/version")
async def _version(asked: Asked) -> object:
    return {"build": "page", "wire": 3, "version": "page"}


@_at("GET", "/api/games")
async def _games(asked: Asked) -> object:
    return await shelf.games(asked.services, asked.lang)


@_at("GET", "/api/games/{slug}/rulebook")
async def _rulebook(asked: Asked) -> object:
    return await shelf.rulebook(
        asked.services, asked.place[0], asked.lang, asked.query.get("variant", "")
    )


@_at("GET", "/api/games/{slug}/words/{lang}")
async def _words(asked: Asked) -> object:
    whole = asked.query.get("whole", "true") != "false"
    text, _ = await shelf.words(asked.services, *asked.place, whole)
    return Text(text.decode())


@_at("GET", "/api/games/{slug}/lessons")
async def _lessons(asked: Asked) -> object:
    return await learning.cards(asked.services, asked.place[0], asked.lang)


@_at("POST", "/api/games/{slug}/lessons/{name}")
async def _lesson(asked: Asked) -> object:
    body = asked.read(bodies.Learning)
    return await learning.lesson(asked.services, *asked.place, body, body.lang, HERE)


@_at("POST", "/api/games/{slug}/openings")
async def _opening(asked: Asked) -> object:
    return await learning.opening(asked.services, asked.place[0], asked.read(bodies.Learning))


@_at("GET", "/api/puzzles/today")
async def _today(asked: Asked) -> object:
    return await learning.of_the_day(asked.services, asked.query.get("date", ""))


@_at("GET", "/api/games/{slug}/puzzles")
async def _puzzles(asked: Asked) -> object:
    return await learning.puzzle_cards(asked.services, asked.place[0], asked.lang)


@_at("POST", "/api/games/{slug}/puzzles/{name}")
async def _puzzle(asked: Asked) -> object:
    body = asked.read(bodies.Learning)
    return await learning.puzzle(asked.services, *asked.place, body, body.lang, HERE)


@_at("GET", "/api/tables")
@_at("GET", "/api/lobby")
async def _strangers(asked: Asked) -> object:
    return []


@_at("POST", "/api/tables")
async def _open(asked: Asked) -> object:
    return await tables.open_table(asked.services, asked.read(bodies.NewTable), HERE)


@_at("POST", "/api/tables/mine")
async def _mine(asked: Asked) -> object:
    return await mine.my_tables(asked.services, asked.read(bodies.Mine))


@_at("GET", "/api/tables/{id}")
async def _table(asked: Asked) -> object:
    return await tables.table(asked.services, asked.place[0], asked.secret)


@_at("GET", "/api/tables/{id}/history")
async def _history(asked: Asked) -> object:
    eyes, number = asked.query.get("eyes"), asked.number("number")
    return await tables.history(asked.services, asked.place[0], asked.secret, eyes, number, HERE)


@_at("GET", "/api/tables/{id}/record")
async def _record(asked: Asked) -> object:
    form: Any = asked.query.get("format", "text")
    found = await tables.record(
        asked.services, asked.place[0], asked.secret, asked.number("number"), form, asked.lang, HERE
    )
    return Text(found.text)


@_at("POST", "/api/tables/{id}/claim")
async def _claim(asked: Asked) -> object:
    return await tables.claim(asked.services, asked.place[0], asked.read(bodies.Claiming))


@_at("POST", "/api/tables/{id}/nonce")
async def _nonce(asked: Asked) -> object:
    body = asked.read(bodies.Drawing)
    return await tables.draw(asked.services, asked.place[0], asked.secret, body)


@_at("POST", "/api/tables/{id}/name")
async def _name(asked: Asked) -> object:
    body = asked.read(bodies.Naming)
    return await tables.rename(asked.services, asked.place[0], asked.secret, body)


@_at("POST", "/api/tables/{id}/gesture")
async def _gesture(asked: Asked) -> object:
    body = asked.read(bodies.Gesturing)
    return await tables.gesture(asked.services, asked.place[0], asked.secret, body)


@_at("POST", "/api/tables/{id}/host")
async def _host(asked: Asked) -> object:
    body = asked.read(bodies.Hosting)
    return await tables.host(asked.services, asked.place[0], asked.secret, body)


@_at("POST", "/api/tables/{id}/moves")
async def _move(asked: Asked) -> object:
    body = asked.read(bodies.Moving)
    return await tables.move(asked.services, asked.place[0], asked.secret, body, HERE)


@_at("POST", "/api/tables/{id}/actions")
async def _act(asked: Asked) -> object:
    body = asked.read(bodies.Acting)
    return await tables.act(asked.services, asked.place[0], asked.secret, body, HERE)


@_at("GET", "/api/tables/{id}/notebook")
async def _notebook(asked: Asked) -> object:
    return await insight.notebook(asked.services, asked.place[0], asked.secret, HERE)


@_at("GET", "/api/tables/{id}/analysis/{step}")
async def _analysis(asked: Asked) -> object:
    table, step = asked.place
    return await insight.analysis(asked.services, table, asked.secret, int(step), HERE)


@_at("GET", "/api/tables/{id}/hint")
async def _hint(asked: Asked) -> object:
    return await insight.hint(asked.services, asked.place[0], asked.secret, HERE)


@_at("GET", "/api/tables/{id}/threats")
async def _threats(asked: Asked) -> object:
    return await insight.threats(asked.services, asked.place[0], asked.secret, HERE)


@_at("GET", "/api/tables/{id}/review")
async def _review(asked: Asked) -> object:
    since = asked.number("since") or 0
    return await insight.review(asked.services, asked.place[0], since, HERE)


@_at("POST", "/api/records/replay")
async def _replay(asked: Asked) -> object:
    return await records.replay(asked.services, asked.read(bodies.Replaying), HERE)


@_at("POST", "/api/records/analysis")
async def _analyse(asked: Asked) -> object:
    return await records.analysis(asked.services, asked.read(bodies.Analysing), HERE)
