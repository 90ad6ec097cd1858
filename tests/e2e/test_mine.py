"""The tables of a device, and a seat that moves to another one."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.screen import at_step, button, playable, player, push, table

pytestmark = pytest.mark.e2e


def test_finds_its_tables_again_and_forgets_one(people: People, house: House) -> None:
    laid = house.lay("here", "link")
    house.claim(laid, 1, "Bob")
    bob = laid.held.pop(1)
    page = people.come(laid.path, holding=laid).page
    push(page, "3L")
    page.goto("/")
    mine = page.get_by_role("region", name="My tables")
    link = mine.get_by_role("link", name="Bob")
    expect(link).to_contain_text("Bob to move")
    laid.held[1] = bob
    house.move(laid, "3R")
    page.reload()
    expect(link).to_contain_text("Your turn")
    link.click()
    at_step(page, 2)
    page.goto("/")
    page.on("dialog", lambda dialog: dialog.accept())
    mine.get_by_role("button", name=re.compile("^Forget this table: .*Bob")).click()
    expect(mine).to_have_count(0)


def test_a_link_moves_a_seat_to_another_device(people: People, house: House) -> None:
    laid = house.lay("here", "link")
    house.claim(laid, 1)
    laid.held.pop(1)
    desk = people.come(laid.path, holding=laid).page
    button(desk, "Switch device").click()
    button(desk, "Make the link").click()
    link = desk.get_by_role("textbox", name="Link to the other device").input_value()
    button(desk, "Close").first.click()
    phone = people.come(link).page
    expect(player(phone, 0)).to_contain_text("you")
    expect(playable(desk)).to_have_count(0)
    expect(player(desk, 0)).not_to_contain_text("you")
    push(phone, "3L")
    at_step(desk, 1)
    expect(table(desk)).to_have_attribute("data-status", "playing")
    desk.goto("/")
    expect(desk.get_by_role("heading", name="Cavale", exact=True)).to_be_visible()
    expect(desk.get_by_role("region", name="My tables")).to_have_count(0)
