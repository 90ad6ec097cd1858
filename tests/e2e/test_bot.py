"""A person against a bot, from the shelf to the rematch."""

import pytest
from playwright.sync_api import Page, expect

import cavale
from cavale.games.wall.bots import bot
from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.saying import said
from tests.e2e.screen import (
    at_step,
    button,
    id_of,
    mouth,
    open_box,
    past_step,
    playable,
    player,
    sentence,
)

pytestmark = pytest.mark.e2e


def test_a_whole_game_and_its_rematch(people: People, house: House) -> None:
    page = people.come().page
    open_box(page)
    page.get_by_role("radio", name="Level 1").check()
    page.get_by_role("radio", name="Yellow").check()
    page.get_by_role("radio", name="Single").check()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    button(page, "Play a bot").click()
    first = id_of(page)
    expect(player(page, 0)).to_contain_text("Ada")
    expect(player(page, 0)).to_contain_text("you")
    expect(player(page, 1)).to_contain_text("bot, level 1")
    expect(sentence(page)).to_contain_text("Your turn.")

    play_to_the_end(page, house, first)

    outcome = house.table(first)["outcome"]
    assert outcome["reason"] == "escaped"
    expect(sentence(page)).to_contain_text(said(outcome, house.table(first), you=0))
    winner = ("yellow", "blue")[outcome["winner"]]
    escaped = page.get_by_test_id(f"escaped-{winner}")
    expect(escaped).to_be_attached()
    expect(playable(page)).to_have_count(0)

    button(page, "Rematch").first.click()
    page.wait_for_url(lambda url: "/t/" in url and first not in url)
    second = house.table(id_of(page))
    assert [seat["kind"] for seat in second["seats"]] == ["bot", "here"]
    expect(player(page, 1)).to_contain_text("Ada")
    expect(player(page, 0)).to_contain_text("bot, level 1")
    at_step(page, 1)
    expect(sentence(page)).to_contain_text("Your turn.")
    mouth(page, "3L").click()
    past_step(page, 2)
    assert house.moves(id_of(page))[1] == "3L"


def play_to_the_end(page: Page, house: House, opened: str) -> None:
    """Plays what the third level would."""
    over = page.locator('[data-status="over"]')
    for turn in range(70):
        expect(playable(page).or_(button(page, "Pass")).or_(over).first).to_be_visible()
        moves = house.moves(opened)
        position = cavale.game("wall", "single").start()
        for move in moves:
            position = position.play(move)
        if position.outcome:
            break
        move = str(bot(3).choose(position.observe(0), seed=turn).move)
        (button(page, "Pass") if move == "pass" else mouth(page, move)).click()
        past_step(page, len(moves))
    expect(over).to_be_visible()
