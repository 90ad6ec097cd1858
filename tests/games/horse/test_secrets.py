"""What is deduced about others, what is not, and that nothing else leaks out."""

import pytest

from cavale import IllegalMove, NotYourTurn, Position, game
from cavale.core.jit import seeded
from tests.games.horse.drawn import EACH, cards, hunt, notes, pile, written

PURSUERS = ["farmer", "wife", "lad", "maid", "dog"]


def suspects(position: Position, watcher: int, seat: int) -> list[str]:
    """The subjects that a seat can have, in the notebook of another."""
    pages = notes(position, watcher)["suspects"]
    found: list[str] = next(page["subjects"] for page in pages if page["seat"] == seat)
    return found


def worlds(position: Position, watcher: int | None, number: int = 60) -> list[Position]:
    rng = seeded(5)
    return [position.observe(watcher).resample(rng) for _ in range(number)]


def papers(position: Position) -> str:
    return str(position).split(" ")[4]


def hand(position: Position, seat: int) -> list[str]:
    return pile(position, "hands", seat)


def test_before_anything_is_played_everyone_is_a_suspect() -> None:
    position = hunt(hand="d+ m+", seats=3, papers="dml")
    assert suspects(position, 0, 1) == suspects(position, 0, 2) == PURSUERS
    assert {papers(world)[1] for world in worlds(position, 0)} == set("fwlmd")


def test_who_plays_a_card_that_would_have_caught_is_not_its_subject() -> None:
    """The dog at A11 could have gone three steps to the horse, and goes the other way."""
    position = hunt("dog A11", hand="d= m=", papers="md", length=3)
    after = position.play("dog= A8")
    assert suspects(after, 1, 0) == ["farmer", "wife", "lad", "maid"]
    assert "d" not in {papers(world)[0] for world in worlds(after, 1)}


def test_a_horse_card_that_would_have_caught_rules_out_whom_it_would_have_met() -> None:
    """With three steps the horse meets the dog at A11 or the maid at A17, and goes neither way."""
    position = hunt("dog A11, maid A17, wife A7", hand="h= m=", papers="fd", length=3, seats=2)
    assert not [move for move in position.moves if str(move).startswith("horse")]
    position = hunt("dog A11, horse A6", hand="h= d-", papers="fd", length=3)
    assert suspects(position.play("horse= A3"), 1, 0) == PURSUERS
    position = hunt("dog A9, horse A6", hand="h= d-", papers="fd", length=3)
    assert suspects(position.play("horse= A3"), 1, 0) == ["farmer", "wife", "lad", "maid"]


def test_a_card_played_later_was_in_the_hand_before() -> None:
    """On its first turn seat 1 held maid=, with which the maid at A11 would have caught."""
    position = hunt("maid A11", hand="m= d==", papers="fd", length=3, others="l== w+")
    after = position.play("dog= A3")
    assert suspects(after, 1, 0) == PURSUERS
    after = after.play("lad= A3" if "lad= A3" in after.moves else after.moves[0])
    after = after.play(next(move for move in after.moves if str(move).startswith("maid=")))
    assert "maid" not in suspects(after, 1, 0)


def test_a_seat_does_not_hold_what_would_have_caught() -> None:
    """Whoever is the maid holds no maid= any more; whoever holds one is somebody else."""
    position = hunt("maid A11", hand="d== f+++ w+++", papers="fd", length=3)
    after = position.play("dog= A3")
    held = [world for world in worlds(after, 1, 200) if "m=" in hand(world, 0)]
    assert held
    assert all(papers(world)[0] != "m" for world in held)
    others = [world for world in worlds(after, 1, 200) if "m=" not in hand(world, 0)]
    assert any(papers(world)[0] == "m" for world in others)


def test_who_discards_holds_nothing_that_could_move() -> None:
    """The horse in A1 is stuck behind the dog; everybody else could move one step."""
    position = hunt("dog A2, horse A1", hand="h==", papers="fw", length=1)
    after = position.play("x horse=")
    for world in worlds(after, 1):
        assert set(hand(world, 0)) <= {"h+", "h=", "h-"}


def test_enough_cards_must_be_left() -> None:
    """Seat 2 misses maid= and horse= only: with either, the maid would have caught."""
    others = "l== m== h=="
    position = hunt("maid A11", hand="d= h=", papers="fdfd", length=3, seats=4, others=others)
    after = position.play("dog= A3")
    assert notes(after, 1)["unseen"] == {"maid=": 2, "horse=": 3}
    assert suspects(after, 1, 0) == ["farmer", "wife", "lad", "dog"]
    assert suspects(after, 1, 2) == PURSUERS


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_resampled_world_has_the_same_open_cards(seats: int) -> None:
    position = hunt("maid A9", hand="m= d= h+", papers="f" * seats, length=3, seats=seats)
    for world in worlds(position, 0, 20):
        assert hand(world, 0) == hand(position, 0)
        assert [len(hand(world, seat)) for seat in range(seats)] == [3] * seats
        played = notes(world, None)["played"]
        assert played == notes(position, None)["played"]
        assert sum(played.values()) == seats * (EACH[seats] - 3)
        assert game("horse", seats=seats).parse(str(world)) is not None


def test_where_nothing_is_possible_any_more_the_seat_is_still_dealt_something() -> None:
    """Seat 1 passes by a catch with every pursuer; its paper is then any."""
    position = hunt("dog A11", hand="d== f=", papers="dd", length=3)
    after = position.play("dog= A8")
    assert suspects(after, 1, 0) == ["farmer", "wife", "lad", "maid"]
    assert papers(position)[0] == "d"
    assert len(worlds(after, 1, 5)) == 5


def test_that_a_seat_may_land_on_the_horse_is_its_own_secret() -> None:
    """Seat 1 can catch. Nobody else is told so, neither by moves, prompts nor refusals."""
    can = hunt("dog A11", hand="d= m=", papers="dml", length=3, seats=3)
    cannot = hunt("dog A11", hand="d= m=", papers="fml", length=3, seats=3)
    assert "dog= A14" in can.observe(0).moves
    assert "dog= A14" not in cannot.observe(0).moves
    for seat in (1, 2, None):
        assert can.observe(seat) == cannot.observe(seat)
        assert not can.observe(seat).moves
        refusals = []
        for position in (can, cannot):
            with pytest.raises(NotYourTurn) as refused:
                position.observe(seat).check("dog= A14")
            refusals.append(str(refused.value))
        assert refusals[0] == refusals[1]


def test_a_refused_landing_on_the_horse_stays_between_the_seat_and_the_house() -> None:
    position = hunt("dog A11", hand="d= m=", papers="fml", length=3, seats=3)
    before = [position.observe(seat) for seat in (0, 1, 2, None)]
    with pytest.raises(IllegalMove) as refused:
        position.play("dog= A14", seat=0)
    assert refused.value.clause == "3.3"
    assert "farmer" not in str(refused.value)
    assert [position.observe(seat) for seat in (0, 1, 2, None)] == before


def test_written_and_cards_go_both_ways() -> None:
    assert written(cards("f++- h=")) == "f++-h="
