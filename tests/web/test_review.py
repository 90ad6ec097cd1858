"""A finished game looked at again: when, by whom, and a slice at a time."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from httpx import Response

from cavale.core.review import Played, Reviewed, Reviewer
from cavale.tables.asking import review
from cavale.web.settings import Settings
from tests.toys import kuhn
from tests.web.conftest import serving
from tests.web.test_flows import play
from tests.web.visitor import At, Json, Visitor

pytestmark = pytest.mark.anyio


async def ask(at: At, since: int | None = None) -> Response:
    params = {} if since is None else {"since": since}
    return await at.visitor.client.get(f"{at.path}/review", params=params)


async def finished(visitor: Visitor, *moves: str, games: int = 1) -> At:
    at = await visitor.open("here", "here", game="kuhn", games=games)
    await play(at, *moves)
    return at


async def test_it_opens_to_everybody_when_the_game_is_over(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", game="kuhn")
    await play(at, "bet")
    refused = await ask(at)
    assert (refused.status_code, refused.json()["code"]) == (409, "not_now")
    assert refused.json()["message"] == {"id": "refused-review-later"}
    assert (await at.see(0))["review"] is False
    await play(at, "call")
    assert (await at.see())["review"] is True
    answer = await ask(at)
    assert answer.status_code == 200
    found = answer.json()
    assert (found["moves"], found["known"]) == (4, 4)
    assert found["unit"] == {"id": "unit-chips"}
    deal, _, bet, call = found["rows"]
    assert (deal["step"], deal["seat"], deal["loss"]) == (1, None, None)
    assert sum(deal["luck"]) == 0.0
    assert (bet["step"], bet["seat"], bet["move"]) == (3, 0, "bet")
    assert (call["seat"], call["bits"]) == (1, 1.0)
    assert call["said"] == [{"id": "move", "args": {"move": "call"}}]


async def test_cards_nobody_showed_are_open_now(visitor: Visitor) -> None:
    at = await finished(visitor, "bet", "fold")
    assert [step["move"] for step in await at.history()] == [None, None, None, "bet", "fold"]
    rows = (await ask(at)).json()["rows"]
    assert {row["move"] for row in rows[:2]} < {"J", "Q", "K"}


async def test_totals_keep_luck_and_skill_apart(visitor: Visitor) -> None:
    at = await finished(visitor, "check", "bet", "call")
    found: Json = (await ask(at)).json()
    rows = found["rows"]
    for total in found["totals"]:
        seat = total["seat"]
        own = [row for row in rows if row["seat"] == seat]
        assert total["loss"] == sum(row["loss"] for row in own)
        assert total["bits"] == sum(row["bits"] for row in own)
        assert total["luck"] == sum(row["luck"][seat] for row in rows if row["luck"])


async def test_a_better_move_is_told_with_its_words(visitor: Visitor) -> None:
    """Folding or calling: with a king one of them gives something away, with a jack the other."""
    for answer in ("fold", "call") * 32:
        at = await finished(visitor, "bet", answer)
        found = (await ask(at)).json()["rows"][-1]
        if found["loss"] > 0:
            other = "call" if answer == "fold" else "fold"
            assert found["better"] == {
                "move": other,
                "said": [{"id": "move", "args": {"move": other}}],
            }
            assert found["remark"] == {"id": "other-was-better"}
            return
        assert found["better"] is None
    raise AssertionError("sixty-four games without a mistake")


class Counted:
    """The toy's reviewer, which remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def rows(self, played: Played, since: int) -> Iterator[Reviewed]:
        self.asked.append(since)
        yield from kuhn.rows(played, since)


async def test_slices_grow_and_nothing_is_computed_twice(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "SLICE", 0.0)
    counted = Counted()
    spec = replace(kuhn.SPEC, review=Reviewer(counted.rows))
    async with serving(replace(settings, games={"kuhn": spec})) as visitor:
        at = await finished(visitor, "check", "check")
        first = (await ask(at)).json()
        assert (first["known"], first["moves"], len(first["rows"])) == (1, 4, 1)
        assert (await ask(at)).json() == first
        second = (await ask(at, 1)).json()
        assert [row["step"] for row in second["rows"]] == [2]
        ahead = (await ask(at, 3)).json()
        assert (ahead["known"], ahead["rows"]) == (3, [])
        last = (await ask(at, 3)).json()
        assert [row["step"] for row in last["rows"]] == [4]
        assert (await ask(at, 4)).json()["rows"] == []
        assert [row["step"] for row in (await ask(at)).json()["rows"]] == [1, 2, 3, 4]
    assert counted.asked == [0, 1, 2, 3]


async def test_each_game_of_a_series_has_its_own(visitor: Visitor) -> None:
    at = await finished(visitor, "check", "check", games=2)
    assert (await ask(at)).json()["moves"] == 4
    assert (await at.act(0, "rematch")).status_code == 200
    assert (await ask(at)).json()["code"] == "not_now"
    await play(at, "check", "bet", "fold")
    assert [row["move"] for row in (await ask(at)).json()["rows"]][2:] == ["check", "bet", "fold"]


async def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_went(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", game="kuhn")
    assert (await at.act(1, "resign")).status_code == 200
    found = (await ask(at)).json()
    assert (found["moves"], found["known"]) == (2, 2)


async def test_a_game_without_a_reviewer_says_so(settings: Settings) -> None:
    games = {**settings.games, "wall": replace(settings.games["wall"], review=None)}
    async with serving(replace(settings, games=games)) as visitor:
        at = await visitor.open("here", "here", game="wall")
        assert (await at.act(0, "resign")).status_code == 200
        assert (await at.see())["review"] is False
        answer = await ask(at)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
