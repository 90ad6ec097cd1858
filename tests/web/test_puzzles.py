"""Puzzles over the wire: judged by their proofs, and nothing is kept."""

import pytest

from cavale.core.puzzles import Puzzle, easiest_first, lines, puzzler, puzzles
from cavale.core.spec import Spec
from cavale.games import HOUSE
from tests.web.visitor import Json, Visitor

pytestmark = pytest.mark.anyio


async def ask(visitor: Visitor, slug: str, name: str, *answers: str) -> tuple[int, Json]:
    body = {"moves": list(answers), "lang": "fr"}
    answer = await visitor.client.post(f"/api/games/{slug}/puzzles/{name}", json=body)
    return answer.status_code, answer.json()


def solution(spec: Spec, puzzle: Puzzle) -> list[str]:
    ways = list(lines(puzzle.answer))
    every = puzzler(spec).kinds[puzzle.kind].every
    return [text for (text,) in ways] if every else list(ways[0])


def some(spec: Spec) -> list[Puzzle]:
    """One of each kind."""
    return list({one.kind: one for one in puzzles(spec.package)}.values())


async def test_a_puzzle_of_each_kind_is_solved_and_proves_itself(visitor: Visitor) -> None:
    for spec in HOUSE:
        url = f"/api/games/{spec.slug}/puzzles?lang=de"
        cards = (await visitor.client.get(url)).json()["puzzles"]
        in_order = [one.name for one in easiest_first(puzzles(spec.package))]
        assert [card["name"] for card in cards] == in_order
        assert all(card["title"] for card in cards)
        for puzzle in some(spec):
            answers = solution(spec, puzzle)
            for given in range(len(answers) + 1):
                status, seen = await ask(visitor, spec.slug, puzzle.name, *answers[:given])
                done = given == len(answers)
                assert (status, seen["stage"]) == (200, "done" if done else "asked"), puzzle.name
                assert bool(seen["asks"]) == (not done)
                every = puzzler(spec).kinds[puzzle.kind].every
                assert bool(seen["said"]) == (done or (every and given > 0))
                assert bool(seen["proof"]) == (done and bool(puzzle.answer.bad))
            assert (await ask(visitor, spec.slug, puzzle.name, *answers, answers[0]))[0] == 400


async def test_a_wrong_answer_is_refuted(visitor: Visitor) -> None:
    for spec in HOUSE:
        for puzzle in some(spec):
            for wrong, failed in list(puzzle.answer.bad.items())[:2]:
                status, seen = await ask(visitor, spec.slug, puzzle.name, wrong)
                assert (status, seen["stage"], seen["moves"]) == (200, "wrong", [])
                assert seen["said"], (puzzle.name, wrong)
                shown = [step["move"] for step in seen["steps"][len(puzzle.before) + 1 :]]
                if failed.line:
                    assert len(shown) == 1 + len(failed.line)
                for given in ([wrong], *([answer, wrong] for answer in solution(spec, puzzle)[:1])):
                    status, seen = await ask(visitor, spec.slug, puzzle.name, *given)
                    if seen.get("stage") == "wrong":
                        done = await ask(visitor, spec.slug, puzzle.name, *seen["solution"])
                        assert done[1]["stage"] == "done", (puzzle.name, given)
                        assert done[1]["solution"] == []
    assert (await ask(visitor, "wall", "none"))[1]["code"] == "not_found"
    assert (await visitor.client.get("/api/games/kuhn/puzzles")).json()["puzzles"] == []


async def test_the_puzzle_of_the_day_follows_from_the_date(visitor: Visitor) -> None:
    async def today(date: str) -> Json:
        answer = (await visitor.client.get(f"/api/puzzles/today?date={date}")).json()
        return dict(answer)

    days = [await today(f"2026-11-{day:02}") for day in range(10, 20)]
    assert days[3] == await today("2026-11-13")
    assert len({day["game"] for day in days}) == len(HOUSE)
    for day in days[:5]:
        assert (await ask(visitor, day["game"], day["name"]))[0] == 200
    assert (await visitor.client.get("/api/puzzles/today?date=tomorrow")).status_code == 400


async def test_who_solves_sees_no_more_than_at_a_table(visitor: Visitor) -> None:
    """The thief's flight and the other hand stay where they are."""
    for puzzle in puzzles("cavale.games.thief")[::5]:
        _, seen = await ask(visitor, "thief", puzzle.name)
        if puzzle.seat == 1:
            assert all(step["view"]["footprints"] is None for step in seen["steps"])
