"""Section 1 of the rulebook: places, cards, deals, papers."""

from collections import Counter

import pytest

from cavale import CHANCE, IllegalMove, Position, game
from tests.games.clauses import clause
from tests.games.horse.drawn import EACH, LETTERS, SIGNS, SUBJECTS, dealt, notes, whole

COUNTS = (2, 3, 4, 5, 6)
LEFT_OVER = {2: 16, 3: 6, 4: 0, 5: 2, 6: 0}
every_number = pytest.mark.parametrize("seats", COUNTS)


def deck(position: Position) -> Counter[str]:
    """What is left to deal, by chance's own weights."""
    return Counter(
        {
            str(m).split(" ")[1]: int(w)
            for m, w in zip(position.moves, position.weights, strict=True)
        }
    )


@clause("1.2")
@every_number
def test_pursuers_start_on_the_farm_and_the_horse_on_the_black_cell(seats: int) -> None:
    places = game("horse", seats=seats).start().view()["places"]
    assert places == dict.fromkeys(SUBJECTS[:5], "farm") | {"horse": "A14"}


@clause("1.3")
def test_the_deck_of_52() -> None:
    cards = deck(game("horse", seats=4).start())
    assert cards.total() == 52
    for subject in SUBJECTS[:5]:
        assert [cards[subject + sign] for sign in SIGNS] == [3, 2, 3]
    assert [cards["horse" + sign] for sign in SIGNS] == [4, 4, 4]


@clause("1.4")
@pytest.mark.parametrize(
    ("seats", "horses"),
    [(2, [2, 2, 2]), (3, [3, 2, 3]), (4, [4, 4, 4]), (5, [4, 4, 4]), (6, [3, 2, 3])],
)
def test_horses_are_taken_out(seats: int, horses: list[int]) -> None:
    cards = deck(game("horse", seats=seats).start())
    assert [cards["horse" + sign] for sign in SIGNS] == horses
    assert cards.total() == 40 + sum(horses)


@clause("1.4", "1.5")
@every_number
def test_hands_and_what_is_left_over(seats: int) -> None:
    shown = dealt(seats).view()
    assert shown["holds"] == [EACH[seats]] * seats
    assert shown["undealt"] == LEFT_OVER[seats] == len(whole(seats)) - seats * EACH[seats]


@clause("1.5")
@every_number
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left(seats: int) -> None:
    position = game("horse", seats=seats).start()
    assert position.view()["dealer"] == seats - 1
    for card in range(seats * EACH[seats]):
        assert position.mover == CHANCE
        holds = position.view()["holds"]
        position = position.play_unchecked(position.moves.codes[card % len(position.moves)])
        holds[card % seats] += 1
        assert position.view()["holds"] == holds
    assert position.mover == 0


@clause("1.5")
def test_every_card_left_is_equally_likely() -> None:
    position = game("horse", seats=4).start()
    before = deck(position)
    for card in ("dog+", "dog+", "horse="):
        position = position.play(f"deal {card}")
        before[card] -= 1
    assert deck(position) == +before
    assert "deal dog+" in position.moves
    position = position.play("deal dog+")
    assert "deal dog+" not in position.moves


@clause("1.6")
@every_number
def test_each_chooses_once_after_the_first_hand(seats: int) -> None:
    position = dealt(seats)
    for seat in range(seats):
        assert position.mover == seat
        assert [str(move) for move in position.moves] == [f"choose {s}" for s in SUBJECTS[:5]]
        with pytest.raises(IllegalMove) as refused:
            position.play("farmer+ A3")
        assert refused.value.clause == "1.6"
        position = position.play("choose dog", seat=seat)
    assert position.mover == 0
    with pytest.raises(IllegalMove) as refused:
        position.play("choose maid")
    assert refused.value.clause == "1.6"


@clause("1.7")
def test_secrets_are_seen_by_their_owner_only() -> None:
    position = dealt(3).play("choose dog").play("choose maid").play("choose wife")
    for seat in range(3):
        shown = position.view(seat)
        own = str(position).split(" ")[5].split("/")[seat]
        held = dict.fromkeys(LETTERS, "")
        for card, count in shown["hand"].items():
            held[card[0]] += card[-1] * count
        assert "".join(letter + signs for letter, signs in held.items() if signs) == own
        assert shown["paper"] == ("dog", "maid", "wife")[seat]
        assert [paper for paper in shown["papers"] if paper] == [shown["paper"]]
    outside = position.view(None)
    assert outside["hand"] is None
    assert outside["papers"] == [None, None, None]
    assert outside["chosen"] == [True, True, True]


@clause("1.7")
def test_what_was_played_lies_open() -> None:
    position = dealt(4)
    for _ in range(4):
        position = position.play("choose dog")
    card, _ = str(position.moves[0]).split(" ")
    after = position.play(position.moves[0])
    for seat in (None, 0, 1, 2, 3):
        assert notes(after, seat)["played"] == {card: 1}
