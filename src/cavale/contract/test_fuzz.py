"""Damaged texts: moves, positions and records are read, or refused with a reason; nothing else.

CAVALE_FUZZ says how many examples of each to try, others every time: without it, as many as take
some seconds and always the same.
"""

import os
import random
from functools import lru_cache

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cavale import CHANCE, Game, MalformedPosition, MalformedRecord, Position
from cavale.contract.walks import walk
from cavale.core.errors import MoveError
from cavale.core.record import Record, read, result_text, verify

ASKED = os.environ.get("CAVALE_FUZZ")
PLAYED_ON = 12
KEPT_MOVES = 40
STRANGE = "\x00\t\r\n\x1c\x85\u2028é٣²½ \U0001f40e\ud800-+*/.,:;!?=#()<>[]{}\"'\\09azAZ"

fuzzing = settings(
    deadline=None,
    max_examples=int(ASKED or 40),
    suppress_health_check=list(HealthCheck),
)


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """A few bites out of it, other things put in, pieces of it twice or elsewhere."""
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.sampled_from((0, 1, 1, 2, 5, 20))))
        other = draw(st.integers(0, len(text)))
        length = draw(st.sampled_from((1, 2, 4, 12)))
        piece = draw(
            st.one_of(
                st.just(""),
                st.sampled_from(STRANGE),
                st.just(text[other : other + length]),
                st.integers(-(10**20), 10**20).map(str),
                st.text(max_size=6),
            )
        )
        text = text[:start] + piece + text[end:]
    return text


def positions(game: Game) -> st.SearchStrategy[Position]:
    return st.integers(0, 3).flatmap(lambda seed: st.sampled_from(walk(game, seed).positions))


@fuzzing
@given(data=st.data())
def test_a_damaged_move_is_played_or_refused(game: Game, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    if position.mover is None:
        return
    text = data.draw(damaged(str(data.draw(st.sampled_from(list(position.moves))))))
    for seat in (*range(game.seats), None):
        try:
            move = position.observe(seat).check(text)
        except MoveError as error:
            assert str(error)
        else:
            assert position.mover == seat
            assert move in position.moves
    try:
        position.play(text)
    except MoveError:
        return
    assert game.read_move(game.read_move(text).text) == game.read_move(text)


@fuzzing
@given(data=st.data())
def test_a_damaged_position_is_refused_or_can_be_played(game: Game, data: st.DataObject) -> None:
    text = data.draw(damaged(str(data.draw(positions(game)))))
    try:
        position = game.parse(text)
    except MalformedPosition as error:
        assert str(error)
        return
    again = game.parse(str(position))
    assert str(again) == str(position)
    assert again.moves.codes == position.moves.codes
    rng = random.Random(text)
    for _ in range(PLAYED_ON):
        for seat in (*range(game.seats), None):
            assert position.view(seat)
            assert position.observe(seat).prompt()
        if position.mover is None:
            assert position.outcome is not None
            break
        weights = position.weights if position.mover == CHANCE else None
        assert len(position.moves) > 0
        position = position.play(rng.choices(list(position.moves), weights)[0])


@lru_cache
def texts(game: Game) -> tuple[str, str]:
    """A record as text and as JSON, with all that one can have."""
    played = walk(game, 0)
    moves = tuple(move.text for move in played.moves[:KEPT_MOVES])
    over = result_text(played.positions[len(moves)].outcome)
    headers = {seat: f"N. {seat}" for seat in game.spec.seats[: game.seats]}
    headers |= {"table": "abc/1", "commitment": "0f" * 32, "seed": "f0" * 32}
    record = Record(game, moves, over, str(played.positions[0]), headers)
    return record.written().text(), record.written().json()


@fuzzing
@given(data=st.data())
def test_a_damaged_record_is_refused_or_says_the_same_again(
    game: Game, data: st.DataObject
) -> None:
    def opened(slug: str, variant: str | None, seats: int | None, rules: int | None) -> Game:
        return Game(game.spec.under(rules), variant, seats)

    text = data.draw(damaged(data.draw(st.sampled_from(texts(game)))))
    try:
        record = read(text, opened)
    except MalformedRecord as error:
        assert str(error)
        return
    checks = verify(record)
    assert all(check.name and check.detail for check in checks)
    try:
        written = record.written()
    except MalformedRecord:
        assert not checks[0].passed
        return
    assert checks[0].passed
    for form in (written.text(), written.json()):
        assert read(form, opened) == record
        assert read(form, opened).written() == written
