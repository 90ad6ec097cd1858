"""Whatever the schema allows, and much that it does not, the server answers as the schema says.

Every operation is met in its good states first (`good_states.py`), and then beside them: with one
part of a good request, or all of it, made up from the schema.
"""

import asyncio
import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core import NOT_SET
from schemathesis.specs.openapi.checks import (
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.specs.openapi.schemas import OpenApiSchema

from cavale.core.catalogue import LANGS
from cavale.tables.store.sql import SqlStore
from tests.waiting import PATIENCE
from tests.web.good_states import GOOD, Sent, seats_bound, visiting
from tests.web.live import Live, events
from tests.web.visitor import Visitor, bearer

OPERATIONS = tuple(GOOD)
STREAM = ("GET", "/api/tables/{table_id}/stream")
STREAMS = (STREAM, ("GET", "/api/programs/stream"))
"""A stream that opens does not end: schemathesis would wait for ever."""
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
EXAMPLES = int(os.environ.get("CAVALE_FUZZ", "25"))
WAIT = 120
"""Seconds; a fence only: a busy machine takes long."""

Case = schemathesis.Case[Any]


@dataclass
class Open(Live):
    """A server that lets everybody open as many tables as they like."""

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "CAVALE_LIMITS": "off"}


@dataclass(frozen=True)
class World:
    url: str
    visitor: Visitor
    schema: OpenApiSchema
    raw: dict[str, Any]
    runner: asyncio.Runner

    def good(self, operation: tuple[str, str], state: str) -> Sent:
        async def made() -> Sent:
            return await GOOD[operation][state](self.visitor)

        return self.runner.run(made())

    def case(self, operation: tuple[str, str], sent: Sent) -> Case:
        method, path = operation
        return self.schema[path][method].Case(
            path_parameters=sent.path,
            query=sent.query,
            body=NOT_SET if sent.body is None else sent.body,
            media_type=None if sent.body is None else "application/json",
        )

    def answered(self, case: Case, secret: str | None) -> int:
        answer = case.call(base_url=self.url, headers=bearer(secret), timeout=WAIT)
        case.validate_response(answer, checks=CHECKS)
        return answer.status_code


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    server = Open(str(tmp_path_factory.mktemp("schema") / "tables.db"))
    with asyncio.Runner() as runner:
        runner.run(server.start())
        raw = httpx.get(f"{server.url}/schema/openapi.json", timeout=PATIENCE).json()
        visitor = visiting(server.url)
        visitor.token = runner.run(_token(server.database))
        yield World(server.url, visitor, schemathesis.openapi.from_dict(raw), raw, runner)
        runner.run(visitor.client.aclose())
        runner.run(server.close())


async def _token(database: str) -> str:
    """Beside the server, as `cavale tokens create mybot` makes it."""
    store = await SqlStore.open(database)
    try:
        return await store.tokens.create("mybot", 1)
    finally:
        await store.close()


def test_every_operation_is_tried(world: World) -> None:
    paths = world.raw["paths"]
    found = {(method.upper(), path) for path, ways in paths.items() for method in ways}
    assert found == set(OPERATIONS)


@pytest.mark.parametrize(
    "operation", [one for one in OPERATIONS if one not in STREAMS], ids=" ".join
)
def test_good_states_are_met(world: World, operation: tuple[str, str]) -> None:
    for state in GOOD[operation]:
        sent = world.good(operation, state)
        status = world.answered(world.case(operation, sent), sent.secret)
        assert 200 <= status < 300, (operation, state, status)


@pytest.mark.parametrize("operation", OPERATIONS, ids=" ".join)
def test_the_server_keeps_to_its_schema(world: World, operation: tuple[str, str]) -> None:
    method, path = operation
    given_by_schema = world.schema[path][method]
    modes = schemathesis.GenerationMode
    cases = st.one_of(
        given_by_schema.as_strategy(generation_mode=modes.POSITIVE),
        given_by_schema.as_strategy(generation_mode=modes.NEGATIVE),
    )

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None)
    @given(case=cases, data=st.data())
    def run(case: Case, data: st.DataObject) -> None:
        secret = None
        if operation not in STREAMS and data.draw(st.booleans(), "beside a good state"):
            secret = _beside(world, operation, case, data)
        world.answered(case, secret)

    run()


