"""Puzzles in a browser: from the shelf to a proof, by keyboard, in every game."""

import pytest
from playwright.sync_api import Page, expect

from cavale.core.puzzles import Attempt, Puzzle, easiest_first, lines, puzzles
from cavale.core.spec import Spec
from cavale.games import HOUSE
from tests.e2e.exercises import answer, onward, stage
from tests.e2e.faults import faultless
from tests.e2e.people import PHONE, WIDE, Lang, People
from tests.e2e.screen import button, fits, walk_to

pytestmark = pytest.mark.e2e
LANGS: tuple[Lang, ...] = ("en", "fr", "de", "fr", "de")


def give(page: Page, at: Attempt, text: str) -> None:
    """A move on the board, or one of the answers under it."""
    if at.kind.choices:
        chosen = page.locator(".deeds button").nth(at.kind.choices.index(text))
        walk_to(page, chosen)
        page.keyboard.press("Enter")
    else:
        seen = at.position.observe(at.seat)
        answer(page, seen.path(seen.check(text)))


def solve(page: Page, spec: Spec, puzzle: Puzzle) -> None:
    at = Attempt(spec, puzzle)
    ways = list(lines(puzzle.answer))
    for text in [one for (one,) in ways] if at.kind.every else ways[0]:
        stage(page, "asked")
        give(page, at, text)
        at.play(text)
        page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")


@pytest.mark.parametrize("spec", HOUSE, ids=lambda spec: spec.slug)
def test_a_puzzle_of_each_kind_is_solved_by_keyboard(spec: Spec, people: People) -> None:
    """In one language and light each; the first is tried wrongly before, and proves itself."""
    number = HOUSE.index(spec)
    width, dark = (PHONE, True) if number % 2 else (WIDE, False)
    page = people.come("/puzzles", lang=LANGS[number], width=width, dark=dark, still=True).page
    expect(page.locator(f'main a[href="/puzzles/{spec.slug}"]')).to_be_visible()
    faultless(page)
    page.locator(f'main a[href="/puzzles/{spec.slug}"]').click()
    for kind, puzzle in {one.kind: one for one in puzzles(spec.package)[::-1]}.items():
        page.goto(f"/puzzles/{spec.slug}/{puzzle.name}")
        stage(page, "asked")
        if puzzle.answer.bad:
            at = Attempt(spec, puzzle)
            give(page, at, next(iter(puzzle.answer.bad)))
            stage(page, "wrong")
            page.keyboard.press("Enter")
        solve(page, spec, puzzle)
        stage(page, "done")
        fits(page)
        faultless(page)
        assert kind


@pytest.mark.parametrize("spec", HOUSE, ids=lambda spec: spec.slug)
def test_after_a_wrong_answer_the_solution_is_shown_and_does_not_count(
    spec: Spec, people: People
) -> None:
    lang = LANGS[HOUSE.index(spec)]
    puzzle = next(one for one in easiest_first(puzzles(spec.package)) if one.answer.bad)
    page = people.come(f"/puzzles/{spec.slug}/{puzzle.name}", still=True, lang=lang).page
    stage(page, "asked")
    give(page, Attempt(spec, puzzle), next(iter(puzzle.answer.bad)))
    stage(page, "wrong")
    faultless(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    stage(page, "done")
    faultless(page)
    page.locator(".deeds button").click()
    stage(page, "asked")
    page.goto(f"/puzzles/{spec.slug}")
    expect(page.locator("main h3").first).to_be_visible()
    expect(page.locator("a.solved")).to_have_count(0)


def test_what_was_solved_is_kept_and_other_moves_show_how_they_fail(people: People) -> None:
    wall = next(spec for spec in HOUSE if spec.slug == "wall")
    first, second = easiest_first(puzzles(wall.package))[:2]
    page = people.come(f"/puzzles/wall/{first.name}", still=True).page
    solve(page, wall, first)
    stage(page, "done")
    page.get_by_text("Every other move fails").click()
    wrong = next(iter(first.answer.bad))
    button(page, wrong).click()
    stage(page, "wrong")
    page.goto(f"/puzzles/wall/{first.name}")
    solve(page, wall, first)
    onward(page, "Next puzzle")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{second.name}")
    page.goto("/puzzles/wall")
    expect(page.locator("a.solved")).to_have_count(1)
