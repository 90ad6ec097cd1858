"""The Ball drawn: the same position for the third time."""

import pytest
from playwright.sync_api import expect

from tests.e2e.house import House
from tests.e2e.pawns import bench, move_pawns, playable_squares
from tests.e2e.people import Lang, People
from tests.e2e.screen import button, says, sentence, table
from tests.e2e.scripts import BACK_AND_FORTH

pytestmark = pytest.mark.e2e

DRAWN = {
    "en": "The same position for the third time: the game is drawn.",
    "fr": "La même position pour la troisième fois : partie nulle.",
}
AGAIN = {"en": "Rematch", "fr": "Revanche"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_third_time(people: People, house: House, lang: Lang) -> None:
    *most, last = f"{BACK_AND_FORTH} {BACK_AND_FORTH}".split()
    laid = house.lay("here", "here", game="ball", moves=" ".join(most))
    page = people.come(laid.path, holding=laid, lang=lang).page
    expect(table(page)).to_have_attribute("data-status", "playing")
    move_pawns(page, last)
    expect(table(page)).to_have_attribute("data-status", "over")
    says(sentence(page), DRAWN[lang])
    expect(playable_squares(page)).to_have_count(0)
    expect(bench(page)).to_have_count(0)
    expect(button(page, AGAIN[lang]).first).to_be_visible()
    outcome = house.table(laid.id)["outcome"]
    assert (outcome["winner"], outcome["reason"]) == (None, "repeated")


def test_the_second_time_is_none(people: People, house: House) -> None:
    laid = house.lay("here", "here", game="ball", moves=BACK_AND_FORTH)
    page = people.come(laid.path, holding=laid).page
    expect(table(page)).to_have_attribute("data-status", "playing")
    expect(sentence(page)).to_contain_text("Blue to move. Move a first pawn")
    expect(playable_squares(page)).to_have_count(7)
