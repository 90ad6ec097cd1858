"""Lessons over the wire: played by the game's rules, and nothing is kept."""

import pytest

from cavale.core.lessons import Lesson, Progress, fits, lessons
from cavale.core.spec import Spec
from cavale.games import HOUSE
from tests.web.visitor import Json, Visitor

pytestmark = pytest.mark.anyio


def of(spec: Spec) -> list[Lesson]:
    found = lessons(spec.package)
    assert found is not None
    return found.lessons


def way_through(spec: Spec, lesson: Lesson) -> list[str]:
    """What somebody plays who does what is asked."""
    at, played = Progress(spec, lesson), []
    for task in lesson.tasks:
        if at.over:
            break
        seen = at.position.observe(lesson.seat)
        played.append(next(move.text for move in seen.moves if fits(task.good, seen, move)))
        at.play(played[-1])
    return played


async def ask(visitor: Visitor, slug: str, name: str, *moves: str) -> tuple[int, Json]:
    body = {"moves": list(moves), "lang": "de"}
    answer = await visitor.client.post(f"/api/games/{slug}/lessons/{name}", json=body)
    return answer.status_code, answer.json()


async def test_every_lesson_is_played_to_its_end(visitor: Visitor) -> None:
    for spec in HOUSE:
        slug = spec.slug
        cards = (await visitor.client.get(f"/api/games/{slug}/lessons?lang=fr")).json()["lessons"]
        assert [card["name"] for card in cards] == [lesson.name for lesson in of(spec)]
        assert all(card["title"] and card["said"] for card in cards)
        for lesson in of(spec):
            if lesson.game is not None:
                assert (await ask(visitor, slug, lesson.name))[0] == 404
                continue
            moves = way_through(spec, lesson)
            for played in range(len(moves) + 1):
                status, seen = await ask(visitor, slug, lesson.name, *moves[:played])
                done = played == len(moves)
                assert (status, seen["stage"]) == (200, "done" if done else "asked"), lesson.name
                assert bool(seen["asks"]) == bool(seen["moves"]) == (not done)
                assert bool(seen["said"]) == (played > 0)
                assert len(seen["steps"]) > played
            assert (await ask(visitor, slug, lesson.name, *moves, moves[0]))[0] == 400
    assert (await visitor.client.get("/api/tables")).json() == []


async def test_what_is_wrong_is_said_and_what_is_forbidden_names_its_rule(visitor: Visitor) -> None:
    status, seen = await ask(visitor, "wall", "over", "5R")
    assert (status, seen["stage"], seen["moves"]) == (200, "wrong", [])
    assert [step["move"] for step in seen["steps"]] == [None, "5R", "5R"]
    assert (await ask(visitor, "wall", "over", "5R", "5L"))[0] == 400
    status, refused = await ask(visitor, "wall", "full", "2R", "4L")
    assert (status, refused["code"], refused["clause"]) == (422, "illegal_move", "2.5")
    assert (await ask(visitor, "wall", "over", "9L"))[1]["code"] == "malformed_move"
    assert (await ask(visitor, "wall", "none"))[1]["code"] == "not_found"
    assert (await ask(visitor, "none", "over"))[1]["code"] == "unknown_game"
    assert (await visitor.client.get("/api/games/kuhn/lessons")).json()["lessons"] == []


async def test_a_detective_does_not_see_the_thief(visitor: Visitor) -> None:
    _, seen = await ask(visitor, "thief", "clue", "F6")
    assert all(step["view"]["footprints"] is None for step in seen["steps"])
    assert [step["move"] for step in seen["steps"]] == [None, "F6", None]
