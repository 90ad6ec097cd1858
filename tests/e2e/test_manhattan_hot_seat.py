"""Three at one screen: nothing is secret, so nobody has to look away."""

import pytest
from playwright.sync_api import expect

from tests.e2e.faults import faultless
from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.screen import note, past_step, player, says, steps
from tests.e2e.streets import field, on_turn, reach
from tests.e2e.test_curtain import curtain

pytestmark = pytest.mark.e2e


def test_three_at_one_screen(people: People, house: House) -> None:
    laid = house.lay("here", "here", "here", game="manhattan")
    page = people.come(laid.path, holding=laid, still=True, errors="status of 422").page
    for _ in range(3):
        on_turn(page)
        expect(curtain(page)).to_have_count(0)
        mover = house.table(laid.id)["mover"]
        expect(player(page, mover)).to_contain_text("to move")
        # By the dice of this test everybody can drive.
        to, move = next(iter(reach(house.seen(laid, mover)).items()))
        step = steps(page)
        field(page, to).click()
        past_step(page, step + 1)
        after = house.table(laid.id)
        assert after["view"]["players"][mover]["cars"][0] == to
        assert after["mover"] == (mover + 1) % 3
        assert move["text"] in house.moves(laid.id)
    assert house.table(laid.id)["view"]["round"] == 2

    # The second car waits in the car park; the rulebook says why.
    on_turn(page)
    field(page, "start").click()
    says(note(page), house.clause("3.1", "manhattan")["en"])
    page.get_by_role("button", name="Notebook").first.click()
    expect(page.get_by_test_id("notebook")).to_contain_text("Traps not seen yet 20")
    faultless(page)
