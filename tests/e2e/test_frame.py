"""The frame holds every size: each part of a table has its place, whatever the window and the game.

Nothing meets, nothing is cut, nothing moves. The games are asked for, not listed; no die is pinned,
so what is measured has to hold for all of them. `CAVALE_SIZES=all` looks at every number of players
and, at each of them, at every language.
"""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cavale import GAMES
from tests.e2e.house import House, Laid
from tests.e2e.people import Lang, People
from tests.e2e.screen import table

pytestmark = pytest.mark.e2e

SIZES = (
    (320, 568),
    (360, 740),
    (740, 360),
    (768, 1024),
    (1024, 730),
    (1280, 720),
    (1366, 650),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
ZOOMED = tuple((width // 2, height // 2) for width, height in SIZES[-6:-2])
"""A page at 200 % has half the room."""
MOVES = 12
BOXES = (Path(__file__).parent / "boxes.js").read_text()
OTHER: dict[Lang, Lang] = {"en": "fr", "fr": "en"}

SHIFTS = """() => {
  window.shifted = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      for (const { node } of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        // A card that was played leaves its place to the next; the log grows.
        if (!element || element.closest('[role=radiogroup], [data-part=log]')) continue;
        window.shifted.push(`${element.tagName} ${element.className}: ${element.textContent}`);
      }
    }
  }).observe({ type: 'layout-shift' });
}"""


def numbers(slug: str) -> Iterator[int]:
    counts = GAMES[slug].seat_counts
    yield from counts if sweeping() else sorted({counts[0], counts[-1]})


def sweeping() -> bool:
    return os.environ.get("CAVALE_SIZES") == "all"


CASES = [(slug, seats) for slug in GAMES for seats in numbers(slug)]


@pytest.mark.parametrize(("slug", "seats"), CASES)
def test_every_part_has_its_place(people: People, house: House, slug: str, seats: int) -> None:
    laid, mine = opened(house, slug, seats)
    first = seats == GAMES[slug].seat_counts[0]
    lang: Lang = "fr" if first else "en"
    page = people.come(laid.path, holding=mine, lang=lang, still=True, newcomer=first).page
    expect(table(page)).to_be_visible()
    problems = at_all_sizes(page, lang, f"{slug} for {seats}, at the start")
    for number in range(MOVES):
        play(house, laid, number)
    problems += at_all_sizes(page, lang, f"{slug} for {seats}, in mid-game")
    if ask(house, laid):
        expect(page.locator(".offer")).to_be_visible()
        problems += at_all_sizes(page, lang, f"{slug} for {seats}, with an offer")
        for player in range(1, seats):
            house.resign(laid, player)
    expect(table(page)).to_have_attribute("data-status", "over")
    problems += at_all_sizes(page, lang, f"{slug} for {seats}, at the end")
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1440, 900)])
def test_nothing_moves_in_a_game(
    people: People, house: House, slug: str, size: tuple[int, int]
) -> None:
    laid, mine = opened(house, slug, GAMES[slug].seat_counts[0])
    page = people.come(laid.path, holding=mine, lang="fr", still=True).page
    resize(page, size)
    expect(table(page)).to_be_visible()
    before = measured(page)["places"]
    page.evaluate(SHIFTS)
    for number in range(MOVES):
        play(house, laid, number)
        shown(page, house, laid)
        assert measured(page)["places"] == before, f"{slug} {size}, move {number}"
    assert page.evaluate("window.shifted") == []


def opened(house: House, slug: str, seats: int) -> tuple[Laid, Laid]:
    """A table played over the wire, and what its first player holds."""
    body = {"game": slug, "seats": [{"kind": "here"}] * seats, "games": GAMES[slug].games[0]}
    answer = house.post("/api/tables", body)
    laid = Laid(answer["table"], {one["seat"]: one["secret"] for one in answer["held"]})
    return laid, Laid(laid.id, {0: laid.held[0]})


def play(house: House, laid: Laid, number: int) -> None:
    """Some move of whoever is to move, unless it is over."""
    seen = house.table(laid.id)
    if seen["status"] != "playing" or seen["mover"] is None:
        return
    player = seen["seats"][seen["mover"]]["player"]
    moves = house.seen(laid, player)["moves"]
    if len(moves) > 0:
        house.move(laid, moves[7 * number % len(moves)]["text"])


def ask(house: House, laid: Laid) -> bool:
    """The second player asks the others for something; not if the dice have ended the game."""
    for number in count():
        seen = house.seen(laid, 1)
        if seen["status"] != "playing":
            return False
        if seen["drawable"] or seen["undoable"]:
            house.act(laid, 1, "offer_draw" if seen["drawable"] else "undo")
            return True
        play(house, laid, number)
    raise AssertionError("a game has an end")


def shown(page: Page, house: House, laid: Laid) -> None:
    """The page shows the table as it is."""
    version = house.table(laid.id)["version"]
    expect(table(page)).to_have_attribute("data-version", str(version))
    page.evaluate(STILL)


STILL = """async () => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(STILL)


def measured(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(BOXES)
    return found


def at_all_sizes(page: Page, lang: Lang, where: str) -> list[str]:
    spoken = [lang, OTHER[lang]] if sweeping() else [lang]
    problems: list[str] = []
    for now in spoken:
        speak(page, now)
        for size in (*SIZES, *ZOOMED):
            resize(page, size)
            problems += [f"{where}, {now}, {size}: {one}" for one in wrong(measured(page), size)]
    speak(page, lang)
    return problems


def speak(page: Page, lang: Lang) -> None:
    if page.evaluate("document.documentElement.lang") != lang:
        page.locator(f"header nav button[lang={lang}]").click()


def wrong(found: dict[str, Any], size: tuple[int, int]) -> Iterator[str]:
    missing = {"board", "sentence", "others", "own", "actions"} - set(found["names"])
    yield from (f"no {part}" for part in missing)
    yield from (f"{pair} meet" for pair in found["touching"])
    yield from (f"{part} is not in sight" for part in found["outside"])
    yield from (f"{what} is cut" for what in found["cut"])
    if found["wider"] > 0 or found["taller"] > 0:
        yield f"the page scrolls by {found['wider']} and {found['taller']} px"
    width, height = found["board"]
    if min(width, height) < 0.42 * min(size):
        yield f"the board has only {width:.0f} x {height:.0f} px"
