"""Several people at one screen and a game with secrets: the screen is handed over."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from tests.e2e.faults import faultless
from tests.e2e.heap import forgotten, heap
from tests.e2e.house import House, Laid
from tests.e2e.people import PHONE, WIDE, Lang, People, Person
from tests.e2e.screen import at_step, button, fits, player, says, sentence, table

pytestmark = pytest.mark.e2e

TAKE = {"en": "I am {}, go on", "fr": "Je suis {}, continuer"}
PASS = {"en": "Pass the screen to {}.", "fr": "Passez l’écran à {}."}


def curtain(page: Page) -> Locator:
    return page.get_by_test_id("curtain")


def take(page: Page, name: str) -> None:
    curtain(page).get_by_role("button", name=TAKE["en"].format(name)).click()
    expect(curtain(page)).to_have_count(0)


def drawn(page: Page) -> Locator:
    return page.get_by_test_id("plain")


def cards(house: House, laid: Laid, seat: int) -> str:
    """What a seat is shown of the cards, as the plain board draws it."""
    headers = {"authorization": f"Bearer {laid.held[seat]}"}
    seen = house.answer(house.client.get(f"/api/tables/{laid.id}", headers=headers))
    return "cards: " + " ".join(seen["view"]["cards"])


def asked_as(person: Person, laid: Laid) -> set[int | None]:
    """Through whose eyes the page has asked for anything of the table."""
    found = set()
    for request in person.requests:
        if request.method == "GET" and f"/api/tables/{laid.id}" in request.url:
            found.add(whose(request, laid))
    person.requests.clear()
    return found


def whose(request: Request, laid: Laid) -> int | None:
    secret = request.headers.get("authorization", "").removeprefix("Bearer ")
    return next((player for player, held in laid.held.items() if held == secret), None)


def test_a_round_of_two(toy_people: People, toy_house: House) -> None:
    laid = toy_house.lay("here", "here", game="kuhn")
    person = toy_people.come(laid.path, holding=laid)
    page = person.page
    expect(curtain(page)).to_contain_text("Pass the screen to First.")
    expect(sentence(page)).to_contain_text("Pass the screen to First.")
    expect(drawn(page)).to_contain_text("cards: ? ?")
    expect(button(page, "check")).to_have_count(0)
    expect(button(page, "Resign")).to_have_count(0)
    assert asked_as(person, laid) == {None}

    take(page, "First")
    first = cards(toy_house, laid, 0)
    expect(drawn(page)).to_contain_text(first)
    assert asked_as(person, laid) == {0}
    button(page, "check").click()

    expect(curtain(page)).to_contain_text("Pass the screen to Second.")
    expect(drawn(page)).to_contain_text("cards: ? ?")
    expect(button(page, "bet")).to_have_count(0)
    assert asked_as(person, laid) == {None}
    nothing_kept(page, first)

    take(page, "Second")
    second = cards(toy_house, laid, 1)
    assert first != second
    expect(drawn(page)).to_contain_text(second)
    assert asked_as(person, laid) == {1}
    nothing_kept(page, first)
    # The film of the game is the second's own from the first step on.
    button(page, "Previous move").click()
    button(page, "Previous move").click()
    expect(drawn(page)).not_to_contain_text(first)
    nothing_kept(page, first)
    button(page, "Back to the game").click()
    button(page, "check").click()

    # Nobody folded: at the end the cards lie open, and nobody is asked to look away.
    expect(table(page)).to_have_attribute("data-status", "over")
    expect(curtain(page)).to_have_count(0)
    expect(drawn(page)).not_to_contain_text("?")
    expect(button(page, "Rematch").first).to_be_visible()


def nothing_kept(page: Page, secret: str) -> None:
    """Neither on the page nor in anything it keeps."""
    assert secret not in page.content()
    kept = page.evaluate("() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
    assert "cards" not in json.dumps(kept)


def test_on_a_line_of_its_own(toy_people: People, toy_house: House) -> None:
    """The stream of the one who looked away is closed, and the one that follows is nobody's."""
    laid = toy_house.lay("here", "here", game="kuhn")
    page = toy_people.come(laid.path, holding=laid).page

    def stream_of(player: int | None) -> Callable[[Request], bool]:
        return lambda one: one.url.endswith("/stream") and whose(one, laid) == player

    with page.expect_event("requestfailed", stream_of(None)), page.expect_request(stream_of(0)):
        take(page, "First")
    with page.expect_event("requestfailed", stream_of(0)), page.expect_request(stream_of(None)):
        button(page, "bet").click()
    expect(curtain(page)).to_be_visible()


def test_nothing_is_left_in_memory(toy_people: People, toy_house: House) -> None:
    """What North was told is looked for in everything the page's scripts hold."""
    laid = toy_house.lay("here", "here", game="highest")
    page = toy_people.come(laid.path, holding=laid).page
    told = "North is dealt card"
    expect(curtain(page)).to_be_visible()
    assert told not in heap(page)
    take(page, "North")
    expect(page.get_by_text(told)).to_be_visible()
    assert told in heap(page)
    button(page, "keep").click()
    button(page, "hide").click()
    expect(curtain(page)).to_contain_text("Pass the screen to East.")
    forgotten(page, told)
    take(page, "East")
    expect(page.get_by_text("East is dealt card")).to_be_visible()
    forgotten(page, told)


