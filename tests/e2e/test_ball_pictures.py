"""Pictures of The Ball in the middle of a turn, for people to look at."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.house import House
from tests.e2e.pawns import pick, playable_square, square
from tests.e2e.people import PHONE, WIDE, Lang, People
from tests.e2e.scripts import APPROACH

pytestmark = [pytest.mark.e2e, pytest.mark.long]

ARTIFACTS = Path(__file__).resolve().parents[2] / "artifacts"


@pytest.mark.parametrize(("lang", "width"), [("en", WIDE), ("fr", PHONE)])
def test_a_pawn_in_hand_and_half_a_turn(
    people: People, house: House, lang: Lang, width: int
) -> None:
    laid = house.lay("here", "here", game="ball", moves=APPROACH)
    page = people.come(laid.path, holding=laid, lang=lang, width=width, still=True).page
    ARTIFACTS.mkdir(exist_ok=True)

    def picture(name: str) -> None:
        path = ARTIFACTS / f"ball-{name}-{lang}-{width}.png"
        page.screenshot(path=path)
        assert path.stat().st_size > 20_000

    pick(page, "D2")
    picture("picked")
    house.play(laid, "B1-C2")
    expect(playable_square(page, "E3")).to_be_visible()
    expect(square(page, "C2")).not_to_have_class("active")
    picture("half")
