"""A game with secret moves over HTTP: series lengths, others' eyes, sealed records."""

import pytest

from tests.web.visitor import At, Visitor, bearer

pytestmark = pytest.mark.anyio


async def opened(visitor: Visitor, *moves: str) -> At:
    at = await visitor.open("here", "link", game="thief")
    await at.claim(1)
    await played(at, *moves)
    return at


async def played(at: At, *moves: str) -> None:
    for move in moves:
        table = await at.see()
        player = table["seats"][table["mover"]]["player"]
        assert (await at.move(player, move)).status_code == 200


async def test_a_series_has_one_of_the_lengths_of_its_game(visitor: Visitor) -> None:
    games = {game["slug"]: game for game in (await visitor.client.get("/api/games")).json()}
    assert games["thief"]["games"] == [2, 4, 6, 8, 10]
    assert games["wall"]["games"][0] == 1
    fewer = [variant["fewer_points_win"] for variant in games["thief"]["variants"]]
    assert fewer == [True, True, False]
    for slug, length in (("thief", 2), ("wall", 1)):
        at = await visitor.open("here", "here", game=slug)
        assert (await at.see())["games"] == length
    seats = [{"kind": "here"}, {"kind": "here"}]
    for length in (1, 3, 12):
        body = {"game": "thief", "games": length, "seats": seats}
        answer = await visitor.client.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
        assert answer.json()["message"]["id"] == "refused-series-length"


async def test_history_through_others_eyes(visitor: Visitor) -> None:
    at = await opened(visitor, "F7", "F6", "G7", "H8")
    path = f"/api/tables/{at.id}/history"
    asked = await visitor.client.get(path, params={"eyes": "thief"}, headers=bearer(at.secrets[1]))
    assert (asked.status_code, asked.json()["code"]) == (409, "not_now")
    assert "G7" not in (await visitor.client.get(path, headers=bearer(at.secrets[1]))).text
    await played(at, "G8", "G8")
    for eyes, seen in (("thief", ["F7", "F6", "G7"]), ("detective", [None, "F6", None])):
        steps = (await visitor.client.get(path, params={"eyes": eyes})).json()
        assert [step["move"] for step in steps][1:4] == seen
    unknown = await visitor.client.get(path, params={"eyes": "burglar"})
    assert (unknown.status_code, unknown.json()["code"]) == (400, "bad_request")


async def test_a_record_opens_at_the_end_and_stays_open_in_the_next_game(visitor: Visitor) -> None:
    at = await opened(visitor, "F7", "F6", "G7")
    path = f"/api/tables/{at.id}/record"
    assert "G7" not in (await visitor.client.get(path)).text
    await played(at, "G7")
    first = (await visitor.client.get(path)).text
    assert "result: 0-2 caught" in first
    await at.act(0, "rematch")
    second = (await visitor.client.get(path)).text
    assert "result: *" in second
    assert (await visitor.client.get(path, params={"number": 1})).text == first
    assert (await visitor.client.get(path, params={"number": 2})).text == second
    missing = await visitor.client.get(path, params={"number": 3})
    assert (missing.status_code, missing.json()["code"]) == (404, "not_found")
    history = f"/api/tables/{at.id}/history"
    steps = (await visitor.client.get(history, params={"number": 1, "eyes": "all"})).json()
    assert [step["move"] for step in steps] == [None, "F7", "F6", "G7", "G7"]


async def test_a_refused_probe_names_its_clause(visitor: Visitor) -> None:
    at = await opened(visitor, "F7")
    refused = (await at.move(1, "G6")).json()
    assert (refused["code"], refused["clause"]) == ("illegal_move", "3.2")
    assert (await at.move(0, "F8")).json()["code"] == "not_your_turn"
