"""What a seat plans to answer is played at once, or forgotten once the game goes otherwise."""

import pytest
from msgspec.structs import replace

from cavale.tables.asking.plans import supposing
from cavale.tables.deciding import actions, plans
from cavale.tables.deciding.refusals import Refused
from cavale.tables.live.commands import settle
from cavale.tables.log.entries import Clock, Kind, OfferDraw, StandIn
from cavale.tables.views import build
from tests.tables.sheets import Sheet, sheet


def friends(*kinds: Kind, game: str = "wall") -> Sheet:
    return sheet(*(kinds or ("here", "link")), game=game)


def plan(made: Sheet, seat: int, *lines: str) -> None:
    made.add(plans.plan(made.table, seat, [line.split() for line in lines]))


def answered(made: Sheet, move: str) -> list[str]:
    """What is played, all in one go, when the seat to move plays this."""
    mover = made.table.mover
    assert mover is not None
    changes = settle(made.table, actions.play(made.table, mover, move))
    for change in changes:
        made.log.append(change.logged)
    made.table = changes[-1].table
    return [ply.move.text for ply in made.table.plies()][-len(changes) :]


def test_the_planned_answer_comes_with_the_move_and_no_other_does() -> None:
    for move, played in (("3L", ["3L", "1R"]), ("3R", ["3R", "2L"]), ("4L", ["4L"])):
        made = friends()
        plan(made, 1, "3L 1R", "3R 2L")
        assert answered(made, move) == played
        assert made.table.plans == ()


def test_a_plan_goes_on_as_long_as_the_game_goes_its_way() -> None:
    made = friends()
    plan(made, 1, "3L 1R 2L 2R", "3L 1R 4L 4R")
    assert answered(made, "3L") == ["3L", "1R"]
    assert build.personal(made.table, 1)["plans"] == [["2L", "2R"], ["4L", "4R"]]
    assert answered(made, "4L") == ["4L", "4R"]
    assert made.table.plans == ()


def test_a_turn_of_two_moves_is_planned_move_by_move() -> None:
    made = friends(game="ball")
    first = made.table.position.moves[0].text
    made.play(first)
    position = made.table.position
    line: list[str] = []
    while len(line) < 3:
        line.append(position.moves[0].text)
        position = position.play(line[-1])
    plan(made, 1, " ".join(line))
    assert answered(made, line[0]) == line


def test_both_may_plan_and_answer_each_other() -> None:
    made = friends()
    made.play("3L")
    plan(made, 0, "1R 2L 2R 4L")
    made.table = settle(made.table, actions.play(made.table, 1, "1R"))[-1].table
    plan(made, 0, "2R 4L")
    assert [ply.move.text for ply in made.table.plies()] == ["3L", "1R", "2L"]
    assert answered(made, "2R") == ["2R", "4L"]


def test_a_new_plan_takes_the_place_of_the_old_one() -> None:
    made = friends()
    plan(made, 1, "3L 1R")
    plan(made, 1, "3L 2R")
    assert answered(made, "3L") == ["3L", "2R"]
    again = friends()
    plan(again, 1, "3L 1R")
    plan(again, 1)
    assert answered(again, "3L") == ["3L"]


def test_who_is_offered_a_draw_answers_themselves() -> None:
    made = friends(game="ball")
    made.play(made.table.position.moves[0].text)
    here = made.table.position
    move = here.moves[0].text
    plan(made, 1, f"{move} {here.play(move).moves[0].text}")
    made.add(OfferDraw(0))
    assert answered(made, move) == [move]


def test_a_bot_that_stands_in_plays_by_itself() -> None:
    made = friends()
    plan(made, 1, "3L 1R")
    made.add(StandIn(1, 1))
    assert answered(made, "3L") == ["3L"]


def test_what_is_taken_back_takes_plans_with_it() -> None:
    made = friends()
    made.play("3L", "1R")
    plan(made, 1, "2L 2R")
    made.act(1, "undo")
    made.act(0, "accept_undo")
    assert made.table.plans == ()


def test_a_log_tells_plans_again() -> None:
    made = friends()
    plan(made, 1, "3L 1R 2L 2R")
    answered(made, "3L")
    assert made.refolded()[-1] == made.table


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("3L", "bad_request"),
        ("", "bad_request"),
        ("3L 1R 2L", "bad_request"),
        ("3L 9R", "malformed_move"),
        ("nothing 1R", "malformed_move"),
        ("3L pass", "illegal_move"),
    ],
)
def test_only_what_can_be_played_is_planned(line: str, code: str) -> None:
    made = friends()
    with pytest.raises(Refused) as refused:
        plan(made, 1, line)
    assert refused.value.code == code
    assert made.table.plans == ()


def test_one_move_has_one_answer() -> None:
    with pytest.raises(Refused) as refused:
        plan(friends(), 1, "3L 1R", "3L 2R")
    assert refused.value.code == "bad_request"


def test_nobody_plans_what_would_help_nobody() -> None:
    fast = friends()
    fast.table = replace(fast.table, clock=Clock("move", 60))
    days = friends()
    days.table = replace(days.table, clock=Clock("move", 86_400))
    cases = [
        (friends(), 1, True),
        (days, 1, True),
        (friends(), 0, False),
        (friends(), None, False),
        (fast, 1, False),
        (friends("here", "here"), 1, False),
        (friends("bot", "here"), 1, False),
        (friends(game="thief"), 0, False),
        (friends(game="thief"), 1, False),
        (friends(game="manhattan"), 1, False),
    ]
    for made, seat, may in cases:
        assert plans.plannable(made.table, seat) == may
        assert (build.personal(made.table, seat)["plans"] is not None) == may
        if seat is not None and not may:
            with pytest.raises(Refused):
                plan(made, seat, "3L 1R")


def test_a_line_is_looked_at_before_it_is_planned() -> None:
    made = friends()
    start = supposing(made.table, 1, [])
    assert (start.mover, start.steps) == (0, [])
    assert [move.text for move in start.moves] == [move.text for move in made.table.position.moves]
    after = supposing(made.table, 1, ["3L"])
    assert (after.mover, [step.move for step in after.steps]) == (1, ["3L"])
    assert after.view == made.table.position.play("3L").observe(1).look
    assert made.table.last is None
