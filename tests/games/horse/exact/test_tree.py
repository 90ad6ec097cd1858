"""Playing out the last cards, against the slowest way there is."""

from math import comb

import numpy as np
import pytest

from cavale import CHANCE, Position
from cavale.core.jit import JIT
from cavale.games.horse.exact.tree import DEALT_ONE, Tree
from tests.games.horse.drawn import pile
from tests.games.horse.exact.late import late


def worth(position: Position, seat: int) -> float:
    """To a seat, by trying everything."""
    if position.outcome is not None:
        winner = position.outcome.winner
        return 0.0 if winner is None else 1.0 if winner == seat else -1.0
    if position.mover == CHANCE:
        turn = int(position.copy_record()[0].turn)
        return begun(position, turn) * (1.0 if turn == seat else -1.0)
    found = [worth(position.play(move), seat) for move in position.moves]
    return max(found) if position.mover == seat else min(found)


def begun(position: Position, turn: int) -> float:
    """The chance that who begins after the deal holds a catch: of thirty cards he gets fifteen.

    Each kind is tried: a player who holds nothing else catches with it, or does not.
    """
    deck = pile(position, "deck")
    good = 0
    for kind in set(deck):
        a = position.copy_record()
        a["hand"][0, turn] = 1 << 3 * number(kind)
        a["holds"][0] = 1
        a["deck"], a["dealt"] = 0, 30
        alone = position.game.at(a.tobytes())
        if any(alone.play(move).outcome is not None for move in alone.moves):
            good += deck.count(kind)
    return 1 - comb(30 - good, 15) / comb(30, 15)


def number(card: str) -> int:
    return 3 * "fwlmdh".index(card[0]) + "+=-".index(card[1])


@pytest.mark.slow
@pytest.mark.parametrize("cards", [1, 2])
@pytest.mark.parametrize("deal", [1, 2])
def test_it_finds_what_trying_everything_finds(cards: int, deal: int) -> None:
    for seed in range(8 if JIT else 1):
        position = late(cards, deal, seed, longest=3 if cards == 2 else 9)
        mover = position.mover
        assert mover is not None
        codes = np.array(position.moves.codes, np.int64)
        found = Tree().judge(position.copy_record(), codes)
        slow = [worth(position.play_unchecked(code), mover) for code in position.moves.codes]
        assert found.tolist() == pytest.approx(slow)


def test_the_chance_of_a_catch_in_a_new_hand() -> None:
    assert DEALT_ONE[0] == 0.0
    assert DEALT_ONE[1] == pytest.approx(0.5)
    assert DEALT_ONE[30] == 1.0
