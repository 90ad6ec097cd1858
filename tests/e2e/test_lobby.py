"""People who do not know each other meet at an open table."""

import pytest
from playwright.sync_api import expect

from tests.e2e.people import People
from tests.e2e.screen import at_step, button, id_of, open_box, player, push, table

pytestmark = pytest.mark.e2e


def test_somebody_waits_and_somebody_comes(people: People) -> None:
    ada, bob, cam = (people.come().page for _ in range(3))
    open_box(ada)
    ada.get_by_role("textbox", name="Your name").fill("Ada")
    ada.get_by_role("radio", name="Shown to everybody").check()
    button(ada, "Find an opponent").click()
    opened = id_of(ada)
    expect(ada.get_by_role("heading", name="Waiting for an opponent.")).to_be_visible()

    # Bob reads who is there; Cam just presses the button and is quicker.
    open_box(bob)
    expect(button(bob, "Sit down with Ada")).to_be_visible()
    open_box(cam)
    button(cam, "Find an opponent").click()
    assert id_of(cam) == opened
    for page in (ada, cam):
        expect(table(page)).to_have_attribute("data-status", "playing")
    expect(player(cam, 1)).to_contain_text("you")
    push(ada, "3L")
    at_step(cam, 1)


def test_sits_down_from_the_list_or_at_the_table(people: People) -> None:
    ada, bob, cam = (people.come().page for _ in range(3))
    for page, name in ((ada, "Ada"), (bob, "Bob")):
        open_box(page)
        page.get_by_role("textbox", name="Your name").fill(name)
        page.get_by_role("radio", name="Shown to everybody").check()
    button(ada, "Find an opponent").click()
    id_of(ada)
    button(bob, "Sit down with Ada").click()
    expect(player(ada, 1)).to_contain_text("Bob")

    open_box(cam)
    button(cam, "Find an opponent").click()
    dan = people.come(f"/t/{id_of(cam)}").page
    button(dan, "Sit down").click()
    for page in (cam, dan):
        expect(table(page)).to_have_attribute("data-status", "playing")
    expect(player(dan, 1)).to_contain_text("you")


def test_who_wants_other_rules_is_told_and_offered_the_match(people: People) -> None:
    """Each of the two who wait sees the other, and one press brings them together."""
    ada, bob = (people.come().page for _ in range(2))
    for page, name, rules in ((ada, "Ada", "Classic"), (bob, "Bob", "Single")):
        open_box(page)
        page.get_by_role("textbox", name="Your name").fill(name)
        page.get_by_role("radio", name="Shown to everybody").check()
        page.get_by_role("radio", name=rules).check()
        button(page, "Find an opponent").click()
        id_of(page)
    expect(ada.get_by_role("heading", name="Others are waiting too")).to_be_visible()
    expect(ada.get_by_role("listitem").filter(has_text="Bob")).to_contain_text("Single")
    expect(bob.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("Classic")
    opened = id_of(ada)
    button(bob, "Sit down with Ada").click()
    bob.wait_for_url(f"**/t/{opened}")
    for page in (ada, bob):
        expect(table(page)).to_have_attribute("data-status", "playing")
    expect(player(ada, 1)).to_contain_text("Bob")
