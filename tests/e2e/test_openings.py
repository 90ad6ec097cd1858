"""Openings on a game's page: opened, followed and gone back by keyboard, in three languages."""

import pytest
from playwright.sync_api import expect

from cavale.core.openings import openings
from cavale.games.wall import SPEC
from tests.e2e.faults import faultless
from tests.e2e.people import PHONE, WIDE, Lang, People
from tests.e2e.screen import fits, walk_to

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize(
    ("lang", "width", "title", "draw", "back"),
    [
        ("en", WIDE, "How games begin", "draw", "One move back"),
        ("fr", PHONE, "Comment les parties commencent", "nulle", "Un coup en arrière"),
        ("de", PHONE, "Wie Partien beginnen", "remis", "Einen Zug zurück"),
    ],
)
def test_openings_are_followed_by_keyboard(
    people: People, lang: Lang, width: int, title: str, draw: str, back: str
) -> None:
    page = people.come("/wall", lang=lang, width=width, still=True).page
    summary = page.locator("summary", has_text=title)
    walk_to(page, summary)
    page.keyboard.press("Enter")
    rows = page.locator(".moves tbody tr")
    tree = openings(SPEC.package).tree
    expect(rows).to_have_count(len(tree.moves))
    expect(rows.first).to_contain_text(draw)
    expect(page.locator(".board [data-mouth]").first).to_be_attached()
    faultless(page)
    fits(page)
    walk_to(page, rows.first.get_by_role("button"))
    page.keyboard.press("Enter")
    (first, child), *_ = tree.moves.items()
    status = page.locator(".explorer [role=status]")
    expect(status).to_contain_text(first)
    expect(status).to_be_focused()
    expect(rows).to_have_count(len(child.moves))
    walk_to(page, page.get_by_role("button", name=back))
    page.keyboard.press("Enter")
    expect(rows).to_have_count(len(tree.moves))
    faultless(page)
