"""A seat's notebook: who is given which, and where there is none."""

import pytest
from httpx import Response

from tests.web.test_flows import play
from tests.web.visitor import At, Json, Visitor, bearer

pytestmark = pytest.mark.anyio

CARDS = ["J", "Q", "K"]


async def ask(at: At, player: int | None = None) -> Response:
    secret = None if player is None else at.secrets[player]
    return await at.visitor.client.get(f"{at.path}/notebook", headers=bearer(secret))


async def without_aids(visitor: Visitor) -> At:
    seats = [{"kind": "here"}, {"kind": "here"}]
    body = {"game": "kuhn", "seats": seats, "aids": False}
    answer = await visitor.client.post("/api/tables", json=body)
    assert answer.status_code == 201
    return visitor.at(answer.json())


async def test_each_has_a_notebook_of_what_they_know(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", game="kuhn")
    seen = await at.see(0)
    assert seen["notebook"] is True
    mine = seen["view"]["cards"][0]
    others = [card for card in CARDS if card != mine]
    answer = await ask(at, 0)
    assert answer.status_code == 200
    assert answer.json() == {"version": seen["version"], "notebook": {"could": [[mine], others]}}
    assert (await ask(at, 1)).json()["notebook"]["could"][1] != others
    assert (await ask(at)).json()["notebook"] == {"could": [CARDS, CARDS]}


async def test_it_follows_the_game(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", game="kuhn")
    before: Json = (await ask(at)).json()
    await play(at, "check", "check")
    after: Json = (await ask(at)).json()
    assert after["version"] == before["version"] + 2
    assert [len(could) for could in after["notebook"]["could"]] == [1, 1]


async def test_a_table_opened_without_aids_gives_none(visitor: Visitor) -> None:
    at = await without_aids(visitor)
    assert (await at.see(0))["notebook"] is False
    for player in (0, 1, None):
        answer = await ask(at, player)
        assert (answer.status_code, answer.json()["code"]) == (409, "not_now")
        assert answer.json()["message"] == {"id": "refused-without-aids"}


async def test_the_rematch_keeps_to_it(visitor: Visitor) -> None:
    at = await without_aids(visitor)
    assert (await at.act(0, "resign")).status_code == 200
    new = visitor.at((await at.act(0, "rematch")).json())
    assert new.id != at.id
    assert (await new.see(0))["notebook"] is False


async def test_a_game_without_a_notebook_says_so(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", game="wall")
    assert (await at.see(0))["notebook"] is False
    answer = await ask(at, 0)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    assert answer.json()["message"] == {"id": "refused-no-notebook"}


async def test_the_shelf_says_which_games_have_one(visitor: Visitor) -> None:
    games = {game["slug"]: game for game in (await visitor.client.get("/api/games")).json()}
    assert games["kuhn"]["notebook"] is True
    assert games["wall"]["notebook"] is False


async def test_the_schema_has_the_games_own_notebooks(visitor: Visitor) -> None:
    schema = (await visitor.client.get("/schema/openapi.json")).json()["components"]["schemas"]
    reference = {"$ref": "#/components/schemas/KuhnNotebook"}
    assert reference in schema["GameNotebook"]["anyOf"]
    named = {"$ref": "#/components/schemas/GameNotebook"}
    assert schema["ShownNotebook"]["properties"]["notebook"] == named
    assert schema["KuhnNotebook"]["required"] == ["could"]
