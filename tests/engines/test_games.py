"""Every game, whole, in browsers that are not Chromium: pressed through the page to its end, and
the boxes of the frame taken on the way. `make engines` runs it.
"""

import random
import time
from pathlib import Path

import pytest

from cavale import GAMES
from tests.e2e.frame import BOXES, SIZES, ZOOMED, wrong
from tests.e2e.house import House, Json, Laid
from tests.e2e.people import kept
from tests.e2e.server import Server
from tests.engines.engine import ELEMENT, ENTER, Engine, Refused, kept_picture
from tests.waiting import PATIENCE

pytestmark = pytest.mark.e2e

PICTURES = Path("artifacts/engines")
LANGS = ("fr", "en", "de")
MIDDLE = 6
"""Own moves until the boxes are taken in mid-game."""
MOST = 2000
"""Own moves that no game needs."""
MINE = """
const parts = ['actions', 'log', 'coach', 'others', 'asked', 'sentence'];
const elsewhere = parts.map((it) => `[data-part=${it}]`).join();
const found = [...document.querySelectorAll('.table :is(button, input)')]
  .filter((one) => !one.closest(elsewhere) && !one.disabled && one.checkVisibility())
  .filter((one) => one.getAttribute('aria-disabled') !== 'true');
const spots = found.filter((one) => one.closest('.spots'));
const loose = found.filter((one) => !one.closest('.spots') && !one.checked);
return [...spots.filter((one) => one.classList.contains('active')), ...loose];
"""
"""What somebody may press who is to move: places on the board, cards, choices."""
COMPLAINTS = """
const note = (it) => (document.documentElement.dataset.complaint = String(it));
const later = /^ResizeObserver loop completed/;
addEventListener('error', (it) => later.test(it.message) || note(it.message));
addEventListener('unhandledrejection', (it) => note(it.reason));
"""
"""WebKit also tells when something is measured in the next frame in place of this one: no fault."""


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game(engine: Engine, house: House, server: Server, slug: str) -> None:
    laid = house.lay("here", "bot", game=slug, games=GAMES[slug].games[0])
    lang = LANGS[list(GAMES).index(slug) % len(LANGS)]
    with kept_picture(engine, PICTURES, slug):
        engine.resize((1366, 768))
        engine.visit(server.url, laid.path, kept(laid, newcomer=False) | {"lang": lang})
        engine.wire.run(COMPLAINTS)
        engine.await_attribute(".table", "data-status", "playing")
        rng = random.Random(slug)
        problems = at_all_sizes(engine, f"{slug}, {lang}, at the start")
        moves = 0
        while (seen := my_turn(house, laid))["status"] == "playing":
            engine.await_attribute(".table", "data-version", str(seen["version"]))
            latest = time.monotonic() + PATIENCE
            while house.table(laid.id)["version"] == seen["version"]:
                press(engine, rng)
                assert time.monotonic() < latest, "nothing that one may press is a move"
            moves += 1
            assert moves < MOST, f"{slug} has no end"
            if moves == MIDDLE:
                problems += at_all_sizes(engine, f"{slug}, {lang}, in mid-game")
        engine.await_attribute(".table", "data-status", "over")
        problems += at_all_sizes(engine, f"{slug}, {lang}, at the end")
        assert moves > 0
        assert not problems, "\n".join(problems)
        assert engine.attribute("html", "data-complaint") is None


def my_turn(house: House, laid: Laid) -> Json:
    """The table when its one person is to move, or when it is over."""
    latest = time.monotonic() + PATIENCE
    while (seen := house.seen(laid, 0))["status"] == "playing" and seen["mover"] != seen["you"]:
        assert time.monotonic() < latest, "the bot never moved"
        time.sleep(0.02)
    return seen


def press(engine: Engine, rng: random.Random) -> None:
    """Some place: with the mouse, or with a key where something lies over it."""
    try:
        places = engine.wire.run(MINE)
    except Refused:  # What was found is gone before it could be told.
        return
    if not places:
        return
    chosen = rng.choice(places)[ELEMENT]
    for how in (engine.wire.click, lambda it: engine.wire.type(it, ENTER)):
        try:
            how(chosen)
        except Refused:
            continue
        return


def at_all_sizes(engine: Engine, where: str) -> list[str]:
    problems = []
    before = engine.inner()
    for size in (*SIZES, *ZOOMED):
        engine.resize(size)
        found = engine.measured(BOXES)
        problems += [f"{engine.name}: {where}, {size}: {one}" for one in wrong(found, size)]
    engine.resize(before)
    return problems
