"""Section 2 of the rulebook: cards, lengths, walks, the farm.

Around the farm:     D12 - A3 - A4 - A5 - - - A6 - A7 - A8         L7 joins A8
                           |                  |
         H1 - H2 - H3 - - A2 - A1             G1
         |                     |              |
    D4 - D3 - D2 - D1 - - - farm - B1 - B2 - B3 - B4
         |    |                |              |
         E1   J1 - J2 - J3     C1             K1
                         |     |              |
                         |     C2             K2
                         |     |              |
                          - - C3 - - - - - -  K3
"""

import pytest

from cavale import IllegalMove, Position
from tests.games.clauses import clause
from tests.games.horse.drawn import dealt, hunt, leads_to, notes


def refused(position: Position, move: str) -> str | None:
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    return caught.value.clause


def length(position: Position) -> int:
    found: int = position.view()["length"]
    return found


@clause("2.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_turns_go_round_from_the_dealers_left(seats: int) -> None:
    position = dealt(seats)
    for _ in range(seats):
        position = position.play("choose dog")
    for turn in range(2 * seats):
        assert position.mover == turn % seats
        position = position.play(next(m for m in position.moves if not catches(position, str(m))))


def catches(position: Position, move: str) -> bool:
    return position.play(move).outcome is not None


@clause("2.2")
def test_a_card_moves_the_subject_it_shows_whoever_it_is() -> None:
    position = hunt("dog A5, maid C1", hand="d= m= h=", paper="f", length=2)
    assert position.play("dog= A7").view()["places"]["dog"] == "A7"
    assert position.play("maid= C3").view()["places"]["maid"] == "C3"
    assert position.play("horse= A12").view()["places"]["horse"] == "A12"
    assert refused(position, "wife= A2") == "2.2"
    assert refused(position, "x wife=") == "2.2"


@clause("2.2")
def test_the_card_leaves_the_hand() -> None:
    after = hunt("dog A5", hand="d==", length=2).play("dog= A7")
    assert after.view(0)["hand"] == {"dog=": 1}
    assert after.mover == 1


@clause("2.3")
@pytest.mark.parametrize("sign", ["+", "=", "-"])
def test_the_first_move_is_three_steps(sign: str) -> None:
    position = dealt(2)
    while f"deal farmer{sign}" in position.moves:
        position = position.play(position.moves[0])
    position = position.play("choose dog").play("choose dog")
    seat = 0
    card = next(
        card
        for card in position.view(seat)["hand"]
        if card.endswith(sign) and not card.startswith("horse")
    )
    assert leads_to(position, card) == {"A3", "B3", "C3", "D3", "H3", "J1"}
    after = position.play(f"{card} A3")
    assert length(after) == 3


@clause("2.4")
def test_signs_change_the_length() -> None:
    position = hunt("dog A5", hand="d+=-", length=4)
    assert position.view()["lengths"] == {"plus": 5, "equal": 4, "minus": 3}
    assert length(position.play("dog+ A10")) == 5
    assert length(position.play("dog= A9")) == 4
    assert length(position.play("dog- A8")) == 3
    assert refused(position, "dog= A8") == "2.5"


@clause("2.4")
def test_the_sheets_example() -> None:
    """Wife 3, dog + 4, lad + 5, horse + 6, lad = 6, wife - 5."""
    lengths, now = [], 0
    for sign in "x+++=-":
        now = 3 if sign == "x" else now + {"+": 1, "=": 0, "-": -1}[sign]
        lengths.append(now)
    assert lengths == [3, 4, 5, 6, 6, 5]
    for before, sign, after in zip(lengths, "+++=-", lengths[1:], strict=False):
        name = {"+": "plus", "=": "equal", "-": "minus"}[sign]
        assert hunt(hand="d+", length=before).view()["lengths"][name] == after


@clause("2.4")
def test_never_less_than_one_step() -> None:
    position = hunt("dog A5", hand="d-", length=1)
    assert leads_to(position, "dog-") == {"A4", "A6"}
    assert length(position.play("dog- A6")) == 1


@clause("2.5")
def test_a_walk_takes_forks_and_does_not_turn_back() -> None:
    """From A1 with 3 steps: by A2 into three lanes, through the farm into three."""
    position = hunt("dog A1", hand="d=", length=3)
    assert leads_to(position, "dog=") == {"A4", "D12", "H2", "B2", "C2", "D2"}


@clause("2.5")
def test_the_length_is_exact() -> None:
    position = hunt("dog A9", hand="d=", length=3)
    assert leads_to(position, "dog=") == {"A12", "A6", "L6"}
    assert refused(position, "dog= A11") == "2.5"


@clause("2.5")
def test_others_may_be_passed_over() -> None:
    position = hunt("dog A9, wife A10, maid A11, horse A16", hand="d=", length=3)
    assert "A12" in leads_to(position, "dog=")


@clause("2.5")
def test_a_walk_round_a_loop_may_end_where_it_began() -> None:
    """A2 - A1 - farm - D1 - D2 - D3 - H1 - H2 - H3 - A2 is a loop of nine steps."""
    position = hunt("dog A2", hand="d=", length=9)
    assert "A2" in leads_to(position, "dog=")
    after = position.play("dog= A2")
    assert after.view()["places"]["dog"] == "A2"
    assert after.mover == 1
    assert "A2" not in leads_to(hunt("dog A2", hand="d=", length=8), "dog=")


@clause("2.6")
def test_no_landing_on_another_subject() -> None:
    position = hunt("dog A9, wife A12", hand="d=", length=3)
    assert leads_to(position, "dog=") == {"A6", "L6"}
    assert refused(position, "dog= A12") == "2.6"


@clause("2.7")
def test_pursuers_share_the_farm() -> None:
    position = hunt("dog A1", hand="d=", length=1)
    after = position.play("dog= farm")
    assert list(after.view()["places"].values()).count("farm") == 5


@clause("2.7")
def test_a_pursuer_passes_the_farm_but_does_not_turn_in_it() -> None:
    position = hunt("dog A1", hand="d=", length=2)
    assert leads_to(position, "dog=") == {"A3", "H3", "B1", "C1", "D1"}


@clause("2.8")
def test_the_horse_keeps_off_the_farm() -> None:
    near = hunt("horse A1", hand="h=", length=1)
    assert leads_to(near, "horse=") == {"A2"}
    assert refused(near, "horse= farm") == "2.8"
    past = hunt("horse A1", hand="h=", length=2)
    assert leads_to(past, "horse=") == {"A3", "H3"}
    assert refused(past, "horse= B1") == "2.8"


@clause("2.9")
def test_a_card_without_a_move_may_not_be_discarded_while_another_has_one() -> None:
    """The horse at A1 has only A2 to go to, where the dog stands; the maid may still go."""
    position = hunt("dog A2, horse A1", hand="h= m=", paper="f", length=1)
    assert leads_to(position, "horse=") == set()
    assert refused(position, "x horse=") == "2.9"
    assert refused(position, "x maid=") == "2.9"


@clause("2.9")
def test_without_any_move_one_discards() -> None:
    position = hunt("dog A2, horse A1", hand="h==", paper="f", length=1)
    assert [str(move) for move in position.moves] == ["x horse="]
    after = position.play("x horse=")
    assert after.mover == 1
    assert length(after) == 1
    assert after.view()["places"] == position.view()["places"]
    played = (notes(seen, None)["played"].get("horse=", 0) for seen in (position, after))
    assert list(played) == [0, 1]