def _beside(
    world: World, operation: tuple[str, str], case: Case, data: st.DataObject
) -> str | None:
    """The case gets what a good request has, but for one part of it; and whose secret to send."""
    sent = world.good(operation, data.draw(st.sampled_from(sorted(GOOD[operation])), "state"))
    parts = [*sorted(sent.body or {}), "path", "query", "secret", "nothing"]
    own = data.draw(st.sampled_from(parts), "made up")
    if own != "path":
        case.path_parameters = sent.path
    if own != "query":
        case.query = sent.query
    if sent.body is not None:
        made_up = case.body if isinstance(case.body, dict) else {}
        kept = {key: value for key, value in sent.body.items() if key != own}
        case.body = {**kept, **{key: made_up[key] for key in (own,) if key in made_up}}
        case.media_type = "application/json"
    return None if own == "secret" else sent.secret


@pytest.mark.parametrize("state", GOOD[STREAM])
def test_a_stream_tells_what_the_schema_says(world: World, state: str) -> None:
    said = world.raw["paths"][STREAM[1]]["get"]["responses"]["200"]["content"]
    (event_schema,) = (said[kind]["schema"] for kind in said)
    shape = {**event_schema, "components": world.raw["components"]}
    sent = world.good(STREAM, state)

    async def told() -> list[dict[str, Any]]:
        path = f"/api/tables/{sent.path['table_id']}/stream"
        heard = []
        async for event in events(world.visitor.client, path, 0, sent.secret):
            heard.append(event.data)
            if len(heard) == 3:
                return heard
        raise AssertionError(heard)

    for event in world.runner.run(told()):
        jsonschema_rs.validate(shape, event)


def test_answers_that_any_body_can_meet_are_in_the_schema(world: World) -> None:
    """Sent from another site, too long, not whole in time; and what each of them says."""
    for method, path in OPERATIONS:
        answers = set(world.raw["paths"][path][method.lower()]["responses"])
        assert {"400", "500"} <= answers, path
        assert method == "GET" or {"403", "408", "413"} <= answers, path


@pytest.mark.parametrize("operation", [one for one in OPERATIONS if one[0] == "POST"], ids=" ".join)
def test_what_is_too_long_or_from_elsewhere_is_refused(
    world: World, operation: tuple[str, str]
) -> None:
    sent = world.good(operation, next(iter(GOOD[operation])))
    long = Sent(sent.path, sent.query, {**(sent.body or {}), "name": "x" * (1 << 20)})
    assert world.answered(world.case(operation, long), sent.secret) == 413
    case = world.case(operation, sent)
    elsewhere = {"origin": "https://elsewhere.test", **bearer(sent.secret)}
    answer = case.call(base_url=world.url, headers=elsewhere, timeout=WAIT)
    case.validate_response(answer, checks=CHECKS)
    assert answer.status_code == 403


@pytest.mark.parametrize("lang", LANGS)
def test_a_catalogue_comes_as_the_schema_says(world: World, lang: str) -> None:
    operation = world.schema["/api/games/{slug}/words/{lang}"]["GET"]
    case = operation.Case(path_parameters={"slug": "wall", "lang": lang})
    answer = case.call(base_url=world.url)
    assert (answer.status_code, "title = " in answer.text) == (200, True)
    case.validate_response(answer, checks=CHECKS)
    again = case.call(base_url=world.url, headers={"if-none-match": answer.headers["etag"][0]})
    assert again.status_code == 304
    case.validate_response(again, checks=CHECKS)


def test_a_nonce_is_taken_as_the_schema_says(world: World) -> None:
    operation = "POST", "/api/tables/{table_id}/nonce"
    at = world.runner.run(seats_bound(world.visitor))
    for nonce, status in (("other", 400), ("mine-0", 200), ("mine-0", 200), ("another", 409)):
        sent = Sent({"table_id": at.id}, body={"nonce": nonce}, secret=at.secrets[0])
        assert world.answered(world.case(operation, sent), sent.secret) == status
