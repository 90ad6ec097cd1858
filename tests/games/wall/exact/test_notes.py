"""What is noted while the other side thinks says what a cone says."""

import random

import pytest

from cavale import Position, game
from cavale.core import allowance
from cavale.core.bot import Pondering
from cavale.games.wall.bots import Searcher, Solver, bot
from cavale.games.wall.exact.kept import CONES, Kept
from cavale.games.wall.exact.notes import noted, read
from cavale.games.wall.exact.values import judged, standing, verdict
from cavale.search.limits import new_flag

SINGLE = game("wall", variant="single")
pytestmark = pytest.mark.slow


def pushed(ropes: int, seed: int) -> Position:
    rng = random.Random(seed)
    while True:
        position = SINGLE.start()
        while position.mover is not None and position.copy_record()["pushed"][0] < ropes:
            position = position.play_unchecked(rng.choice(position.moves.codes))
        if position.mover is not None:
            return position


def replies(position: Position) -> list[Position]:
    after = (position.play(move) for move in position.moves)
    return [one for one in after if one.mover is not None]


@pytest.mark.parametrize("seed", range(3))
def test_notes_say_what_every_push_would_be_worth(seed: int) -> None:
    position = pushed(34, seed)
    here = standing(position.copy_record())
    exact = Kept().exact(here, keep=1000)
    assert exact is not None
    notes = read(noted(exact, here))
    for there in replies(position):
        wall = standing(there.copy_record())
        assert notes.knows(wall)
        assert judged(notes, wall, 125 - 35) == verdict(there.copy_record())


def test_a_bot_with_notes_solves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays as if it had solved the wall, also where it would only have searched."""
    position = pushed(36, 5)
    mover = position.mover
    assert mover is not None
    fifth = bot(5)
    assert isinstance(fifth, Pondering)
    notes = fifth.ponder(position.observe(1 - mover), new_flag())
    assert notes

    def unasked(*_: object, **__: object) -> None:
        raise AssertionError("it solves again")

    solved = [fifth.choose(one.observe(one.mover), 7) for one in replies(position)]
    monkeypatch.setattr(CONES, "exact", unasked)
    hasty = Solver(Searcher(nodes=200, table_bits=10), pace=0.0)
    for there, choice in zip(replies(position), solved, strict=True):
        noting = hasty.recalling(notes).choose(there.observe(there.mover), 7)
        found = verdict(there.copy_record())
        assert noting.sure == choice.sure == (len(there.moves) > 1)
        assert noting.value == choice.value or not noting.sure
        assert found.moves[noting.move.text] == found.value


def test_notes_of_another_wall_are_of_no_use() -> None:
    position, other = pushed(30, 1), pushed(30, 2)
    here = standing(position.copy_record())
    exact = Kept().exact(here, keep=1000)
    assert exact is not None
    notes = read(noted(exact, here))
    assert not notes.knows(standing(other.copy_record()))
    assert not any(notes.knows(standing(one.copy_record())) for one in replies(other))


def test_there_is_nothing_to_note_early_or_where_nothing_may_be_solved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fifth = bot(5)
    assert isinstance(fifth, Pondering)
    assert fifth.ponder(SINGLE.start().observe(1), new_flag()) == b""
    late = pushed(40, 1)
    assert late.mover is not None
    stopped = new_flag()
    stopped[0] = 1
    monkeypatch.setattr("cavale.games.wall.bots.CONES", Kept())
    assert fifth.ponder(late.observe(1 - late.mover), stopped) == b""
    monkeypatch.setattr(allowance, "_exact", False)
    assert fifth.ponder(late.observe(1 - late.mover), new_flag()) == b""


def test_the_levels_that_say_they_ponder_do() -> None:
    assert SINGLE.spec.ponders == (5,)
    for level in range(6):
        assert isinstance(bot(level), Pondering) == (level in SINGLE.spec.ponders)
