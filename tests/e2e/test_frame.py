"""The frame holds every size: each part of a table has its place, whatever the window and the game.

Nothing meets, nothing is cut, nothing moves. The games are asked for, not listed; no die is pinned,
so what is measured has to hold for all of them. `make test` looks at the smallest and the largest
company of each game, in one language after the other; `CAVALE_SIZES=all` at every number of
players and each time at every language.
"""

import os
from collections.abc import Iterator
from itertools import count
from typing import Any, get_args

import pytest
from playwright.sync_api import Page, expect

from cavale import GAMES
from cavale.core.catalogue import catalogue
from tests.e2e.frame import BOXES, SIZES, STILL, ZOOMED, resize, wrong
from tests.e2e.house import House, Laid
from tests.e2e.people import WIDE, Lang, People
from tests.e2e.screen import table

pytestmark = pytest.mark.e2e

MOVES = 12
LANGS: tuple[Lang, ...] = get_args(Lang)

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
    lang = LANGS[(list(GAMES).index(slug) + first) % len(LANGS)]
    # A finger gets other buttons than a mouse.
    width = 360 if first else WIDE
    person = people.come(
        laid.path, holding=mine, lang=lang, still=True, newcomer=first, width=width
    )
    page = person.page
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
    ended(page)
    problems += at_all_sizes(page, lang, f"{slug} for {seats}, at the end")
    assert not problems, "\n".join(problems)


def wordiest() -> str:
    """The game whose bots have the longest names."""
    return max(GAMES, key=lambda slug: max(len(name) for name in bots(slug, "de")))


def bots(slug: str, lang: Lang) -> list[str]:
    said = catalogue(lang, GAMES[slug].package)
    return [said.say(f"level-{level}") for level in GAMES[slug].level_numbers()]


WITH_BOTS = [
    pytest.param(slug, marks=() if slug == wordiest() else pytest.mark.long) for slug in GAMES
]


@pytest.mark.parametrize("slug", WITH_BOTS)
def test_the_names_of_bots_have_their_place(people: People, house: House, slug: str) -> None:
    names = bots(slug, "de")
    level = GAMES[slug].level_numbers()[names.index(max(names, key=len))]
    seats = [{"kind": "here"}, {"kind": "bot", "level": level}]
    body = {"game": slug, "seats": seats, "games": GAMES[slug].games[0]}
    answer = house.post("/api/tables", body)
    laid = Laid(answer["table"], {one["seat"]: one["secret"] for one in answer["held"]})
    page = people.come(laid.path, holding=laid, lang="de", still=True).page
    expect(table(page)).to_be_visible()
    problems = at_all_sizes(page, "de", f"{slug} against a bot, at the start")
    house.resign(laid, 0)
    ended(page)
    problems += at_all_sizes(page, "de", f"{slug} against a bot, at the end")
    assert not problems, "\n".join(problems)


STEADY = [(360, 740), (740, 360), (1440, 900)]
GAME_AND_SIZE = [
    pytest.param(slug, size, marks=() if number % len(STEADY) == at else pytest.mark.long)
    for number, slug in enumerate(GAMES)
    for at, size in enumerate(STEADY)
]


@pytest.mark.parametrize(("slug", "size"), GAME_AND_SIZE)
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


def ended(page: Page) -> None:
    """The page has come to the end of the game, and its card is there where there is room."""
    resize(page, (1366, 768))
    expect(table(page)).to_have_attribute("data-status", "over")
    expect(page.get_by_test_id("ending")).to_be_visible()


def measured(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(BOXES)
    return found


def at_all_sizes(page: Page, lang: Lang, where: str) -> list[str]:
    spoken = LANGS if sweeping() else [lang]
    problems: list[str] = []
    for now in spoken:
        speak(page, now)
        for size in (*SIZES, *ZOOMED):
            resize(page, size)
            problems += [f"{where}, {now}, {size}: {one}" for one in wrong(measured(page), size)]
    speak(page, lang)
    return problems


def speak(page: Page, lang: Lang) -> None:
    page.locator("header nav select").select_option(lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