def test_whoever_moves_again_keeps_the_screen(toy_people: People, toy_house: House) -> None:
    """A swap draws a card by chance, and the same one goes on; of three, each has a turn."""
    laid = toy_house.lay("here", "here", "here", game="highest")
    person = toy_people.come(laid.path, holding=laid)
    page = person.page
    take(page, "North")
    asked_as(person, laid)
    button(page, "swap").click()
    button(page, "hide").click()
    expect(curtain(page)).to_contain_text("Pass the screen to East.")
    assert asked_as(person, laid) == {None}
    # Cards one does not see are one line, however many.
    expect(page.get_by_role("button", name="Chance decides. 3 times")).to_have_count(1)
    take(page, "East")
    expect(player(page, 1)).to_contain_text("Your turn")
    button(page, "keep").click()
    button(page, "show").click()
    expect(curtain(page)).to_contain_text("Pass the screen to South.")
    expect(drawn(page)).to_contain_text("shown: – + –")
    take(page, "South")
    button(page, "keep").click()
    button(page, "hide").click()
    expect(table(page)).to_have_attribute("data-status", "over")
    expect(curtain(page)).to_have_count(0)
    expect(sentence(page)).to_contain_text("East has the highest card.")


def test_one_person_is_never_asked(toy_people: People, toy_house: House) -> None:
    laid = toy_house.lay("here", "bot", "bot", game="highest")
    page = toy_people.come(laid.path, holding=laid).page
    button(page, "keep").click()
    expect(curtain(page)).to_have_count(0)
    button(page, "show").click()
    expect(table(page)).to_have_attribute("data-status", "over")
    expect(curtain(page)).to_have_count(0)


def test_a_bot_between_two(toy_people: People, toy_house: House) -> None:
    laid = toy_house.lay("here", "bot", "here", game="highest")
    page = toy_people.come(laid.path, holding=laid).page
    take(page, "North")
    button(page, "keep").click()
    button(page, "hide").click()
    expect(curtain(page)).to_contain_text("Pass the screen to South.")
    expect(button(page, "keep")).to_have_count(0)
    take(page, "South")
    expect(button(page, "keep")).to_be_visible()


def test_reloading_asks_again(toy_people: People, toy_house: House) -> None:
    laid = toy_house.lay("here", "here", game="kuhn")
    person = toy_people.come(laid.path, holding=laid)
    page = person.page
    take(page, "First")
    expect(button(page, "bet")).to_be_visible()
    asked_as(person, laid)
    page.reload()
    expect(curtain(page)).to_contain_text("Pass the screen to First.")
    assert asked_as(person, laid) == {None}


def test_a_move_taken_back(toy_people: People, toy_house: House) -> None:
    """Both are asked, at one screen too; then whoever is to move again takes it."""
    laid = toy_house.lay("here", "here", game="highest")
    page = toy_people.come(laid.path, holding=laid).page
    take(page, "North")
    button(page, "keep").click()
    expect(button(page, "hide")).to_be_visible()
    button(page, "Undo").click()
    expect(page.get_by_text("North would like to take a move back.")).to_be_visible()
    button(page, "Accept").click()
    expect(button(page, "swap")).to_be_visible()
    expect(curtain(page)).to_have_count(0)
    button(page, "keep").click()
    button(page, "hide").click()
    take(page, "East")
    button(page, "keep").click()
    expect(button(page, "hide")).to_be_visible()


def test_the_next_game_of_a_series(toy_people: People, toy_house: House) -> None:
    laid = toy_house.lay("here", "here", game="kuhn", games=2, moves="bet fold")
    page = toy_people.come(laid.path, holding=laid).page
    expect(page.get_by_text("Game 1 of 2")).to_be_visible()
    expect(page.get_by_test_id("series")).to_have_text("First leads, 1 – −1.")
    button(page, "Next game").first.click()
    # The players have changed seats; whoever sits first now is asked.
    expect(curtain(page)).to_contain_text("Pass the screen to First.")
    expect(page.get_by_text("Game 2 of 2")).to_be_visible()
    expect(player(page, 1)).to_contain_text("1")
    take(page, "First")
    button(page, "bet").click()
    take(page, "Second")
    button(page, "fold").click()
    expect(page.get_by_test_id("series")).to_have_text("The series is drawn, 0 – 0.")
    expect(button(page, "Rematch").first).to_be_visible()


def test_no_analysis_while_it_runs(toy_people: People, toy_house: House) -> None:
    laid = toy_house.lay("here", "bot", game="highest")
    page = toy_people.come(laid.path, holding=laid).page
    expect(button(page, "keep")).to_be_visible()
    expect(button(page, "Download record")).to_be_visible()
    expect(button(page, "Analysis")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [WIDE, PHONE])
def test_nothing_wrong(toy_people: People, toy_house: House, lang: Lang, width: int) -> None:
    laid = toy_house.lay("here", "here", "bot", "bot", "bot", "here", game="highest")
    page = toy_people.come(laid.path, holding=laid, lang=lang, width=width, still=True).page
    name = {"en": "North", "fr": "Nord"}[lang]
    says(curtain(page), PASS[lang].format(name))
    expect(curtain(page).get_by_role("button")).to_be_focused()
    fits(page)
    faultless(page)
    page.keyboard.press("Enter")
    expect(button(page, "keep")).to_be_visible()
    at_step(page, 7)
    for seat in range(6):
        expect(player(page, seat)).to_be_visible()
    assert inside(page) == []
    fits(page)
    faultless(page)


def inside(page: Page) -> list[Any]:
    """The players whose row is wider than the screen."""
    found: list[Any] = page.eval_on_selector_all(
        "article[data-seat]",
        "all => all.filter(it => it.getBoundingClientRect().right > innerWidth)"
        ".map(it => it.dataset.seat)",
    )
    return found
