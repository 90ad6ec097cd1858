"""Clocks on the screen."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.house import House, Laid
from tests.e2e.people import PHONE, People
from tests.e2e.screen import at_step, button, id_of, open_box, player, push, sentence, table

pytestmark = pytest.mark.e2e

RUNNING = re.compile(r"0:\d\d")
"""Less than the minute it began with; how much less is for the machine to say."""


def clock(page: Page, seat: int) -> Locator:
    return player(page, seat).get_by_role("timer")


def test_friends_play_with_the_clock_they_chose(people: People) -> None:
    ada = people.come().page
    open_box(ada)
    ada.get_by_role("radio", name="1 min a turn").check()
    button(ada, "Invite a friend").click()
    id_of(ada)
    link = ada.get_by_role("textbox", name="Invitation link").input_value()
    expect(clock(ada, 0)).to_have_text("1:00")
    bob = people.come(link).page
    for page in (ada, bob):
        expect(clock(page, 0)).to_have_text(RUNNING)
        expect(clock(page, 1)).to_have_text("1:00")
    expect(clock(bob, 0)).to_have_accessible_name(re.compile("Time left for Yellow: \\d+ seconds"))
    push(ada, "3L")
    at_step(bob, 1)
    for page in (ada, bob):
        expect(clock(page, 1)).to_have_text(RUNNING)


def timed(house: House, game: str, seats: int, seconds: int) -> Laid:
    clock = {"per": "move", "seconds": seconds}
    return house.lay(*["here"] * seats, game=game, clock=clock)


def test_a_low_phone_shows_every_clock(people: People, house: House) -> None:
    laid = timed(house, "horse", 4, 600)
    mover = house.table(laid.id)["mover"]
    laid.held = {mover: laid.held[mover]}
    page = people.come(laid.path, holding=laid, width=PHONE).page
    page.set_viewport_size({"width": PHONE, "height": 560})
    clocks = page.get_by_test_id("clock")
    expect(clocks).to_have_count(4)
    for clock in clocks.all():
        expect(clock).to_be_in_viewport(ratio=1)


def test_who_runs_out_of_time_has_lost(people: People, house: House) -> None:
    laid = timed(house, "wall", 2, 2)
    page = people.come(laid.path, holding=laid).page
    expect(table(page)).to_have_attribute("data-status", "over")
    expect(sentence(page)).to_contain_text("Blue wins: Yellow has run out of time.")
    assert house.table(laid.id)["outcome"]["reason"] == "time"
