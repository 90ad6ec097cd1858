"""What whoever looks after the server is told."""

import pytest

from cavale.tables.store.errors import DatabaseError
from tests.web.visitor import Visitor

pytestmark = pytest.mark.anyio


async def test_it_is_alive(visitor: Visitor) -> None:
    answer = await visitor.client.get("/healthz")
    assert (answer.status_code, answer.text) == (200, "alive\n")


async def test_it_is_ready_when_tables_can_be_played(visitor: Visitor) -> None:
    await visitor.open("here", "here")
    answer = await visitor.client.get("/readyz")
    assert answer.status_code == 200
    assert answer.json() == {"rules": True, "database": True, "staying": True}
    assert answer.headers["cache-control"] == "no-store"


async def test_not_without_rules_or_a_database_nor_while_it_stops(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await visitor.open("here", "here")
    assert visitor.app is not None
    live, rules = visitor.app.state.services.live, visitor.app.state.services.kernels

    async def silent() -> None:
        raise DatabaseError("away")

    monkeypatch.setattr(live.store, "ask", silent)
    answer = await visitor.client.get("/readyz")
    assert answer.status_code == 503
    assert answer.json() == {"rules": True, "database": False, "staying": True}
    rules._loaded.clear()
    live.hub.close()
    answer = await visitor.client.get("/readyz")
    assert answer.json() == {"rules": False, "database": False, "staying": False}
    rules._loaded.set()
