"""A game with secret moves at a table, on Catch the Thief."""

import itertools
from typing import Literal

import msgspec
import pytest
from msgspec import UNSET

from cavale.core import record
from cavale.core.message import message
from cavale.games import game
from cavale.tables.asking import records
from cavale.tables.deciding import actions
from cavale.tables.deciding.actions import Action
from cavale.tables.deciding.refusals import Refused
from cavale.tables.deciding.undo import undoable
from cavale.tables.views import build
from tests.tables.sheets import Sheet, sheet

DETECTIVE, SPECTATOR = 1, None


def shown(made: Sheet, player: int | None) -> bytes:
    """Everything this player is ever sent about the table."""
    events = [
        (build.step(table, logged, player), build.table_for(table, player, False))
        for table, logged in zip(made.seen, made.log, strict=True)
    ]
    now = build.table_for(made.table, player, False)
    return msgspec.json.encode([events, now, build.history(made.table, player)])


def thief(variant: str = "knots-2", games: int = 2) -> Sheet:
    return sheet("here", "link", game="thief", variant=variant, games=games)


ALIKE = [
    ("laffont", ["G7", "G5", "E7", "E5"], ["F6"]),
    ("knots-2", ["G7 H7", "G5 H5", "E7 E8", "E5 D5"], ["F6"]),
    ("knots-2", ["F7 G7", "G6 G7", "F5 G5"], ["F6", "G1"]),
    ("knots-1", ["F7 F8 F9 F10", "F7 F8 G8 G9", "G6 G7 H7 H8"], ["F6", "B2", "B2"]),
]


@pytest.mark.parametrize(("variant", "flights", "probes"), ALIKE)
@pytest.mark.parametrize("act", ["none", "undo"])
def test_flights_with_the_same_clues_are_sent_alike(
    variant: str, flights: list[str], probes: list[str], act: Action | Literal["none"]
) -> None:
    alike = []
    for flight in flights:
        made = thief(variant)
        for step, probe in itertools.zip_longest(flight.split(), probes):
            made.play(*filter(None, (step, probe)))
        if act != "none":
            made.act(0, act)
        alike.append(made)
    assert len({shown(made, 0) for made in alike}) == len(flights)
    for player in (DETECTIVE, SPECTATOR):
        assert len({shown(made, player) for made in alike}) == 1


def test_no_footprint_is_in_anything_the_detective_is_sent() -> None:
    made = thief()
    made.play("F7", "F6", "G7", "A5", "G8", "A6", "G9", "A7")
    for player in (DETECTIVE, SPECTATOR):
        steps = build.history(made.table, player)
        moves = [step.move for step in steps[1:]]
        assert moves == [None, "F6", None, "A5", None, "A6", None, "A7"]
        assert [step.effect is None for step in steps[1:]] == [True, False] * 4
        sent = msgspec.json.encode([steps, build.table_for(made.table, player, False)])
        for point in (b"F7", b"G7", b"G8", b"G9"):
            assert point not in sent
    mine = build.history(made.table, 0)
    assert [step.move for step in mine[1:]] == ["F7", "F6", "G7", "A5", "G8", "A6", "G9", "A7"]


def test_a_played_probe_is_told_with_its_clue_and_an_offered_one_is_not() -> None:
    made = thief()
    made.play("F7", "F6", "G7")
    offered = build.table_for(made.table, DETECTIVE, False).moves
    assert len(offered) == 117
    assert [move.effect.clue for move in offered if move.effect] == [None] * 117
    assert all(move.said == (message("visits"),) for move in offered)
    made.play("G1")
    for player in (0, DETECTIVE, SPECTATOR):
        step = build.history(made.table, player)[-1]
        assert step.effect is not None
        assert step.effect.clue == "near"
        assert step.said == [message("visits-near", column="G", row="1")]
        sent = build.step(made.table, made.log[-1], player)
        view = build.table_for(made.table, player, False).view
        assert msgspec.structs.replace(sent, view=view) == step


def test_when_it_is_over_everybody_sees_the_flight() -> None:
    made = thief()
    made.play("F7", "F6", "G7", "G7")
    for player in (0, DETECTIVE, SPECTATOR):
        table = build.table_for(made.table, player, False)
        assert table.view.footprints == ["F7", "G7"]
        assert table.outcome is not None
        assert (table.outcome.points, table.outcome.winner) == ((0.0, 2.0), 1)


@pytest.mark.parametrize("who", [0, 1])
def test_also_when_the_table_ends_it(who: int) -> None:
    made = thief()
    made.play("F7", "F6", "G7")
    made.act(who, "resign")
    for player in (0, DETECTIVE, SPECTATOR):
        assert build.table_for(made.table, player, False).view.footprints == ["F7", "G7"]
        assert build.step(made.table, made.log[-1], player).view is UNSET
    made.next_game()
    assert build.table_for(made.table, 1, False).view.footprints == []


