"""Asking what the strongest bot thinks: who may, when, and what is answered."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from cavale import GAMES, game
from cavale.web.settings import Settings
from tests.tables.sheets import YELLOW_WINS
from tests.web.conftest import serving
from tests.web.test_flows import play
from tests.web.visitor import At, Json, Visitor, bearer

pytestmark = pytest.mark.anyio


@pytest.fixture
async def visitor(settings: Settings) -> AsyncIterator[Visitor]:
    """At a house with the real bots."""
    async with serving(replace(settings, games=dict(GAMES))) as found:
        yield found


async def ask(at: At, step: int, player: int | None = None) -> tuple[int, Json]:
    secret = None if player is None else at.secrets[player]
    answer = await at.visitor.client.get(f"{at.path}/analysis/{step}", headers=bearer(secret))
    return answer.status_code, answer.json()


async def test_a_forced_win_is_found_and_can_be_stepped_through(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", variant="single")
    await play(at, *YELLOW_WINS)
    before_the_end = len(YELLOW_WINS) - 1
    status, found = await ask(at, before_the_end)
    assert status == 200
    assert (found["seat"], found["value"], found["sure"]) == (0, 1.0, True)
    assert found["best"] == found["line"][0]["move"]
    position = game("wall", variant="single").start()
    for move in YELLOW_WINS[:-1]:
        position = position.play(move)
    for step in found["line"]:
        assert step["seat"] == position.mover
        position = position.play(step["move"])
        assert step["view"] == position.view()
        assert step["effect"]
        assert step["said"]
    assert position.outcome is not None
    assert position.outcome.winner == 0
    _, final = await ask(at, len(YELLOW_WINS))
    assert final == {
        "step": len(YELLOW_WINS),
        "seat": None,
        "value": 1.0,
        "sure": True,
        "best": None,
        "line": [],
    }


async def test_values_are_seen_from_the_first_seat_and_kept(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", variant="single")
    await play(at, *YELLOW_WINS[:-2])
    _, found = await ask(at, len(YELLOW_WINS) - 2, 0)
    assert found["seat"] == 1
    assert -1 <= found["value"] <= 1
    assert (await ask(at, len(YELLOW_WINS) - 2, 1))[1] == found


async def test_nobody_is_helped_against_a_person_far_away(visitor: Visitor) -> None:
    at = await visitor.open("here", "link")
    assert (await at.claim(1)).status_code == 200
    for player in (0, 1, None):
        status, refused = await ask(at, 0, player)
        assert (status, refused["code"]) == (409, "not_now")
    assert (await at.act(0, "resign")).status_code == 200
    assert (await ask(at, 0))[0] == 200


async def test_an_onlooker_asks_only_when_the_game_is_over(visitor: Visitor) -> None:
    at = await visitor.open("here", "here")
    assert (await ask(at, 0))[1]["code"] == "not_now"
    assert (await ask(at, 0, 0))[0] == 200


async def test_there_is_no_such_step(visitor: Visitor) -> None:
    at = await visitor.open("here", "here")
    assert (await ask(at, 1, 0))[1]["code"] == "not_found"
    assert (await ask(at, 1, 0))[0] == 404
