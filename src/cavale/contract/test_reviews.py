"""Every reviewer keeps to what `core/review.py` asks of it. Games without one have none to keep."""

import math
from itertools import islice

from cavale import CHANCE, Game
from cavale.contract.walks import walk
from cavale.core.catalogue import LANGS, say
from cavale.core.jit import JIT
from cavale.core.review import Played, Reviewed

LOOKED_AT = 2 if JIT else 1
"""Rows of each game: a reviewer may think for a while about each."""


def finished(game: Game, seed: int) -> Played:
    walked = walk(game, seed)
    return Played(walked.positions, walked.moves)


def rows(played: Played, since: int, most: int | None = None) -> list[Reviewed]:
    assert played.game.spec.review is not None
    return list(islice(played.game.spec.review.rows(played, since), most))


def test_a_row_for_every_move_and_each_measured_well(reviewed_game: Game) -> None:
    played = finished(reviewed_game, 1)
    last = len(played.moves) - 1
    for since in (0, last // 2, max(0, last - LOOKED_AT + 1)):
        found = rows(played, since, LOOKED_AT)
        assert len(found) == min(LOOKED_AT, last + 1 - since)
        for step, row in enumerate(found, since):
            check_row(played, step, row)
    assert rows(played, last + 1) == []


def check_row(played: Played, step: int, row: Reviewed) -> None:
    mover = played.mover(step)
    numbers = [*(row.luck or ()), row.loss or 0.0, row.bits or 0.0]
    assert all(math.isfinite(number) for number in numbers)
    assert row.luck is None or len(row.luck) == played.game.seats
    assert row.loss is None or row.loss >= 0
    if mover == CHANCE:
        assert (row.loss, row.bits, row.better) == (None, None, None)
    if row.better is not None:
        assert row.better in played.positions[step].observe(mover).moves
        assert row.better != played.moves[step].text
    if row.said is not None:
        assert all(say(lang, row.said, played.game) for lang in LANGS)


def test_rows_are_the_same_from_wherever_one_begins_to_ask(reviewed_game: Game) -> None:
    played = finished(reviewed_game, 2)
    since = max(0, len(played.moves) - LOOKED_AT)
    found = rows(played, since)
    assert rows(played, since) == found
    assert rows(played, since + 1) == found[1:]


def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_went(reviewed_game: Game) -> None:
    whole = finished(reviewed_game, 3)
    half = len(whole.moves) // 2
    played = Played(whole.positions[: half + 1], whole.moves[:half])
    assert len(rows(played, max(0, half - 1))) == min(1, half)
