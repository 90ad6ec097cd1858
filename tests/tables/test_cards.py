"""A list shows a table as the table shows itself, and one that cannot be shown hides no other."""

from msgspec.structs import replace

from cavale.tables.asking.cards import card, cards
from cavale.tables.log.entries import Clock, StandIn
from cavale.tables.store.summary import Sitter, summary
from cavale.tables.views import build
from tests.tables.sheets import SHELF, YELLOW_WINS, sheet


def test_a_card_says_what_the_table_says() -> None:
    made = sheet("here", "link", games=2)
    made.add(StandIn(1, 2))
    made.play(*YELLOW_WINS)
    # In the second game of a series the players have changed seats.
    made.next_game()
    tables = [*made.seen, sheet("here", "link", claimed=False).table, sheet("here", "bot").table]
    tables += [replace(table, clock=Clock("game", 60, 5)) for table in tables]
    for table in tables:
        known = build.card(replace(table, names=True), 7)
        assert card(table.id, summary(replace(table, names=True), 7), table.game.spec) == known
        # Without consent, the same but for the names.
        found = card(table.id, summary(table, 7), table.game.spec)
        assert found == replace(known, seats=[replace(seat, name="") for seat in known.seats])


def test_one_of_a_game_that_is_gone_hides_no_other() -> None:
    here = summary(sheet("here", "here").table, 7)
    crowd = replace(here, seats=(Sitter(0, "here", "", None, True, None),) * 9)
    found = {"gone": replace(here, game="chess"), "crowd": crowd, "here": here}
    assert [one.id for one in cards(found, SHELF)] == ["here"]
