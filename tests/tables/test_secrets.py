"""Chance and hidden information at a table, on Kuhn poker."""

import msgspec
import pytest

from cavale.core import record
from cavale.core.position import Position
from cavale.tables.asking import records
from cavale.tables.deciding.refusals import Refused
from cavale.tables.deciding.undo import undoable
from cavale.tables.log import dealing
from cavale.tables.views import build
from tests.tables.sheets import Sheet, open_game, sheet

SECOND = "0f" * 32


def shown(made: Sheet, player: int | None) -> bytes:
    """Everything this player is ever sent about the table."""
    events = [
        (build.step(table, logged, player), build.table_for(table, player, False))
        for table, logged in zip(made.seen, made.log, strict=True)
    ]
    now = build.table_for(made.table, player, False)
    return msgspec.json.encode([events, now, build.history(made.table, player)])


def cards(made: Sheet) -> str:
    return str(made.table.position)[:2]


def test_the_dealer_deals_as_soon_as_everybody_is_there() -> None:
    made = sheet("here", "link", game="kuhn", claimed=False)
    assert made.table.plies() == []
    made.claim(1)
    assert [ply.seat for ply in made.table.plies()] == [None, None]
    assert made.table.mover == 0


def test_nonces_change_the_deal() -> None:
    deals = set()
    for nonce in ("a", "b", "c", "d", "e", "f", "g", "h"):
        made = sheet("here", "link", game="kuhn", claimed=False)
        made.claim(1, nonce)
        deals.add(cards(made))
    assert len(deals) > 1


def test_two_games_of_a_series_are_dealt_differently() -> None:
    made = sheet("here", "here", game="kuhn", games=12)
    deals = [cards(made)]
    for _ in range(11):
        made.play("check", "check")
        made.next_game()
        deals.append(cards(made))
    assert len(set(deals)) > 2


def pairs() -> list[tuple[Sheet, Sheet]]:
    """Tables that differ only in the card that seat 0 cannot see."""
    by_first: dict[str, dict[str, Sheet]] = {}
    for number in range(64):
        made = sheet("here", "here", game="kuhn", seed=f"{number:064x}")
        by_first.setdefault(cards(made)[0], {}).setdefault(cards(made)[1], made)
    alike = [list(found.values()) for found in by_first.values()]
    assert all(len(found) == 2 for found in alike)
    return [(found[0], found[1]) for found in alike]


@pytest.mark.parametrize("line", [(), ("check",), ("bet",), ("bet", "fold")])
def test_what_a_seat_cannot_know_changes_no_byte_of_what_it_is_sent(line: tuple[str, ...]) -> None:
    for one, other in pairs():
        for made in (one, other):
            made.play(*line)
        texts = [shown(made, 0) for made in (one, other)]
        # What the dealer has promised differs, and says nothing of the cards.
        marks = [(dealing.commitment_of(made.table) or "").encode() for made in (one, other)]
        assert texts[0].replace(marks[0], b"") == texts[1].replace(marks[1], b"")


def test_a_spectator_sees_no_card_and_no_dealt_move() -> None:
    made = sheet("here", "here", game="kuhn")
    made.play("check")
    seen = msgspec.json.decode(shown(made, None))
    steps = seen[2]
    assert [step["kind"] for step in steps] == ["start", "chance", "chance", "move"]
    assert [step["move"] for step in steps] == [None, None, None, "check"]
    assert steps[1]["effect"] is None
    assert steps[-1]["view"]["cards"] == ["?", "?"]
    mine = msgspec.json.decode(shown(made, 0))[2]
    assert mine[1]["move"] == cards(made)[0]
    assert mine[2]["move"] is None


def test_views_are_made_of_observations_only(monkeypatch: pytest.MonkeyPatch) -> None:
    made = sheet("here", "here", game="kuhn")

    def forbidden(*_: object) -> None:
        raise AssertionError("a view was made from a whole position")

    for name in ("moves", "__str__", "view"):
        monkeypatch.setattr(Position, name, property(forbidden) if name == "moves" else forbidden)
    for player in (None, 0, 1):
        shown(made, player)


def test_what_taught_something_is_not_taken_back_alone() -> None:
    made = sheet("here", "bot", game="kuhn")
    made.play("check")
    assert not undoable(made.table, 0)
    with pytest.raises(Refused):
        made.act(0, "undo")


def test_a_record_of_secrets_opens_when_it_is_over_and_verifies() -> None:
    made = sheet("here", "here", game="kuhn")
    made.play("check")
    sealed = records.written(made.table, 0)
    assert [move.move for move in sealed.moves[1:]] == ["?", "check"]
    assert all(move.share is None for move in sealed.moves)
    made.play("check")
    text = records.written(made.table).text()
    read = record.read(
        text,
        lambda slug, variant, seats, rules: open_game(slug, variant or "", seats or 2, rules or 1),
    )
    assert [check.passed for check in record.verify(read)] == [True] * 5
    assert read.replay() == made.table.position


def test_the_seed_is_not_shown_while_the_game_runs() -> None:
    made = sheet("here", "here", game="kuhn", seed=SECOND)
    for player in (None, 0, 1):
        assert SECOND.encode() not in shown(made, player)
