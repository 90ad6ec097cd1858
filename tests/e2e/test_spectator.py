"""Somebody who only watches."""

import pytest
from playwright.sync_api import expect

from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.saying import said
from tests.e2e.screen import (
    at_step,
    button,
    id_of,
    mouth,
    note,
    open_box,
    playable,
    push,
    sentence,
    table,
)

pytestmark = pytest.mark.e2e


def test_sees_every_move_and_makes_none(people: People, house: House) -> None:
    laid = house.lay("here", "here", public=True)
    ada = people.come(laid.path, holding=laid).page
    push(ada, "3L")

    page = people.come().page
    open_box(page)
    page.locator(f'a[href="{laid.path}"]', has_text="Yellow against Blue").click()
    assert id_of(page) == laid.id
    at_step(page, 1)
    expect(sentence(page)).to_contain_text("Blue to move.")
    push(ada, "3R 2L")
    at_step(page, 3)
    expect(page.locator('[data-index="3"]')).to_contain_text("2L")
    expect(playable(page)).to_have_count(0)
    mouth(page, "1L").click(force=True)
    expect(note(page)).to_have_text("You are watching this game.")
    for name in ("Undo", "Resign", "Offer a draw"):
        expect(button(page, name)).to_have_count(0)
    button(ada, "Undo").click()
    at_step(page, 2)
    house.resign(laid, 0)
    expect(table(page)).to_have_attribute("data-status", "over")
    outcome = house.table(laid.id)["outcome"]
    expect(sentence(page)).to_contain_text(said(outcome, house.table(laid.id)))
    assert house.moves(laid.id) == ["3L", "3R"]
