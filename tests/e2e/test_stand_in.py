"""Somebody leaves in the middle of a game: a bot takes over, and gives the seat back."""

import pytest
from playwright.sync_api import expect

from tests.e2e.house import House, Laid
from tests.e2e.people import PHONE, People
from tests.e2e.screen import at_step, button, fits, open_box, player, push, sentence

pytestmark = pytest.mark.e2e


def test_a_bot_takes_over_and_gives_the_seat_back(people: People, house: House) -> None:
    laid = house.lay("here", "link", stand_in=3)
    house.claim(laid, 1, "Bob")
    ada = people.come(laid.path, holding=Laid(laid.id, {0: laid.held[0]})).page
    expect(sentence(ada)).to_contain_text("Your turn.")
    his = Laid(laid.id, {1: laid.held[1]})
    bob = people.come(laid.path, holding=his)
    expect(ada.get_by_text("A bot plays for whoever is away for over 3 s.")).to_be_visible()
    expect(sentence(bob.page)).to_be_visible()

    bob.page.close()
    push(ada, "3L")
    expect(player(ada, 1)).to_contain_text("stand-in bot")
    at_step(ada, 2)
    expect(button(ada, "Undo")).to_have_count(0)
    expect(button(ada, "Take my seat back")).to_have_count(0)

    back = people.come(laid.path, holding=his, width=PHONE).page
    expect(back.get_by_text("A bot is playing for you.")).to_be_visible()
    fits(back)
    button(back, "Take my seat back").click()
    expect(back.get_by_text("A bot is playing for you.")).to_have_count(0)
    expect(player(ada, 1)).not_to_contain_text("stand-in bot")
    expect(sentence(ada)).to_contain_text("Bob is back and plays on.")
    push(ada, "2L")
    at_step(back, 3)
    push(back, "5R")
    at_step(ada, 4)


def test_it_is_agreed_when_the_table_is_opened(people: People, house: House) -> None:
    page = people.come(lang="fr").page
    open_box(page)
    page.get_by_role("radio", name="Après 2 min").check()
    button(page, "Inviter un ami").click()
    page.wait_for_url("**/t/*")
    assert house.table(page.url.partition("/t/")[2])["stand_in"] == 120
    expect(page.get_by_text("Un bot remplace les absents au bout de 2 min.")).to_be_visible()
