"""A newcomer in each game: two presses to a lesson, all of them, then a first game that is won.

All that is said is read, slowly; every decision is looked at, the longer the more there is to
choose from; in the game nothing is done but what the lessons taught (`taught.py` in its room).
"""

import re

import pytest
from playwright.sync_api import Page, expect

from cavale.core.lessons import Progress, fits, lessons
from cavale.core.spec import Spec
from cavale.games import HOUSE
from tests.e2e.exercises import answer, stage
from tests.e2e.house import House, Json, Laid
from tests.e2e.people import People
from tests.e2e.screen import at_step, box, button, id_of, past_step, sentence, table
from tests.taught import Beginner, Seen, beginner

pytestmark = pytest.mark.e2e

READS = 2.5
"""Words in a second: 150 a minute."""
LOOKS = 10.0
"""Seconds over a choice in a lesson, and at most over one in the game."""
WATCHES = 2.0
"""Seconds for a move of somebody else."""
TEN_MINUTES = 600


def read(page: Page) -> float:
    said = page.locator("h2").first.inner_text() + " " + sentence(page).inner_text()
    return len(said.split()) / READS


@pytest.mark.parametrize("spec", HOUSE, ids=lambda spec: spec.slug)
def test_a_newcomer_wins_the_first_game_within_ten_minutes(
    spec: Spec, people: People, house: House
) -> None:
    page = people.come(still=True, newcomer=True).page
    box(page, spec.slug).click()
    page.get_by_role("link", name="Learn", exact=True).click()
    seconds = learnt(page, spec)
    button(page, "Play your first game").click()
    choose = beginner(spec.slug)
    over, took = played(page, house, choose)
    seconds += took
    while over["series"] is None and over["games"] > 1:
        button(page, "Next game").first.click()
        expect(table(page)).to_have_attribute("data-status", "playing")
        over, took = played(page, house, choose)
        seconds += took
    winner = over["series"]["winner"] if over["series"] else over["outcome"]["winner"]
    assert winner == over["you"]
    assert seconds < TEN_MINUTES, f"{seconds:.0f} s"


def learnt(page: Page, spec: Spec) -> float:
    """All lessons but the game at their end; how long they took."""
    seconds = 0.0
    found = lessons(spec.package)
    assert found is not None
    for lesson in found.lessons[:-1]:
        at = Progress(spec, lesson)
        for task in lesson.tasks:
            if at.over:
                break
            stage(page, "asked")
            seconds += read(page) + LOOKS
            seen = at.position.observe(lesson.seat)
            move = next(move for move in seen.moves if fits(task.good, seen, move))
            at.play(move.text)
            answer(page, seen.path(move))
            expect(table(page)).to_have_attribute("data-step", str(len(at.plies)))
        stage(page, "done")
        seconds += read(page)
        page.get_by_role("link", name="Next lesson").click()
    return seconds


def played(page: Page, house: House, choose: Beginner) -> tuple[Json, float]:
    """A game to its end: how the table looks then, and how long it took."""
    laid = mine(page)
    (player,) = laid.held
    seconds, seen_before = 0.0, 0
    while (seen := house.seen(laid, player))["status"] == "playing":
        if seen["mover"] != seen["you"] or not seen["moves"]:
            continue
        step = len(house.get(f"/api/tables/{laid.id}/history")) - 1
        at_step(page, step)
        expect(table(page)).to_have_attribute("data-version", str(seen["version"]))
        seconds += WATCHES * max(0, step - seen_before)
        seconds += min(LOOKS, 2 + len(seen["moves"]) / 2) if len(seen["moves"]) > 1 else 1
        text = choose(known(house, laid, player, seen))
        move = next(one for one in seen["moves"] if one["text"] == text)
        path = move.get("path", re.split(r" |-(?=\S)", text))
        answer(page, tuple(dict.fromkeys((text, *path))))
        past_step(page, step)
        seen_before = step + 1
    expect(table(page)).to_have_attribute("data-status", "over")
    return seen, seconds


def mine(page: Page) -> Laid:
    """The table on the page, with the seat that this browser holds there."""
    opened = id_of(page)
    expect(table(page)).to_be_visible()
    held = page.evaluate("id => JSON.parse(localStorage['cavale.seats'])[id].held", opened)
    return Laid(opened, {int(player): secret for player, secret in held.items()})


def known(house: House, laid: Laid, player: int, seen: Json) -> Seen:
    notebook = None
    if seen["notebook"]:
        headers = {"authorization": f"Bearer {laid.held[player]}"}
        path = f"/api/tables/{laid.id}/notebook"
        notebook = house.answer(house.client.get(path, headers=headers))["notebook"]
    return Seen(seen["view"], seen["moves"], house.moves(laid.id), notebook)
