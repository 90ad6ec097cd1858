"""Sections 3 and 4 of the rulebook: the catch, new deals, the end.

The lane in the east:   A9 - A10 - A11 - A12 - A13 - A14 (black) - A15 - A16 - A17
"""

from collections import Counter

import pytest

from cavale import CHANCE, IllegalMove, Position
from cavale.core.jit import seeded
from tests.games.clauses import clause
from tests.games.horse.drawn import EACH, hunt, leads_to, named, notes, pile, whole


def refused(position: Position, move: str) -> str | None:
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    return caught.value.clause


@clause("3.1", "4.3")
def test_ones_own_subject_lands_on_the_horse() -> None:
    position = hunt("dog A11", hand="d=", paper="d", length=3)
    after = position.play("dog= A14")
    assert after.outcome is not None
    assert after.outcome.points == (1.0, 0.0)
    assert after.outcome.reason == "caught"
    assert after.view()["winner"] == 0


@clause("3.1")
def test_the_count_must_be_exact() -> None:
    for length in (2, 4):
        assert "A14" not in leads_to(hunt("dog A11", hand="d=", paper="d", length=length), "dog=")


@clause("3.2")
def test_the_horse_lands_on_ones_own_subject() -> None:
    position = hunt("dog A11", hand="h=", paper="d", length=3, seats=4, mover=3)
    after = position.play("horse= A11")
    assert after.outcome is not None
    assert after.outcome.points == (0.0, 0.0, 1.0, 0.0)


@clause("3.3")
def test_no_other_subject_lands_on_the_horse() -> None:
    position = hunt("dog A11", hand="d=", paper="m", length=3)
    assert "A14" not in leads_to(position, "dog=")
    assert refused(position, "dog= A14") == "3.3"


@clause("3.3")
def test_the_horse_lands_on_no_other_pursuer() -> None:
    position = hunt("dog A11, maid A17", hand="h=", paper="m", length=3)
    assert leads_to(position, "horse=") == {"A17"}
    assert refused(position, "horse= A11") == "3.3"


@clause("3.4")
def test_the_mover_wins_though_others_chose_the_same() -> None:
    position = hunt("dog A11", hand="d=", papers="ddd", length=3, seats=3, mover=2)
    after = position.play("dog= A14")
    assert after.outcome is not None
    assert after.outcome.points == (0.0, 1.0, 0.0)


@clause("3.4")
def test_only_the_mover_catches() -> None:
    """Seat 1 brings seat 2's dog next to the horse, and nothing happens yet."""
    position = hunt("dog A10", hand="d=", papers="md", length=3)
    assert position.play("dog= A13").outcome is None


@clause("4.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_was_played_is_dealt_again(seats: int) -> None:
    before = hunt(
        "dog C1, maid C2", hand="m=", length=2, seats=seats, mover=seats, papers="d" * seats
    )
    after = before.play("maid= farm")
    assert after.mover == CHANCE
    shown = after.view()
    assert (shown["deal"], shown["dealer"], shown["length"]) == (2, 0, 2)
    assert shown["undealt"] == len(whole(seats))
    gathered = Counter(pile(before, "deck")) + Counter(pile(after, "deck"))
    assert gathered == Counter(whole(seats))
    assert len(pile(after, "deck")) == seats * EACH[seats]
    assert shown["places"] == before.view()["places"] | {"maid": "farm"}
    receivers = []
    while after.mover == CHANCE:
        holds = after.view()["holds"]
        after = after.play_unchecked(after.moves.codes[0])
        receivers.append(
            [b - a for a, b in zip(holds, after.view()["holds"], strict=True)].index(1)
        )
    assert receivers[:seats] == [*range(1, seats), 0]
    assert after.view()["holds"] == [EACH[seats]] * seats
    assert after.mover == 0
    assert after.view(1)["paper"] == "dog"
    assert not any(str(move).startswith("choose") for move in after.moves)


@clause("1.5", "1.7", "4.1")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_lies_aside_is_known_once_every_hand_is_empty(seats: int) -> None:
    before = hunt("maid C2", hand="m=", length=2, seats=seats, mover=seats, papers="d" * seats)
    aside = Counter(pile(before, "deck"))
    assert aside
    everybody = (None, *range(seats))
    for seat in everybody:
        assert before.view(seat)["aside"] is notes(before, seat)["aside"] is None
    after = before.play("maid= farm")
    while after.mover is not None and after.view()["deal"] < 4:
        for seat in everybody:
            for shown in (after.view(seat)["aside"], notes(after, seat)["aside"]):
                assert Counter({f"{word[0]}{word[-1]}": n for word, n in shown.items()}) == aside
            world = after.observe(seat).resample(seeded(seats))
            assert notes(world, None)["aside"] == shown
            mine = after.view(seat)["hand"] or {}
            seen = Counter(shown) + Counter(notes(after, seat)["played"]) + Counter(mine)
            seen += Counter(notes(after, seat)["unseen"])
            assert seen == Counter(map(named, whole(seats)))
        if after.mover != CHANCE:
            assert Counter(pile(after, "deck")) == aside
        nexts = map(after.play_unchecked, reversed(after.moves.codes))
        after = next(one for one in nexts if one.mover is not None)
    assert after.view()["deal"] == 4


@clause("4.1")
def test_a_catch_with_the_very_last_card_shows_what_lay_aside() -> None:
    before = hunt("dog A11", hand="d=", paper="d", length=3, mover=2)
    after = before.play("dog= A14")
    assert after.outcome is not None
    assert sum(after.view(None)["aside"].values()) == 16


@clause("4.2")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_twelfth_deal_is_the_last(seats: int) -> None:
    before = hunt("maid C2", hand="m=", length=2, seats=seats, mover=seats, deal=12)
    after = before.play("maid= farm")
    assert after.outcome is not None
    assert after.outcome.reason == "uncaught"
    assert after.outcome.points == (1 / seats,) * seats
    assert refused(after, "maid= farm") == "4.2"


@clause("4.2")
def test_the_last_card_may_still_catch() -> None:
    before = hunt("dog A11", hand="d=", paper="d", length=3, mover=2, deal=12)
    after = before.play("dog= A14")
    assert after.outcome is not None
    assert after.outcome.points == (0.0, 1.0)


@clause("4.3")
def test_after_the_end_all_papers_are_shown_and_nothing_is_played() -> None:
    after = hunt("dog A11", hand="d=", papers="dml", length=3, seats=3).play("dog= A14")
    for seat in (None, 0, 1, 2):
        assert after.view(seat)["papers"] == ["dog", "maid", "lad"]
    assert not after.moves
    assert refused(after, "dog= A14") == "4.3"
