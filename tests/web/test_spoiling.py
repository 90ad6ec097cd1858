"""What a hostile player tried at a table, and what a hostile visitor could read."""

import pytest

from cavale.tables.log import pace
from cavale.web.settings import Settings
from tests.web.conftest import serving
from tests.web.test_lobby import match, open_to_anyone
from tests.web.visitor import At, Visitor, new_key

pytestmark = pytest.mark.anyio

KEY = "k" * 32


async def friends(visitor: Visitor, *kinds: str, game: str = "wall") -> At:
    at = await visitor.open(*kinds, game=game)
    for player in at.invites:
        assert (await at.claim(player)).status_code == 200
    return at


async def test_nobody_makes_a_move_stale_but_by_moving(visitor: Visitor) -> None:
    at = await friends(visitor, "here", "link")
    seen = (await at.see(0))["version"]
    for _ in range(5):
        assert (await at.post("recover", {"key": new_key()}, 1)).status_code == 200
    assert (await at.act(1, "offer_draw")).status_code == 200
    table = await at.see(0)
    assert (table["version"], table["decided"]) == (seen + 6, seen)
    assert (await at.move(0, "3L", seen)).status_code == 200
    assert (await at.see())["offers"]["draw"] is None
    assert (await at.move(1, "3R", seen)).json()["code"] == "stale_version"
    assert (await at.move(1, "3R", seen + 999)).json()["code"] == "stale_version"


async def test_an_answer_is_to_the_offer_that_was_seen(visitor: Visitor) -> None:
    at = await friends(visitor, "here", "link")
    before = await at.version()
    await at.act(1, "offer_draw")
    assert (await at.act(0, "accept_draw", before)).json()["code"] == "stale_version"
    await at.post("recover", {"key": new_key()}, 1)
    assert (await at.act(0, "accept_draw", before + 1)).status_code == 200


async def test_what_one_does_besides_moving_is_limited(settings: Settings) -> None:
    async with serving(settings) as visitor:
        at = await friends(visitor, "here", "link")
        codes = [
            (await at.post("recover", {"key": new_key()}, 1)).status_code
            for _ in range(pace.AT_ONCE + 40)
        ]
        assert codes.count(200) < pace.AT_ONCE + 20
        answer = await at.post("recover", {"key": new_key()}, 1)
        assert (answer.status_code, answer.json()["code"]) == (429, "slow_down")
        assert int(answer.headers["retry-after"]) >= 1
        # Nobody else is held up, and nobody's moves.
        assert (await at.post("recover", {"key": new_key()}, 0)).status_code == 200
        assert (await at.move(0, "3L")).status_code == 200
        assert (await at.move(1, "3R")).status_code == 200
    async with serving(settings) as visitor:
        at.visitor = visitor
        assert (await at.post("recover", {"key": new_key()}, 1)).status_code == 429


async def test_a_rematch_gives_nobody_anothers_seat(visitor: Visitor) -> None:
    at = await friends(visitor, "here", "link")
    await at.act(0, "resign")
    while (asked := (await at.act(0, "rematch")).json())["table"] == at.id:
        await at.act(0, "resign")
    assert asked["invites"] == []
    assert [one["seat"] for one in asked["held"]] == [1]
    new = At(visitor, asked["table"])
    assert (await new.post("claim", {}, None)).json()["code"] == "wrong_seat"
    own = (await at.act(1, "rematch")).json()
    assert [one["seat"] for one in own["held"]] == [0]
    assert (await new.see())["status"] == "playing"


async def test_a_key_is_for_one_thing(visitor: Visitor) -> None:
    at = await friends(visitor, "here", "link")
    first = await at.move(0, "3L", key="the-same-key")
    assert (await at.move(0, "3l", key="the-same-key")).json() == first.json()
    for wrong in (
        await at.move(0, "2L", key="the-same-key"),
        await at.act(0, "resign", key="the-same-key"),
        await at.act(0, "rematch", key="the-same-key"),
        await at.post("recover", {"key": "the-same-key"}, 0),
    ):
        assert (wrong.status_code, wrong.json()["code"]) == (409, "key_used")
    assert (await at.move(1, "3R", key="the-same-key")).status_code == 200


