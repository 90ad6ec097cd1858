"""The house as a folder in a browser: from a plain server under a path, and then without any."""

import json
import os
import random
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cavale import GAMES
from tests.e2e import folder
from tests.e2e.browser import ARGS
from tests.e2e.faults import faultless
from tests.e2e.folder import Space
from tests.e2e.people import PATIENCE, People, Person
from tests.e2e.screen import button, open_box, playable, table
from tests.e2e.server import free_port
from tests.engines.test_games import MINE, MOST
from tests.waiting import PATIENCE as SECONDS
from tools import chromium

pytestmark = pytest.mark.e2e

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  return (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null;
}"""
QUICK = "thief"
"""A game of few moves, for what holds for all of them."""


@pytest.fixture(scope="session")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    own = tmp_path_factory.getbasetemp()
    return folder.built_once(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own)


@pytest.fixture
def space(root: Path) -> Iterator[Space]:
    here = Space(root)
    here.start()
    yield here
    here.stop()


@pytest.fixture
def people(browser: Browser, space: Space) -> Iterator[People]:
    coming = People(browser, space.url)
    yield coming
    complaints = [one for person in coming.here for one in person.leave()]
    assert not complaints, complaints


def arrive(people: People, path: str = "#/", *, still: bool = True) -> Person:
    """Somebody who has been here before: all of the folder is on their device."""
    person = people.come("", still=still)
    page = person.page
    expect(page.locator("#main")).to_be_visible()
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function(KEPT)
    page.goto(path)
    return person


def opened(page: Page, slug: str) -> None:
    open_box(page, slug)
    button(page, "Play a bot").click()
    expect(table(page)).to_have_attribute("data-status", "playing")


def press(page: Page, rng: random.Random) -> None:
    """Some place where one may go, by a key."""
    handle = page.evaluate_handle(f"() => {{{MINE}}}")
    places = [one.as_element() for one in handle.get_properties().values()]
    chosen = [one for one in places if one is not None]
    if not chosen:
        return
    one = rng.choice(chosen)
    if one.evaluate("it => { it.focus(); return it === document.activeElement }"):
        page.keyboard.press("Enter")


def play_on(page: Page, rng: random.Random, versions: int | None = None) -> None:
    """To the end, or until so much has happened."""
    first = version = version_of(page)
    moved = time.monotonic()
    for _ in range(MOST * 20):
        if table(page).get_attribute("data-status") == "over":
            return
        if versions is not None and version >= first + versions:
            return
        press(page, rng)
        page.wait_for_timeout(10)
        now = version_of(page)
        if now != version:
            version, moved = now, time.monotonic()
        assert time.monotonic() - moved < SECONDS, "nothing that one may press is a move"
    raise AssertionError("the game has no end")


def version_of(page: Page) -> int:
    return int(table(page).get_attribute("data-version") or 0)


def a_game(people: People, space: Space, slug: str) -> None:
    person = arrive(people)
    page = person.page
    space.stop()
    person.context.set_offline(True)
    opened(page, slug)
    play_on(page, random.Random(slug))
    expect(table(page)).to_have_attribute("data-status", "over")
    faultless(page)


def test_a_whole_game_by_keyboard_without_a_connection(people: People, space: Space) -> None:
    a_game(people, space, QUICK)


@pytest.mark.long
@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_of_each_kind(slug: str, people: People, space: Space) -> None:
    a_game(people, space, slug)


def test_no_page_says_what_only_a_server_can_do(people: People, space: Space) -> None:
    page = arrive(people).page
    open_box(page)
    expect(button(page, "Play a bot")).to_be_visible()
    for name in ("Invite a friend", "Find somebody"):
        expect(button(page, name)).to_have_count(0)
    faultless(page)


def test_a_killed_browser_finds_its_table_again(
    browser: Browser, space: Space, tmp_path: Path
) -> None:
    """Also without a connection, and the bot goes on."""
    with running(browser, tmp_path) as (page, kill):
        page.goto(space.url)
        page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        page.wait_for_function(KEPT)
        opened(page, "wall")
        for _ in range(3):
            expect(playable(page).first).to_be_visible()
            before = version_of(page)
            playable(page).first.press("Enter")
            page.wait_for_function(
                "before => Number(document.querySelector('.table').dataset.version) > before + 1",
                arg=before,
            )
        address, version = page.url, version_of(page)
        kill()
    space.stop()
    with running(browser, tmp_path) as (page, _):
        page.goto(address)
        expect(table(page)).to_have_attribute("data-version", str(version))
        play_on(page, random.Random(1), versions=2)
        page.goto(space.url)
        expect(page.get_by_role("link").filter(has_text="The Wall").first).to_be_visible()


def test_tables_travel_as_a_file(people: People, space: Space, tmp_path: Path) -> None:
    page = arrive(people).page
    opened(page, "wall")
    playable(page).first.press("Enter")
    page.wait_for_function("() => Number(document.querySelector('.table').dataset.version) > 1")
    address = page.url.partition("#")[2]
    page.goto("#/")
    with page.expect_download() as coming:
        button(page, "Save them as a file").click()
    path = tmp_path / "tables.json"
    coming.value.save_as(path)
    assert json.loads(path.read_text())["kind"] == "cavale-tables"

    other = people.come("", still=True).page
    with other.expect_file_chooser() as asked:
        other.get_by_text("Bring a file").click()
    asked.value.set_files(path)
    expect(other.locator(f'a[href$="{address}"]').first).to_be_visible()
    other.goto(f"#{address}")
    expect(table(other)).to_have_attribute("data-status", "playing")
    play_on(other, random.Random(2), versions=2)


class running:  # noqa: N801 - reads as what it does
    """Chromium as somebody's own program, with what it remembers on the disk."""

    def __init__(self, browser: Browser, profile: Path) -> None:
        self._kind, self._profile, self._port = browser.browser_type, profile, free_port()

    def __enter__(self):  # type: ignore[no-untyped-def]
        command = [str(chromium.path()), *ARGS, "--headless=new", "--lang=en-GB"]
        command += [f"--user-data-dir={self._profile}", f"--remote-debugging-port={self._port}"]
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(
            command, stdout=quiet, stderr=quiet, start_new_session=True
        )
        latest = time.monotonic() + SECONDS
        while True:
            try:
                self._browser = self._kind.connect_over_cdp(f"http://127.0.0.1:{self._port}")
                break
            except Exception:
                assert time.monotonic() < latest, "the browser never answered"
                time.sleep(0.2)
        context = self._browser.contexts[0]
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.emulate_media(reduced_motion="reduce")
        page.add_init_script("localStorage.setItem('cavale.introduced', 'true')")
        return page, self._kill

    def _kill(self) -> None:
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def __exit__(self, *_: object) -> None:
        self._kill()
        self._browser.close()
