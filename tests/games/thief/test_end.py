"""Section 5 of the rulebook: caught or escaped, points and series."""

import pytest

from cavale import Game
from cavale.core.series import Series
from tests.games.clauses import clause
from tests.games.thief.drawn import (
    KNOTS_1,
    KNOTS_2,
    LAFFONT,
    VARIANTS,
    chased,
    fled,
    play,
    refused,
)

LONG = "F7 F8 F9 F10 F11 G11 H11 I11 J11 K11"
DIAGONAL = "E5 E4 E3 E2 E1 D1 C1 B1 A1"


def points(on: Game, *, turn: int | None) -> tuple[float, ...]:
    """Of a flight along LONG that is caught on this turn, or that escapes."""
    if turn is None:
        outcome = fled(on, LONG).outcome
    else:
        steps = LONG.split()[:turn]
        outcome = chased(on, " ".join(steps)).play(steps[-1]).outcome
    assert outcome is not None
    assert outcome.winner == (0 if turn is None else 1)
    assert outcome.reason == ("escaped" if turn is None else "caught")
    return outcome.points


@clause("5.1")
@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_caught_is_over_at_once(on: Game) -> None:
    position = chased(on, "F7 G7").play("G7")
    assert position.mover is None
    assert position.view(1)["caught"] == "G7"
    assert position.view(1)["escaped"] is None
    assert position.view(1)["probes"][-1] == {"point": "G7", "clue": "caught"}


@clause("5.2")
@pytest.mark.parametrize(
    ("on", "flight"),
    [(KNOTS_1, LONG), (KNOTS_2, LONG), (LAFFONT, LONG), (KNOTS_2, DIAGONAL), (LAFFONT, DIAGONAL)],
)
def test_a_hideout_is_safe_at_once(on: Game, flight: str) -> None:
    *before, last = flight.split()
    position = fled(on, " ".join(before))
    assert position.mover == 0
    position = position.play(last)
    assert position.mover is None
    assert position.view(1)["escaped"] == last
    assert len(position.view(1)["probes"]) == len(before)


@clause("5.3")
@pytest.mark.parametrize("on", [KNOTS_1, KNOTS_2], ids=repr)
def test_in_knots_the_detective_counts_his_turns(on: Game) -> None:
    for turn in range(2, 10):
        assert points(on, turn=turn) == (0.0, float(turn))
    assert points(on, turn=None) == (0.0, 10.0)


@clause("5.4")
def test_in_pursuit_he_counts_those_he_had_left() -> None:
    assert points(LAFFONT, turn=4) == (0.0, 6.0), "the example of the sheet: 10 - 4 = 6"
    for turn in range(1, 10):
        assert points(LAFFONT, turn=turn) == (0.0, 10.0 - turn)
    assert points(LAFFONT, turn=None) == (10.0, 0.0)


@clause("5.5")
def test_a_series_is_even_and_the_roles_change() -> None:
    spec = KNOTS_1.spec
    assert spec.games == (2, 4, 6, 8, 10)
    series = Series(spec.games[0], 2, spec.seating)
    orders = []
    while not series.over:
        orders.append(series.order)
        series = series.add((0.0, 4.0))
    assert orders == [(0, 1), (1, 0)]


@clause("5.6")
@pytest.mark.parametrize(
    ("on", "first", "second", "winner"),
    [
        (KNOTS_1, 3, 5, 1),  # player 1 caught in 3, player 0 in 5
        (KNOTS_1, 9, 5, 0),
        (KNOTS_2, None, 9, 0),
        (KNOTS_2, 4, 4, None),
        (KNOTS_2, None, None, None),
        (LAFFONT, 3, 5, 1),  # 7 points to 5
        (LAFFONT, None, 2, 0),  # 10 and 8 points for player 0
        (LAFFONT, 6, None, 1),
        (LAFFONT, None, None, None),
    ],
)
def test_who_wins_a_series(
    on: Game, first: int | None, second: int | None, winner: int | None
) -> None:
    series = Series(2, 2, on.spec.seating, on.scoring.fewer_win)
    series = series.add(points(on, turn=first)).add(points(on, turn=second))
    assert series.over
    assert series.winner == winner


@clause("5.7")
@pytest.mark.parametrize(
    ("on", "played", "thief", "detective"),
    [
        (KNOTS_1, "", (0.0, 2.0), (0.0, 10.0)),
        (KNOTS_1, "F7 F6 F8", (0.0, 2.0), (0.0, 10.0)),
        (KNOTS_2, "F7 F6 F8 B2 F9", (0.0, 3.0), (0.0, 10.0)),
        (LAFFONT, "", (0.0, 9.0), (10.0, 0.0)),
        (LAFFONT, "F7 B2 F8 B2 F9", (0.0, 7.0), (10.0, 0.0)),
    ],
)
def test_who_resigns_is_caught_on_the_next_turn_or_lets_him_go(
    on: Game, played: str, thief: tuple[float, ...], detective: tuple[float, ...]
) -> None:
    a = play(on.start(), played).copy_record()
    resigned = on.room.resigned
    assert resigned is not None
    assert (resigned(a, 0), resigned(a, 1)) == (thief, detective)


@clause("5.7")
def test_by_version_1_of_the_rules_he_was_caught_on_the_first() -> None:
    old = Game(KNOTS_1.spec.under(1), "knots-1")
    resigned = old.room.resigned
    assert resigned is not None
    assert resigned(play(old.start(), "F7 F6 F8 B2").copy_record(), 0) == (0.0, 1.0)


@clause("5.8")
@pytest.mark.parametrize("end", [f"{LONG}", "F7 F8 caught"])
def test_then_everybody_sees_the_flight_and_nothing_more_is_played(end: str) -> None:
    if "caught" in end:
        position = chased(KNOTS_1, "F7 F8").play("F8")
    else:
        position = fled(KNOTS_1, end)
    assert position.view(0) == position.view(1) == position.view(None)
    assert position.view(None)["footprints"] == end.replace(" caught", "").split()
    for move in ("F6", "K11", "A1", "G8"):
        assert refused(position, move) == "5.8"


def test_what_a_bot_wants_is_the_difference_that_decides_a_series() -> None:
    """Evenly spread between the worst and the best there can be, and nothing for nobody."""
    for on, first in ((KNOTS_1, 2), (KNOTS_2, 2), (LAFFONT, 1)):
        worth = []
        for turn in range(first, 10):
            steps = LONG.split()[:turn]
            caught = chased(on, " ".join(steps)).play(steps[-1]).observe(None)
            worth.append(caught.utility(0))
            assert caught.utility(1) == -worth[-1]
        escaped = fled(on, LONG).observe(None)
        assert escaped.utility(0) == 1.0
        assert sorted(worth) == worth
        assert len(set(worth)) == len(worth)
        assert worth[-1] < 1.0
    lead = LAFFONT.start().play("F7").play("F7").observe(None)
    assert lead.utility(1) == 1.0


def test_knots_cannot_be_won_on_the_first_turn() -> None:
    for first in KNOTS_2.start().moves:
        assert KNOTS_2.start().play(first).play("F6").mover == 0


def test_play_ends_after_nine_probes_at_most() -> None:
    position = play(KNOTS_1.start(), "F7 F6")
    assert position.view(1)["turns_left"] == 8
    position = fled(KNOTS_1, " ".join(LONG.split()[:9]))
    assert position.view(1)["turns_left"] == 0
    assert position.mover == 0
    assert position.play("K11").outcome is not None
