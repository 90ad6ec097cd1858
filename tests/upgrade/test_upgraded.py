"""Whoever had a table before an upgrade has it afterwards, and plays on."""

import json
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cavale import game as open_game
from cavale.core.endings import TIME
from cavale.core.record import read, verify
from cavale.web.settings import Settings
from tests.upgrade.conftest import DATABASES
from tests.upgrade.make import told
from tests.upgrade.scenes import SCENES, Scene
from tests.web.conftest import serving, shelf
from tests.web.visitor import At, Json, Visitor

pytestmark = pytest.mark.anyio

BY_NAME = {scene.name: scene for scene in SCENES}
UNTIMED = [scene for scene in SCENES if "clock" not in scene.more and "bot" not in scene.kinds]


@pytest.fixture
async def visitor(old: str, tmp_path: Path) -> AsyncIterator[Visitor]:
    settings = Settings(
        database=old,
        static=tmp_path / "static",
        games=shelf(),
        executor=lambda: ThreadPoolExecutor(1),
        compile_ahead=False,
        bot_pause=0.0,
        limited=False,
    )
    async with serving(settings) as found:
        yield found


@pytest.fixture
def expected(schema: str) -> dict[str, Json]:
    """What the tables were when the earlier version was stopped."""
    found: dict[str, Json] = json.loads((DATABASES / f"{schema}.json").read_text("utf-8"))
    return found


async def came_back(visitor: Visitor, scene: Scene) -> At:
    """Whoever opened it, with the seats that they held and the invitations that they gave."""
    answer = await visitor.client.post("/api/tables", json=scene.body)
    assert answer.status_code == 201, answer.text
    return visitor.at(answer.json())


async def test_every_table_is_what_it_was(visitor: Visitor, expected: dict[str, Json]) -> None:
    assert set(expected) == set(BY_NAME)
    for scene in UNTIMED:
        at = await came_back(visitor, scene)
        assert told(await at.see()) == expected[scene.name], scene.name


async def test_no_private_game_is_listed(visitor: Visitor) -> None:
    """The version before listed them, and the index still says so."""
    listed = (await visitor.client.get("/api/tables")).json()
    assert listed == []
    at = await came_back(visitor, BY_NAME["wall open to anyone"])
    assert (await at.claim(1)).status_code == 200
    (card,) = (await visitor.client.get("/api/tables")).json()
    assert card["id"] == at.id
    assert [seat["name"] for seat in card["seats"]] == ["", ""]


async def test_what_was_under_way_is_played_to_the_end(visitor: Visitor) -> None:
    for name in ("wall series under way", "ball under way", "horse under way"):
        at = await came_back(visitor, BY_NAME[name])
        table = await at.see()
        for _ in range(400):
            if table["mover"] is None:
                break
            player = table["seats"][table["mover"]]["player"]
            moves = (await at.see(player))["moves"]
            answer = await at.move(player, moves[0]["text"], table["version"])
            assert answer.status_code == 200, answer.text
            table = await at.see()
        else:
            assert (await at.act(next(iter(at.secrets)), "resign")).status_code == 200
        await records_hold(at)


async def records_hold(at: At) -> None:
    for number in range(1, (await at.see())["number"] + 1):
        text = (await at.visitor.client.get(f"{at.path}/record?number={number}")).text
        checks = list(verify(read(text, open_game)))
        assert checks
        assert all(check.passed for check in checks), checks


async def test_what_was_finished_is_verified(visitor: Visitor, expected: dict[str, Json]) -> None:
    finished = [scene for scene in UNTIMED if expected[scene.name]["status"] == "over"]
    assert {scene.game for scene in finished} == {scene.game for scene in UNTIMED}
    for scene in finished:
        await records_hold(await came_back(visitor, scene))


async def test_invitations_still_lead_to_their_seats(visitor: Visitor) -> None:
    for name in ("wall never started", "wall open to anyone"):
        at = await came_back(visitor, BY_NAME[name])
        assert (await at.claim(1, "late")).status_code == 200
        assert (await at.see())["status"] == "playing"
        assert (await at.move(0, "3L")).status_code == 200


async def test_the_bot_that_was_thinking_moves(visitor: Visitor) -> None:
    at = await came_back(visitor, BY_NAME["wall at a bot's turn"])
    assert (await at.until("mover", 0))["version"] == 3


async def test_a_clock_that_ran_out_meanwhile_has_run_out(visitor: Visitor) -> None:
    at = await came_back(visitor, BY_NAME["wall on the clock"])
    table = await at.until("status", "over")
    assert table["outcome"]["reason"] == TIME


async def test_chance_is_counted_on(visitor: Visitor) -> None:
    assert (await visitor.client.get("/api/fairness")).json()["games"] >= 2