@pytest.mark.parametrize(
    ("variant", "moves", "who", "points"),
    [
        ("knots-1", "", 0, (0.0, 2.0)),
        ("knots-1", "F7", 0, (0.0, 2.0)),
        ("knots-1", "F7 F6", 0, (0.0, 2.0)),
        ("knots-1", "F7 F6 F8", 0, (0.0, 2.0)),
        ("knots-2", "F7 F6 F8 B2", 0, (0.0, 3.0)),
        ("knots-2", "F7 F6 F8 B2 F9 B2 F10", 0, (0.0, 4.0)),
        ("knots-1", "", 1, (0.0, 10.0)),
        ("knots-1", "F7 F6 F8 B2", 1, (0.0, 10.0)),
        ("laffont", "", 0, (0.0, 9.0)),
        ("laffont", "F7 B2 F8 B2 F9", 0, (0.0, 7.0)),
        ("laffont", "", 1, (10.0, 0.0)),
        ("laffont", "F7 B2 F8 B2 F9", 1, (10.0, 0.0)),
    ],
)
def test_a_thief_who_resigns_is_caught_on_the_next_turn(
    variant: str, moves: str, who: int, points: tuple[float, ...]
) -> None:
    made = thief(variant)
    made.play(*moves.split())
    made.act(who, "resign")
    assert made.table.outcome is not None
    assert made.table.outcome.points == points
    assert made.table.outcome.winner == 1 - who


def test_others_eyes_are_lent_when_the_game_is_over() -> None:
    made = thief()
    made.play("F7", "F6", "G7", "H8")
    for eyes in ("thief", "detective", "spectator", "all"):
        with pytest.raises(Refused) as refused:
            build.history(made.table, DETECTIVE, eyes)
        assert refused.value.code == "not_now"
    made.play("G8", "G8")
    seen = {
        eyes: build.history(made.table, DETECTIVE, eyes)
        for eyes in ("thief", "detective", "spectator", "all")
    }
    assert seen["detective"] == build.history(made.table, DETECTIVE)
    assert seen["detective"] == seen["spectator"]
    assert seen["thief"] == seen["all"] == build.history(made.table, 0)
    assert [step.move for step in seen["all"]] == [None, "F7", "F6", "G7", "H8", "G8", "G8"]
    assert seen["detective"][3].move is None
    views = [msgspec.to_builtins(step.view) for step in seen["detective"]]
    assert views[3]["footprints"] is None
    assert views[-1]["footprints"] == ["F7", "G7", "G8"]
    with pytest.raises(Refused) as unknown:
        build.history(made.table, DETECTIVE, "burglar")
    assert unknown.value.code == "bad_request"


def test_the_record_is_sealed_until_the_end() -> None:
    made = thief()
    made.play("F7", "F6", "G7")
    seen = {player: records.written(made.table, player).moves for player in (0, DETECTIVE, None)}
    moves = {player: [one.move for one in found] for player, found in seen.items()}
    assert moves == {
        0: ["F7", "F6", "G7"],
        DETECTIVE: ["?", "F6", "?"],
        None: ["?", "F6", "?"],
    }
    made.play("G7")
    read = record.read(records.written(made.table).text(), game)
    assert read.moves == ("F7", "F6", "G7", "G7")
    assert read.result == "0-2 caught"
    assert all(check.passed for check in record.verify(read))
    made.next_game()
    assert records.written(made.table).moves == ()


def test_a_series_by_fewest_points_and_by_most() -> None:
    for variant, totals in (("knots-1", (3.0, 5.0)), ("laffont", (7.0, 5.0))):
        made = thief(variant)
        made.play("F7", "F6", "F8", "F6", "F9", "F6", "F10", "F6", "F11", "F11")
        assert build.table_for(made.table, 0, False).series is None
        made.next_game()
        assert made.table.order == (1, 0)
        made.play("F7", "F6", "F8", "F6", "F9", "F9")
        assert made.table.series.winner == 0, "player 0 needed 3 turns, player 1 needed 5"
        shown_to_all = build.table_for(made.table, None, False).series
        assert shown_to_all is not None
        assert shown_to_all.winner == 1, "player 0 is the detective of the second game"
        fewer = variant == "knots-1"
        won = "series-won-by-fewer" if fewer else "series-won"
        score = sorted(totals, reverse=not fewer)
        assert shown_to_all.said == [message(won, seat=1, score=[*score])]
        assert made.table.series.totals == totals


@pytest.mark.parametrize("variant", ["knots-1", "knots-2", "laffont"])
def test_a_game_of_points_is_not_drawn_by_agreement(variant: str) -> None:
    """There is no such result: somebody is caught on some turn, or escapes."""
    made = thief(variant)
    made.play("F7")
    for seat in (0, 1):
        assert not actions.drawable(made.table, seat)
        with pytest.raises(Refused) as refused:
            made.act(seat, "offer_draw")
        assert refused.value.message.id == "refused-no-draws"


def test_a_drawn_series_is_said_to_be_drawn() -> None:
    made = thief()
    made.play("F7", "F6", "F8", "F8")
    made.next_game()
    made.play("G6", "F6", "H6", "H6")
    series = build.table_for(made.table, 0, False).series
    assert series is not None
    assert (series.winner, series.said) == (None, [message("series-drawn", score=[2.0, 2.0])])


def test_what_taught_something_is_taken_back_by_agreement_only() -> None:
    made = thief()
    made.play("F7", "F6", "G7", "H8")
    made.act(1, "undo")
    assert made.table.undo is not None
    assert made.table.position.view(1)["probes"][-1]["point"] == "H8"
    alone = sheet("bot", "here", game="thief", variant="laffont", games=2)
    assert not undoable(alone.table, 1)
