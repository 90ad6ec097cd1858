"""Two people in two browsers, who found each other by a link."""

import re
from urllib.parse import urldefrag

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.faults import faultless
from tests.e2e.house import House
from tests.e2e.people import People, Person
from tests.e2e.screen import (
    at_step,
    button,
    id_of,
    mouth,
    open_box,
    playable,
    player,
    push,
    says,
    sentence,
    table,
)

pytestmark = pytest.mark.e2e


def test_by_link_with_a_move_back_and_a_draw(people: People, house: House) -> None:
    ada = people.come()
    open_box(ada.page)
    ada.page.get_by_role("textbox", name="Your name").fill("Ada")
    button(ada.page, "Invite a friend").click()
    opened = id_of(ada.page)
    link = ada.page.get_by_role("textbox", name="Invitation link").input_value()
    address, invite = urldefrag(link)
    assert address == f"{people.url}/t/{opened}"
    assert len(invite) > 20
    expect(table(ada.page)).to_have_attribute("data-status", "waiting")
    expect(playable(ada.page)).to_have_count(0)

    bob = people.come(link)
    for page in (ada.page, bob.page):
        expect(table(page)).to_have_attribute("data-status", "playing")
    assert bob.page.url == address
    assert ada.page.get_by_role("textbox", name="Invitation link").count() == 0
    expect(player(bob.page, 1)).to_contain_text("you")
    expect(player(bob.page, 0)).to_contain_text("Ada")

    # Each move is on the other's screen.
    push(ada.page, "3L")
    at_step(bob.page, 1)
    expect(bob.page.get_by_test_id("last-move")).to_be_attached()
    expect(sentence(bob.page)).to_contain_text("Your turn.")
    push(bob.page, "4R")
    at_step(ada.page, 2)
    expect(sentence(ada.page)).to_contain_text("Blue pushes a rope into slot 4 from the right.")
    push(ada.page, "2L")
    at_step(bob.page, 3)

    declined(ada.page, bob.page)
    push(bob.page, "1R")
    at_step(ada.page, 4)
    push(ada.page, "5L")
    at_step(bob.page, 5)
    taken_back(ada.page, bob.page)
    assert house.moves(opened) == ["3L", "4R", "2L", "1R"]
    push(ada.page, "5R")
    at_step(bob.page, 5)

    draw(ada.page, bob.page)
    assert house.moves(opened) == ["3L", "4R", "2L", "1R", "5R"]
    secrets = {invite, *secrets_of(ada), *secrets_of(bob)}
    assert len(secrets) == 3
    for person in (ada, bob):
        no_secret_travelled(person, secrets)


def declined(asker: Page, other: Page) -> None:
    button(asker, "Undo").click()
    expect(other.get_by_role("status")).to_contain_text("Ada would like to take a move back.")
    expect(button(asker, "Accept")).to_have_count(0)
    button(other, "Decline").click()
    for page in (asker, other):
        expect(page.get_by_text("would like to take a move back")).to_have_count(0)
        at_step(page, 3)
    # Nobody is asked the same thing twice.
    expect(button(asker, "Undo")).to_have_count(0)


def taken_back(asker: Page, other: Page) -> None:
    button(asker, "Undo").click()
    button(other, "Accept").click()
    for page in (asker, other):
        at_step(page, 4)
    expect(mouth(asker, "5L")).to_have_attribute("aria-disabled", "false")


def draw(asker: Page, other: Page) -> None:
    button(asker, "Offer a draw").click()
    expect(other.get_by_role("status")).to_contain_text("Ada offers a draw.")
    button(other, "Accept").click()
    for page in (asker, other):
        expect(table(page)).to_have_attribute("data-status", "over")
        expect(sentence(page)).to_contain_text(re.compile("draw", re.IGNORECASE))


def secrets_of(person: Person) -> list[str]:
    kept = person.page.evaluate("() => JSON.parse(localStorage.getItem('cavale.seats'))")
    return [
        secret
        for keys in kept.values()
        for secret in [*keys["held"].values(), *keys["invites"].values()]
    ]


def no_secret_travelled(person: Person, secrets: set[str]) -> None:
    """In no address and in no referrer. What stands behind # never leaves the browser."""
    assert len(person.requests) > 5
    for request in person.requests:
        said = urldefrag(request.url).url + request.headers.get("referer", "")
        assert not [secret for secret in secrets if secret in said], said


def test_whoever_comes_by_a_link_is_asked_for_a_name_once(people: People, house: House) -> None:
    laid = house.lay("here", "link")
    link = f"{laid.path}#{laid.invites[1]}"
    host = people.come(laid.path, holding=laid).page
    friend = people.come(link, newcomer=True).page
    # Opened twice before anybody answers: the link is still good.
    friend.reload()
    faultless(friend)
    friend.get_by_role("textbox", name="Your name").fill("Ada")
    button(friend, "Take your seat").click()
    playable(host).first.wait_for()
    says(player(host, 1), "Ada")
    assert "#" not in friend.url
    says(player(friend, 1), "you")
    another = house.lay("here", "link")
    friend.goto(f"{another.path}#{another.invites[1]}")
    says(player(friend, 1), "you")


def test_a_host_who_tries_the_link_keeps_it_for_the_friend(people: People, house: House) -> None:
    laid = house.lay("here", "link")
    link = f"{laid.path}#{laid.invites[1]}"
    host = people.come(link, holding=laid).page
    says(host.get_by_test_id("arriving"), "This link is for somebody else")
    faultless(host)
    button(host, "Go to my table").click()
    expect(host.get_by_role("textbox", name="Invitation link")).to_be_visible()
    friend = people.come(link).page
    playable(host).first.wait_for()
    says(player(friend, 1), "you")
