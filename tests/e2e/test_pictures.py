"""Pictures of a table in the middle of a game, for people to look at."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.house import House, Laid
from tests.e2e.people import PHONE, WIDE, Lang, People
from tests.e2e.screen import at_step, playable
from tests.e2e.scripts import COLUMN, MIDGAME

pytestmark = [pytest.mark.e2e, pytest.mark.long]

ARTIFACTS = Path(__file__).resolve().parents[2] / "artifacts"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [WIDE, PHONE])
def test_a_table_in_the_middle_of_a_game(
    people: People, house: House, lang: Lang, width: int
) -> None:
    laid = house.lay("link", "link", variant="classic")
    house.claim(laid, 0, "Bonnie")
    house.claim(laid, 1, "Clyde")
    moves = f"{COLUMN} 5L {MIDGAME}"
    house.play(laid, moves)
    clyde = Laid(laid.id, {1: laid.held[1]})
    page = people.come(laid.path, holding=clyde, lang=lang, width=width, still=True).page
    at_step(page, len(moves.split()))
    expect(playable(page)).to_have_count(8)
    ARTIFACTS.mkdir(exist_ok=True)
    picture = ARTIFACTS / f"table-{lang}-{width}.png"
    page.screenshot(path=picture)
    assert picture.stat().st_size > 20_000
