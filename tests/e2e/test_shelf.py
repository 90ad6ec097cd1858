"""The home page: every game's box, and each opens where it stands."""

import pytest
from playwright.sync_api import expect

from cavale import GAMES
from tests.e2e.people import PHONE, WIDE, Lang, People
from tests.e2e.saying import titled
from tests.e2e.screen import box, button, fits, open_box

pytestmark = pytest.mark.e2e

BOT = {"en": "Play a bot", "fr": "Jouer contre un bot"}


@pytest.mark.parametrize(("lang", "width"), [("en", WIDE), ("fr", PHONE)])
def test_each_box_opens_in_place(people: People, lang: Lang, width: int) -> None:
    page = people.come(lang=lang, width=width).page
    expect(page.locator("main button[aria-expanded]")).to_have_count(len(GAMES))
    expect(button(page, BOT[lang])).to_have_count(0)
    for slug, spec in GAMES.items():
        expect(box(page, slug)).to_contain_text(titled(spec, lang))
        expect(box(page, slug).locator("svg")).to_be_visible()
        open_box(page, slug)
        assert page.url == f"{people.url}/"
        # One at a time.
        expect(page.locator('[aria-expanded="true"]')).to_have_count(1)
        expect(button(page, BOT[lang])).to_have_count(1)
        inside = page.locator(f"#ways-{slug}")
        expect(inside.locator(".start").get_by_role("button")).to_have_count(4)
        for name in spec.seats[: spec.seat_counts[0]]:
            expect(
                inside.get_by_role("radio", name=titled(spec, lang, f"seat-{name}"), exact=True)
            ).to_be_visible()
        expect(inside.locator(f'[href="/rules/{slug}"]')).to_be_visible()
        fits(page)
    box(page, slug).click()
    expect(page.locator('[aria-expanded="true"]')).to_have_count(0)
