"""An answer that got lost on its way is given again."""

import pytest

from cavale.web.settings import Settings
from tests.web.conftest import serving
from tests.web.visitor import Json, Visitor

pytestmark = pytest.mark.anyio

KEY, OTHER = "k" * 32, "o" * 32


async def opened(visitor: Visitor, key: str, *kinds: str) -> Json:
    body = {"game": "wall", "seats": [{"kind": kind} for kind in kinds], "key": key}
    answer = await visitor.client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


async def test_the_same_key_opens_the_same_table(settings: Settings) -> None:
    async with serving(settings) as visitor:
        first = await opened(visitor, KEY, "here", "link")
        assert await opened(visitor, KEY, "here", "link") == first
        assert (await opened(visitor, OTHER, "here", "link"))["table"] != first["table"]
    async with serving(settings) as visitor:
        assert await opened(visitor, KEY, "here", "link") == first
        at = visitor.at(first)
        assert (await at.see(0))["you"] == 0
        body = {"game": "wall", "seats": [{"kind": "here"}] * 2, "key": KEY}
        answer = await visitor.client.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (409, "key_used")


async def test_the_same_key_and_invitation_give_the_same_seat(visitor: Visitor) -> None:
    at = await visitor.open("here", "link", "link", game="horse")
    body = {"invite": at.invites[1], "key": KEY, "name": "Grace"}
    first = (await at.post("claim", body, None)).json()
    again = (await at.post("claim", body, None)).json()
    assert first == again
    assert first["seat"] == 1
    stranger = await at.post("claim", {**body, "key": OTHER}, None)
    assert stranger.json()["code"] == "seat_taken"
    elsewhere = (await at.post("claim", {**body, "invite": at.invites[2]}, None)).json()
    assert elsewhere["seat"] == 2
    assert elsewhere["secret"] != first["secret"]


async def test_no_key_is_kept_as_it_was_sent(settings: Settings, visitor: Visitor) -> None:
    at = visitor.at(await opened(visitor, KEY, "here", "link"))
    answer = await at.post("claim", {"invite": at.invites[1], "key": OTHER}, None)
    assert visitor.app is not None
    rows = await visitor.app.state.services.live.store.log.read(at.id)
    kept = repr(rows)
    for secret in (KEY, OTHER, at.secrets[0], at.invites[1], answer.json()["secret"]):
        assert secret not in kept


async def test_a_key_that_could_be_guessed_is_refused(visitor: Visitor) -> None:
    body = {"game": "wall", "seats": [{"kind": "here"}] * 2, "key": "short-key"}
    assert (await visitor.client.post("/api/tables", json=body)).status_code == 400
