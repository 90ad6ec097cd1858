"""Planned answers over HTTP, and that nobody else learns of them."""

import pytest

from cavale.tables.deciding import actions, plans
from cavale.tables.live.change import Change
from cavale.tables.live.commands import settle
from cavale.tables.log import times
from cavale.tables.views import build, lean
from cavale.web.frames import STILL_HERE, SseEncoder
from tests.tables.sheets import Sheet, sheet
from tests.web.visitor import Visitor, new_key

pytestmark = pytest.mark.anyio


async def test_a_friend_plans_and_the_answer_comes_with_the_move(visitor: Visitor) -> None:
    at = await visitor.open("here", "link")
    await at.claim(1)
    assert (await at.see(1))["plans"] == []
    looked = await at.post("suppose", {"line": ["3L"]}, 1)
    assert looked.json()["mover"] == 1
    version = await at.version()
    asked = {"lines": [["3L", "1R"]], "version": version, "key": new_key()}
    first, again = [await at.post("plans", asked, 1) for _ in range(2)]
    assert first.json() == again.json() == {"version": version + 1}
    assert (await at.see(1))["plans"] == [["3L", "1R"]]
    # Who has not heard of it moves as if nothing were.
    assert (await at.move(0, "3L", version)).status_code == 200
    steps = await at.history(0)
    assert [step["move"] for step in steps[1:]] == ["3L", "1R"]
    table = await at.see(0)
    assert (table["mover"], table["plans"]) == (0, None)


async def test_nobody_plans_for_others_or_on_an_old_position(visitor: Visitor) -> None:
    at = await visitor.open("here", "link")
    await at.claim(1)
    seen = await at.version()
    body = {"lines": [["3L", "1R"]], "version": seen, "key": new_key()}
    for player, code in ((None, "wrong_seat"), (0, "not_now")):
        assert (await at.post("plans", body, player)).json()["code"] == code
        assert (await at.post("suppose", {"line": []}, player)).json()["code"] == code
    await at.move(0, "4L", seen)
    await at.move(1, "4R")
    assert (await at.post("plans", body, 1)).json()["code"] == "stale_version"


def planned(*lines: list[str]) -> tuple[Sheet, list[Change]]:
    """What happens at a table where the second seat plans this, and then it comes otherwise."""
    made, changes = sheet("here", "link"), list[Change]()
    for entry in (
        plans.plan(made.table, 1, lines),
        actions.play(made.table, 0, "4L"),
    ):
        changes += settle(made.table, entry)
        made.log += [change.logged for change in changes[-1:]]
        made.table = changes[-1].table
    return made, changes


@pytest.mark.parametrize("player", [0, None])
def test_what_is_planned_nobody_else_can_tell(
    player: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that is sent of two tables whose plans differ, to the other seat and to a spectator."""
    monkeypatch.setattr(times, "now", lambda: 1)
    one, other = planned(["3L", "1R"]), planned(["5R", "2L", "2R", "1L"], ["1L", "1R"])
    assert _sent(*one, player) == _sent(*other, player)
    assert _sent(*one, 1) != _sent(*other, 1)
    assert _sent(*one, player)[0] == STILL_HERE


def _sent(made: Sheet, changes: list[Change], player: int | None) -> list[object]:
    encoder, frames = SseEncoder(), list[object]()
    last = None
    for change in changes:
        last = encoder.step(change, False, last)
        frames.append(last.frame(player))
    shown = [build.table_for(change.table, player, False) for change in changes]
    told = [] if player is None else list(lean.happened(made.table, made.log, player))
    return [*frames, shown, build.history(made.table, player), told]