async def test_a_link_that_was_replaced_is_not_given_again(visitor: Visitor) -> None:
    at = await friends(visitor, "here", "link")
    one = await at.post("recover", {"key": "the-first-one"}, 0)
    assert (await at.post("recover", {"key": "the-first-one"}, 0)).json() == one.json()
    assert (await at.post("recover", {"key": "the-second-one"}, 0)).status_code == 200
    again = await at.post("recover", {"key": "the-first-one"}, 0)
    assert (again.status_code, again.json()["code"]) == (409, "key_used")


async def test_a_key_opens_what_it_opened(visitor: Visitor) -> None:
    body = {"game": "wall", "seats": [{"kind": "here"}, {"kind": "link"}], "key": KEY}
    first = await visitor.client.post("/api/tables", json=body)
    assert (await visitor.client.post("/api/tables", json=body)).json() == first.json()
    for other in (
        {**body, "game": "ball"},
        {**body, "clock": {"per": "game", "seconds": 60}},
        {**body, "public": True},
        {**body, "seats": [{"kind": "here", "name": "Eve"}, {"kind": "link"}]},
    ):
        answer = await visitor.client.post("/api/tables", json=other)
        assert (answer.status_code, answer.json()["code"]) == (409, "key_used")
    at = visitor.at(first.json())
    claim = {"invite": at.invites[1], "key": "c" * 32, "name": "Ada"}
    assert (await at.post("claim", claim, None)).status_code == 200
    eve = await at.post("claim", {**claim, "name": "Eve"}, None)
    assert (eve.status_code, eve.json()["code"]) == (409, "key_used")


async def test_a_key_finds_one_game_in_the_lobby(visitor: Visitor) -> None:
    await match(visitor, "ada")
    await match(visitor, "bob")
    seats = [{"kind": "here"}, {"kind": "link"}]
    other = {"game": "ball", "seats": seats, "key": "bob".ljust(32, "0")}
    answer = await visitor.client.post("/api/lobby", json=other)
    assert (answer.status_code, answer.json()["code"]) == (409, "key_used")


async def test_no_private_game_is_listed_and_no_name_without_consent(visitor: Visitor) -> None:
    await friends(visitor, "here", "link")
    await visitor.open("here", "here")
    await open_to_anyone(visitor, "here", "link")
    await match(visitor, "ada", "Ada")
    shown = await match(visitor, "cam", "Cam", game="ball", names=True)
    for where in ("/api/tables", "/api/lobby"):
        text = (await visitor.client.get(where)).text
        assert "Ada" not in text
        assert "n0" not in text
    lobby = (await visitor.client.get("/api/lobby")).json()
    names = {card["id"]: [seat["name"] for seat in card["seats"]] for card in lobby}
    assert names.pop(shown.id) == ["Cam", ""]
    assert all(not any(found) for found in names.values())


async def test_a_name_is_kept_as_it_is_drawn(visitor: Visitor) -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    seats = [{"kind": "here", "name": f"\u202e{family} Zoe\u0308\u0000"}, {"kind": "here"}]
    body = {"game": "wall", "seats": seats}
    at = visitor.at((await visitor.client.post("/api/tables", json=body)).json())
    assert (await at.see())["seats"][0]["name"] == f"{family} Zoe\u0308"
    assert f"yellow: {family} Zoe\u0308\n" in (await visitor.client.get(f"{at.path}/record")).text
    seats[0]["name"] = family * 41
    answer = await visitor.client.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


async def test_a_nonce_is_what_was_sent_or_nothing(visitor: Visitor) -> None:
    seats = [{"kind": "here", "nonce": "abc\n"}, {"kind": "here"}]
    answer = await visitor.client.post("/api/tables", json={"game": "kuhn", "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
