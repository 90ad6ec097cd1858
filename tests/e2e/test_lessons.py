"""Every lesson of every game, by keyboard, from its first task to the real game at the end."""

import pytest
from playwright.sync_api import expect

from cavale.core.lessons import Progress, fits, lessons
from cavale.core.spec import Spec
from cavale.games import HOUSE
from tests.e2e.exercises import answer, onward, stage
from tests.e2e.people import People
from tests.e2e.screen import button, id_of, table, walk_to

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("spec", HOUSE, ids=lambda spec: spec.slug)
def test_every_lesson_is_played_by_keyboard(spec: Spec, people: People) -> None:
    found = lessons(spec.package)
    assert found is not None
    page = people.come(f"/learn/{spec.slug}", still=True).page
    for lesson in found.lessons:
        if lesson.game is not None:
            walk_to(page, button(page, "Play your first game"))
            page.keyboard.press("Enter")
            assert id_of(page)
            expect(table(page)).to_have_attribute("data-status", "playing")
            return
        at = Progress(spec, lesson)
        for task in lesson.tasks:
            if at.over:
                break
            stage(page, "asked")
            seen = at.position.observe(lesson.seat)
            move = next(move for move in seen.moves if fits(task.good, seen, move))
            at.play(move.text)
            answer(page, seen.path(move))
            expect(table(page)).to_have_attribute("data-step", str(len(at.plies)))
        onward(page, "Next lesson")
        page.keyboard.press("Enter")
