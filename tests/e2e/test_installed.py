"""An installed house without a line: what was read is read again; playing says what it needs."""

import pytest
from playwright.sync_api import expect

from tests.e2e.faults import faultless
from tests.e2e.people import PHONE, People

pytestmark = pytest.mark.e2e

KEPT = """async () => {
  const kept = await caches.open('cavale-1');
  const all = (await kept.keys()).map(({ url }) => new URL(url).pathname);
  return all.some(name => name.startsWith('/assets/Home'))
    && all.some(name => name.startsWith('/assets/Rules'))
    && all.includes('/api/games/wall/rulebook');
}"""


def test_it_opens_without_a_line(people: People) -> None:
    person = people.come("/", width=PHONE, still=True)
    page = person.page
    expect(page.get_by_role("heading", name="Cavale")).to_be_visible()
    page.evaluate(
        "async () => { dispatchEvent(new Event('appinstalled'));"
        " await navigator.serviceWorker.ready; }"
    )
    page.goto("/rules/wall")
    expect(page.get_by_role("heading", name="The Wall").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="Cavale")).to_be_visible()
    page.wait_for_function(KEPT)
    # A picture that is looked at by itself does not take the place of the house.
    page.goto("/icon.svg")
    # A request that a service worker cannot answer either is said to have failed.
    person.expect_complaint("ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch")
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("No connection.")).to_be_visible()
    expect(page.get_by_role("button", name="The Wall").first).to_be_visible()
    faultless(page)
    page.goto("/rules/wall")
    expect(page.get_by_role("heading", name="The Wall").first).to_be_visible()
