"""Whatever the schema allows, and much that it does not, the server answers as the schema says."""

import asyncio
import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.specs.openapi.schemas import OpenApiSchema

from cavale.core.catalogue import LANGS
from cavale.core.chance import bound
from tests.web.live import Live
from tests.web.visitor import At, Visitor, bearer
from tools.archive import ARCHIVE

OPERATIONS = (
    ("GET", "/api/games"),
    ("GET", "/api/games/{slug}/rulebook"),
    ("GET", "/api/games/{slug}/words/{lang}"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table_id}"),
    ("GET", "/api/tables/{table_id}/history"),
    ("GET", "/api/tables/{table_id}/notebook"),
    ("GET", "/api/tables/{table_id}/analysis/{step}"),
    ("GET", "/api/tables/{table_id}/review"),
    ("GET", "/api/tables/{table_id}/record"),
    ("GET", "/api/tables/{table_id}/stream"),
    ("GET", "/api/lobby"),
    ("POST", "/api/lobby"),
    ("POST", "/api/tables/mine"),
    ("POST", "/api/tables/{table_id}/recover"),
    ("POST", "/api/tables/{table_id}/claim"),
    ("POST", "/api/tables/{table_id}/nonce"),
    ("POST", "/api/tables/{table_id}/moves"),
    ("POST", "/api/tables/{table_id}/actions"),
    ("GET", "/api/records/schema"),
    ("POST", "/api/records/replay"),
    ("POST", "/api/records/analysis"),
    ("GET", "/api/fairness"),
    ("GET", "/api/version"),
)
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
RECORD = (ARCHIVE / "thief-v1-laffont-2.txt").read_text("utf-8")
EXAMPLES = int(os.environ.get("CAVALE_FUZZ", "25"))


@dataclass
class Open(Live):
    """A server that lets everybody open as many tables as they like."""

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "CAVALE_LIMITS": "off"}


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    server = Open(str(tmp_path_factory.mktemp("schema") / "tables.db"))
    asyncio.run(server.start())
    yield server
    asyncio.run(server.close())


async def _open(url: str) -> At:
    async with httpx.AsyncClient(base_url=url, timeout=120) as client:
        return await Visitor(client).open("here", "link")


async def _bound(url: str) -> At:
    """A table where all are bound to their nonces, and the first has yet to tell."""
    async with httpx.AsyncClient(base_url=url, timeout=120) as client:
        visitor, seats = Visitor(client), [{"kind": "link"}] * 2
        body = {"game": "manhattan", "variant": "quick", "commit_first": True, "seats": seats}
        at = visitor.at((await client.post("/api/tables", json=body)).json())
        for player, own in enumerate(({"bound": bound(at.id, 1, "mine-0")}, {"nonce": "mine-1"})):
            held = await at.post("claim", {"invite": at.invites[player], **own}, None)
            assert held.status_code == 200, held.text
            at.secrets[player] = held.json()["secret"]
    return at


def _schema(live: Live) -> OpenApiSchema:
    return schemathesis.openapi.from_dict(httpx.get(f"{live.url}/schema/openapi.json").json())


def test_every_operation_is_tried(live: Live) -> None:
    schema = httpx.get(f"{live.url}/schema/openapi.json").json()
    found = {(method.upper(), path) for path, ways in schema["paths"].items() for method in ways}
    assert found == set(OPERATIONS)


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_the_server_keeps_to_its_schema(live: Live, method: str, path: str) -> None:
    at = asyncio.run(_open(live.url))
    operation = _schema(live)[path][method]
    # A stream that opens does not end: there only tables that do not exist.
    somewhere = st.booleans() if not path.endswith("/stream") else st.just(False)
    modes = schemathesis.GenerationMode
    cases = st.one_of(
        operation.as_strategy(generation_mode=modes.POSITIVE),
        operation.as_strategy(generation_mode=modes.NEGATIVE),
    )

    @settings(
        max_examples=EXAMPLES,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, real=somewhere)
    def run(case: schemathesis.Case[Any], real: bool) -> None:
        if real and "{table_id}" in path:
            case.path_parameters = {**(case.path_parameters or {}), "table_id": at.id}
        if real and "{slug}" in path:
            case.path_parameters = {**(case.path_parameters or {}), "slug": "wall"}
        if real and path.startswith("/api/records/") and isinstance(case.body, dict):
            case.body = {**case.body, "record": RECORD}
        headers = bearer(at.secrets[0]) if real else {}
        # A fence only: a busy machine takes long.
        answer = case.call(base_url=live.url, headers=headers, timeout=120)
        case.validate_response(answer, checks=CHECKS)

    run()


@pytest.mark.parametrize("lang", LANGS)
def test_a_catalogue_comes_as_the_schema_says(live: Live, lang: str) -> None:
    operation = _schema(live)["/api/games/{slug}/words/{lang}"]["GET"]
    case = operation.Case(path_parameters={"slug": "wall", "lang": lang})
    answer = case.call(base_url=live.url)
    assert (answer.status_code, "title = " in answer.text) == (200, True)
    case.validate_response(answer, checks=CHECKS)
    again = case.call(base_url=live.url, headers={"if-none-match": answer.headers["etag"][0]})
    assert again.status_code == 304
    case.validate_response(again, checks=CHECKS)


def test_a_nonce_is_taken_as_the_schema_says(live: Live) -> None:
    at = asyncio.run(_bound(live.url))
    operation = _schema(live)["/api/tables/{table_id}/nonce"]["POST"]
    for nonce, status in (("other", 400), ("mine-0", 200), ("mine-0", 200), ("another", 409)):
        case = operation.Case(
            path_parameters={"table_id": at.id},
            body={"nonce": nonce},
            media_type="application/json",
        )
        answer = case.call(base_url=live.url, headers=bearer(at.secrets[0]))
        assert answer.status_code == status, answer.text
        case.validate_response(answer, checks=CHECKS)
