"""Help for who plays against bots, and for nobody else."""

import pytest

from cavale import GAMES
from tests.web.visitor import At, Json, Visitor, bearer

pytestmark = pytest.mark.anyio


async def ask(at: At, player: int | None) -> tuple[int, Json]:
    secret = None if player is None else at.secrets[player]
    answer = await at.visitor.client.get(f"{at.path}/hint", headers=bearer(secret))
    return answer.status_code, answer.json()


@pytest.mark.parametrize("slug", GAMES)
async def test_an_idea_and_a_move_that_may_be_played(visitor: Visitor, slug: str) -> None:
    at = await visitor.open("here", "bot", game=slug)
    await at.until("mover", 0)
    seen = await at.see(0)
    status, hint = await ask(at, 0)
    assert status == 200, hint
    assert hint["version"] == seen["version"]
    ideas = [idea["id"] for idea in hint["idea"]]
    assert ideas == ["idea-only"] or len(ideas) == 2, "one of the game's own, and how it stands"
    assert all(idea.startswith("idea-") for idea in ideas)
    assert hint["said"]
    assert (await at.move(0, hint["move"])).status_code == 200


async def test_a_win_at_once_is_the_idea(visitor: Visitor) -> None:
    """The bots of these tests move at random: the idea is of the position and the move."""
    at = await visitor.open("here", "bot", game="wall", variant="single")
    await at.until("mover", 0)
    first, again = [(await ask(at, 0))[1]["idea"] for _ in range(2)]
    assert first == again, "the same question has the same answer"


async def test_nobody_is_helped_between_people_or_out_of_turn(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", game="wall")
    assert (await ask(at, 0))[1]["message"]["id"] == "refused-hint-alone"
    against = await visitor.open("here", "bot", game="wall")
    await against.until("mover", 0)
    assert (await ask(against, None))[1]["message"]["id"] == "refused-hint-later"
    await against.act(0, "resign")
    assert (await ask(against, 0))[1]["code"] == "not_now"
