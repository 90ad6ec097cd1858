"""Section 5 of the rulebook: how games and series end."""

import random

import pytest

from cavale import GAMES, Position
from cavale.core.jit import JIT
from cavale.core.series import Series
from cavale.games.ball import rules
from tests.games.ball.drawn import BALL, START, board, ends, play, refused, scattered
from tests.games.clauses import clause


def won_by(position: Position, seat: int, reason: str) -> bool:
    outcome = position.outcome
    return outcome is not None and (outcome.winner, outcome.reason) == (seat, reason)


FIGURE_6 = """
    r.....r
    .......
    .......
    .......
    .......
    b.....b
    ..R...."""


@clause("5.1")
def test_figure_6_the_carrier_steps_off_the_last_row() -> None:
    position = board(FIGURE_6, "r")
    assert "off" in ends(position, "C1")
    effect = position.observe(1).effect(BALL.read_move("C1-off"))
    assert effect["path"] == ["C1", "off"]
    assert effect["step"]
    assert won_by(position.play("C1-off"), 1, "through")


@clause("5.1")
@pytest.mark.parametrize("square", ["A1", "G1"])
def test_a_corner_will_do(square: str) -> None:
    row = "R......" if square == "A1" else "......R"
    position = board(f"r.....r ....... ....... ....... ....... ..b.... {row}", "r")
    assert won_by(position.play(f"{square}-off"), 1, "through")


@clause("5.1", "5.3")
def test_the_row_must_be_the_opponents_and_the_step_start_there() -> None:
    position = board("R.....r ....... ....... ....... ....... ....... b.....b", "r")
    assert "off" not in ends(position, "A7")
    assert refused(position, "A7-off") == "5.1"
    assert refused(position, "G7-off") == "5.3"
    near = board("......r ....... ....... ....... ....... R...... ......b", "r")
    assert refused(near, "A2-off") == "5.1"


FIGURE_7 = """
    r.....r
    ...r...
    ...R...
    .......
    ..b....
    .......
    b.....b"""


@clause("5.2")
@pytest.mark.parametrize("carrier", ["R", "B"])
def test_figure_7_a_chain_takes_the_ball_and_wins_past_the_corner(carrier: str) -> None:
    position = board(FIGURE_7.replace("R", carrier), "r")
    assert ends(position, "D6", takes=True) == {"D4", "B2", "off"}
    effect = position.observe(1).effect(BALL.read_move("D6xoff"))
    assert effect["path"] == ["D6", "D4", "B2", "off"]
    assert effect["jumped"] == ["D5", "C3", "A1"]
    assert effect["wins"]
    assert won_by(position.play("D6xoff"), 1, "through")


@clause("5.2")
@pytest.mark.parametrize(
    ("row_2", "row_1", "move"),
    [
        ("...r...", "...B...", "D2xoff"),
        (".r.....", "B......", "B2xoff"),
        ("...R...", "...b...", "D2-off"),
        ("R......", ".b.....", "A2-off"),
        ("R......", ".r.....", "A2-off"),
    ],
)
def test_the_last_jump_goes_over_a_pawn_on_the_row(row_2: str, row_1: str, move: str) -> None:
    position = board(f"r.....r ....... ....... b...... ....... {row_2} {row_1}", "r")
    assert won_by(position.play(move), 1, "through")


@clause("5.2", "5.3")
def test_a_jump_past_the_side_alone_leads_nowhere() -> None:
    """B3 over A2 would land beside the board, not behind the row."""
    position = board("r.....r ....... ....... ....... .R..... b...... ......b", "r")
    assert "off" not in ends(position, "B3")
    assert refused(position, "B3-off") == "5.1"


@clause("5.3")
def test_no_pawn_leaves_without_the_ball() -> None:
    position = board("r.....r ....... ....... ...B... ....... ...r... r..b...", "r")
    assert ends(position, "D2") == {"C1", "E1", "C2", "E2", "C3", "D3", "E3"}
    assert refused(position, "D2-off") == "5.3"
    assert refused(position, "A1-off") == "5.3"


@clause("5.4")
def test_the_game_ends_at_once_on_the_first_or_the_second_move() -> None:
    first = board(FIGURE_6, "r")
    won = first.play("C1-off")
    assert str(won) == "r5r/7/7/7/7/b5b/7 r -"
    assert won.mover is None
    second = first.play("A7-A6").play("C1-off")
    assert won_by(second, 1, "through")
    assert str(second) == "6r/r6/7/7/7/b5b/7 r -"
    assert BALL.parse(str(second)).outcome == second.outcome


NEARLY_STUCK = """
    .......
    .......
    ......r
    ...r...
    r......
    rr.....
    brr...B"""


@clause("5.5")
def test_who_cannot_play_a_turn_loses() -> None:
    """A1 is walled in and the carrier alone is not enough for a turn."""
    position = play(board(NEARLY_STUCK, "r"), "G5-G6 D4-C3")
    assert won_by(position, 1, "stuck")
    assert not position.moves
    assert BALL.parse(str(position)).outcome == position.outcome
    free = play(board(NEARLY_STUCK, "r"), "G5-G6 D4-D3")
    assert free.outcome is None


