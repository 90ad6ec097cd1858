"""Pages that are reloaded, and servers that die, in the middle of a game."""

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.screen import (
    at_step,
    button,
    cell,
    id_of,
    mouth,
    open_box,
    playable,
    player,
    push,
    sentence,
    table,
)
from tests.e2e.server import Server

pytestmark = pytest.mark.e2e

SILENCE = "net::ERR_|Failed to load resource"


def test_a_reload_keeps_the_seat_and_the_position(people: People, house: House) -> None:
    page = people.come().page
    open_box(page)
    page.get_by_role("radio", name="Blue").check()
    button(page, "Invite a friend").click()
    opened = id_of(page)
    page.reload()
    expect(page.get_by_role("textbox", name="Invitation link")).to_be_visible()
    link = page.get_by_role("textbox", name="Invitation link").input_value()

    friend = people.come(link).page
    push(friend, "2R")
    at_step(page, 1)
    page.reload()
    at_step(page, 1)
    expect(player(page, 1)).to_contain_text("you")
    expect(cell(page, "E2")).to_have_text("yellow")
    push(page, "2R")
    friend.reload()
    at_step(friend, 2)
    expect(player(friend, 0)).to_contain_text("you")
    expect(cell(friend, "D2")).to_have_text("yellow")
    # The link has been used; a third visitor only watches.
    watcher = people.come(link, errors="status of 409").page
    at_step(watcher, 2)
    expect(playable(watcher)).to_have_count(0)
    assert house.moves(opened) == ["2R", "2R"]


def test_a_move_made_without_a_line_waits_and_goes(people: People, house: House) -> None:
    laid = house.lay("here", "here")
    page = people.come(laid.path, holding=laid, errors=SILENCE).page
    playable(page).first.wait_for()
    page.context.set_offline(True)
    mouth(page, "2R").click()
    expect(page.get_by_test_id("unsent")).to_contain_text("not sent yet")
    page.context.set_offline(False)
    at_step(page, 1)
    expect(page.get_by_test_id("unsent")).to_have_count(0)
    assert house.moves(laid.id) == ["2R"]


def test_a_killed_server_loses_nothing(
    own_people: People, own_house: House, own_server: Server
) -> None:
    laid = own_house.lay("here", "here", variant="classic")
    page = own_people.come(laid.path, holding=laid, errors=SILENCE).page
    watcher = own_people.come(laid.path, errors=SILENCE).page
    push(page, "3L 4R 2L")
    expect(mouth(page, "5R")).to_be_enabled()
    own_server.kill()
    expect(page.get_by_role("status")).to_contain_text("Connection lost. Trying again…")

    # Pressed into the silence: the first try fails, the next waits until the server is there.
    tries: list[Route] = []
    held: list[Route] = []
    running = False

    def send(route: Route) -> None:
        tries.append(route)
        if running or len(tries) == 1:
            route.continue_()
        else:
            held.append(route)

    page.route("**/moves", send)
    with page.expect_event("requestfailed", lambda request: request.method == "POST"):
        mouth(page, "5R").click()
    own_server.start()
    running = True
    for route in held:
        route.continue_()

    for screen in (page, watcher):
        at_step(screen, 4)
        expect(screen.get_by_text("Connection lost")).to_have_count(0)
    assert own_house.moves(laid.id) == ["3L", "4R", "2L", "5R"]
    assert len(tries) > 1
    page.unroute("**/moves")
    push(page, "1L")
    at_step(watcher, 5)
    page.reload()
    at_step(page, 5)
    assert own_house.moves(laid.id) == ["3L", "4R", "2L", "5R", "1L"]


def test_a_move_whose_answer_was_lost_is_made_once(people: People, house: House) -> None:
    laid = house.lay("here", "here")
    person = people.come(laid.path, holding=laid, errors=SILENCE)
    page = person.page
    bodies: list[str | None] = []

    def swallow(route: Route) -> None:
        bodies.append(route.request.post_data)
        if len(bodies) == 1:
            assert route.fetch().ok
            route.abort()
        else:
            route.continue_()

    page.route("**/moves", swallow)
    with page.expect_response(lambda answer: answer.url.endswith("/moves")) as answering:
        mouth(page, "3L").click()
    assert answering.value.ok
    at_step(page, 1)
    expect(sentence(page)).to_contain_text("Blue to move. Push a rope")
    assert len(bodies) == 2
    assert bodies[0] == bodies[1]
    assert house.moves(laid.id) == ["3L"]
    page.unroute("**/moves")
    push(page, "3L")
    expect(table(page)).to_have_attribute("data-version", "3")
