"""What the others could do next: for who plays against bots, of what that seat sees."""

import pytest

import cavale
from tests.web.visitor import At, Json, Visitor, bearer

pytestmark = pytest.mark.anyio


async def ask(at: At, player: int | None) -> tuple[int, Json]:
    secret = None if player is None else at.secrets[player]
    answer = await at.visitor.client.get(f"{at.path}/threats", headers=bearer(secret))
    return answer.status_code, answer.json()


@pytest.mark.parametrize("slug", cavale.GAMES)
async def test_every_game_says_what_threatens(visitor: Visitor, slug: str) -> None:
    at = await visitor.open("here", "bot", game=slug)
    await at.until("mover", 0)
    seen = await at.see(0)
    assert seen["threats"] is True
    status, found = await ask(at, 0)
    assert (status, found["version"]) == (200, seen["version"])
    assert all(one["said"]["id"].startswith("threat-") for one in found["threats"])


async def test_nobody_is_warned_between_people(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", game="wall")
    assert (await ask(at, 0))[1]["message"]["id"] == "refused-hint-alone"
    against = await visitor.open("here", "bot", game="wall")
    assert (await ask(against, None))[1]["code"] == "not_now"


def test_an_escape_that_is_one_push_away() -> None:
    wall = cavale.game("wall").parse("Y..../Y..../Y..../Y..../.Y... b - 5 0-0")
    threats = wall.observe(1).threats()
    assert [(one.marks, one.ways) for one in threats] == [
        (("4L",), (("A1", "A2", "A3", "A4", "B4", "B5"),)),
        (("5L",), (("A1", "A2", "A3", "A4", "A5"),)),
    ]
    assert wall.observe(0).threats() == []


def test_what_the_clues_leave_of_the_thief() -> None:
    chase = cavale.game("thief").start().play("F7").play("F6").play("F8")
    (known,) = chase.observe(0).threats()
    assert "F8" in known.marks
    assert chase.observe(1).threats() == []
