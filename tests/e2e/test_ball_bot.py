"""The Ball against a bot, from the shelf."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.house import House
from tests.e2e.pawns import bench, move_pawns, moved, playable_squares
from tests.e2e.people import People
from tests.e2e.screen import at_step, button, id_of, open_box, player, sentence

pytestmark = pytest.mark.e2e


def test_a_turn_and_the_answer(people: People, house: House) -> None:
    page = people.come().page
    open_box(page, "ball")
    page.get_by_role("radio", name="Level 1").check()
    page.get_by_role("radio", name="Blue").check()
    button(page, "Play a bot").click()
    opened = id_of(page)
    expect(player(page, 1)).to_contain_text("bot, level 1")
    expect(sentence(page)).to_contain_text("Your turn.")
    move_pawns(page, "C1-C2 D1-D2")
    at_step(page, 4)
    expect(sentence(page)).to_contain_text("Your turn. Move a first pawn")
    moved(page, None)
    expect(bench(page)).to_have_attribute("data-ball", re.compile("due|free"))
    expect(playable_squares(page).first).to_be_visible()
    expect(page.get_by_test_id("trail")).to_have_count(2)
    moves = house.moves(opened)
    assert len(moves) == 4
    first, second = moves[2:]
    assert first[:2].endswith("7")
    assert second[:2] != first[-2:], "two different pawns"