@clause("5.5")
def test_an_attacker_whose_ball_cannot_move_loses() -> None:
    drawing = """
        .......
        .......
        .......
        .......
        r.r....
        rr..b..
        Brr...b"""
    position = board(drawing, "b")
    assert won_by(position, 1, "stuck")


SHUFFLE = "C1-C2 D1-D2 A7-A6 B7-B6 C2-C1 D2-D1 A6-A7 B6-B7"


@clause("5.6")
def test_the_third_time_the_same_position_stands_is_a_draw() -> None:
    start = BALL.start()
    second = play(start, SHUFFLE)
    assert str(second) == START
    assert second.outcome is None
    assert second != start
    third = play(second, SHUFFLE)
    assert str(third) == START
    assert third.outcome is not None
    assert third.outcome.points == (0.5, 0.5)
    assert third.outcome.reason == "repeated"
    assert not third.moves


@clause("5.6")
def test_the_order_of_the_two_moves_does_not_matter_to_a_position() -> None:
    other = "D1-D2 C1-C2 B7-B6 A7-A6 D2-D1 C2-C1 B6-B7 A6-A7"
    assert play(play(BALL.start(), SHUFFLE), other).outcome is not None


@clause("5.6")
def test_the_other_side_to_start_is_another_position() -> None:
    """The same board stands four times, twice with each side to start a turn, then a fifth."""
    lone = board("r.....r ....... ....... ...B... ....... ....... b.....b", "b")
    blue = "D4-D5 A1-A2 A7-A6 G7-G6 D5-E4 A2-B1 A6-A7 G6-G7 E4-D4 B1-A1"
    red = "A7-A6 G7-G6 D4-D5 A1-A2 A6-B7 G6-F7 D5-D4 A2-A1 B7-A7 F7-G7"
    boards = [str(position).split(" ")[0] for position in (lone, play(lone, blue))]
    assert boards[0] == boards[1]
    fourth = play(lone, f"{blue} {red} {blue}")
    assert str(fourth) == f"{boards[0]} r -"
    assert fourth.outcome is None
    assert play(fourth, red).outcome is not None


@clause("5.6")
def test_the_ball_on_another_pawn_is_another_position() -> None:
    """What is noted of a position at the start of a turn tells all of them apart."""
    texts = set()
    for side in "br":
        for carrier in range(14):
            pawns = list("rrrrrrrbbbbbbb")
            pawns[carrier] = pawns[carrier].upper()
            letters = "".join(pawns)
            texts.add(f"{letters[:7]}/7/7/7/7/7/{letters[7:]} {side} -")
    rng = random.Random(1)
    for _ in range(2000):
        texts.add(scattered(rng))
    noted = {int(BALL.parse(text).copy_record()["seen"][0, 0]) for text in texts}
    assert len(noted) == len(texts)
    assert all(0 <= note < 1 << 57 for note in noted)


@clause("5.6")
def test_a_position_read_from_text_starts_a_fresh_count() -> None:
    second = BALL.parse(str(play(BALL.start(), SHUFFLE)))
    assert second == BALL.start()
    assert play(second, SHUFFLE).outcome is None
    half = BALL.parse(str(play(BALL.start(), "C1-C2")))
    once = play(half, SHUFFLE.split(" ", 1)[1])
    assert play(once, SHUFFLE).outcome is None
    assert play(once, f"{SHUFFLE} C1-C2 D1-D2").outcome is not None


@clause("5.7")
def test_the_loser_plays_blue_next_and_a_draw_swaps() -> None:
    series = Series(4, 2, GAMES["ball"].seating)
    assert series.order == (0, 1)
    series = series.add((1.0, 0.0))
    assert series.order == (1, 0)
    series = series.add((0.0, 1.0))
    assert series.order == (1, 0)
    series = series.add((0.5, 0.5))
    assert series.order == (0, 1)
    assert series.add((1.0, 0.0)).totals == (3.5, 0.5)


@clause("5.8")
def test_nothing_moves_after_the_end() -> None:
    won = board(FIGURE_6, "r").play("C1-off")
    drawn = play(BALL.start(), f"{SHUFFLE} {SHUFFLE}")
    for over in (won, drawn):
        assert not over.moves
        for move in ("A1-A2", "A7-A6", "D1xD3", "D4-off"):
            assert refused(over, move) == "5.8"


def test_a_key_tells_positions_apart_in_the_middle_of_a_turn_too() -> None:
    rng = random.Random(2)
    texts: dict[int, str] = {}
    for _ in range(2 if not JIT else 20):
        position = BALL.start()
        while position.moves:
            key = int(rules.key(position.copy_record()[0]))
            assert texts.setdefault(key, str(position)) == str(position)
            position = position.play(rng.choice(position.moves))
        assert int(rules.key(position.copy_record()[0])) == 0
