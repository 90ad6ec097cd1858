"""Moves, positions and records as text, both ways."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cavale import (
    CHANCE,
    Game,
    IllegalMove,
    MalformedMove,
    MalformedPosition,
    MalformedRecord,
    Position,
)
from cavale.contract.subject import subject
from cavale.contract.walks import every_game, sample, walk, walks
from cavale.core.catalogue import LANGS, say
from cavale.core.record import Record, read, result_text, verify
from cavale.core.spec import Spec

GAMES_EACH = 12


def _opened(spec: Spec, variant: str | None, seats: int | None, rules: int | None) -> Game:
    return Game(spec.under(rules), variant, seats)


def assert_reads_back(parsed: Position, position: Position) -> None:
    """A text says all there is of a position, but for what the rules remember besides."""
    assert str(parsed) == str(position)
    if not position.game.spec.remembers:
        assert parsed == position
    elif parsed.outcome is None and position.outcome is not None:
        return  # it ended by what was remembered
    assert parsed.moves.codes == position.moves.codes
    assert parsed.outcome == position.outcome


def test_move_texts_go_both_ways(game: Game) -> None:
    for position in sample(game, GAMES_EACH):
        for move in position.moves:
            assert game.read_move(str(move)) == move


def test_each_outcome_of_chance_has_a_name_of_its_own(game: Game) -> None:
    chance = game.room.chance
    if chance is None:
        assert not game.chance or game.spec in subject().toys
        return
    drawn = {
        move.code
        for position in sample(game, GAMES_EACH)
        if position.mover == CHANCE
        for move in position.moves
    }
    names = [chance(code) for code in drawn]
    assert len(drawn) > 1
    for lang in LANGS:
        assert len({say(lang, name, game) for name in names}) == len(drawn)


def test_position_texts_go_both_ways(game: Game) -> None:
    for position in sample(game, GAMES_EACH):
        text = str(position)
        assert "\n" not in text
        assert_reads_back(game.parse(text), position)


def test_a_record_replays_to_the_same_position(game: Game) -> None:
    for played in walks(game, GAMES_EACH):
        moves = tuple(map(str, played.moves))
        result = result_text(played.positions[-1].outcome)
        record = Record(game, moves, result, headers={"event": "contract"})
        again = read(str(record), lambda _, *chosen: _opened(game.spec, *chosen))
        assert again == record
        assert tuple(again.positions()) == played.positions
        if not game.chance:
            assert all(check.passed for check in verify(again))


def test_a_record_may_start_anywhere(game: Game) -> None:
    played = walk(game, 1)
    record = Record(game, (str(played.moves[2]),), start=str(played.positions[2]))
    assert_reads_back(record.replay(), played.positions[3])


def test_a_record_with_an_illegal_move_says_which(game: Game) -> None:
    record = Record(game, ("nonsense",))
    with pytest.raises(MalformedRecord, match="move 1"):
        record.replay()
    assert [check.passed for check in verify(record)] == [False]


@given(text=st.text(max_size=80), data=st.data())
@settings(max_examples=300, deadline=None)
def test_any_text_is_a_move_or_malformed(text: str, data: st.DataObject) -> None:
    which = data.draw(st.sampled_from(every_game()))
    start = which.start()
    try:
        assert start.play(text) != start
    except MalformedMove as error:
        assert error.move == text
    except IllegalMove as error:
        assert which.read_move(text).text == error.move


@given(data=st.data())
@settings(max_examples=400, deadline=None)
def test_a_damaged_position_is_refused_or_stands(data: st.DataObject) -> None:
    which = data.draw(st.sampled_from(every_game()))
    positions = walk(which, data.draw(st.integers(0, 5))).positions
    text = list(str(data.draw(st.sampled_from(positions))))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        text[at] = data.draw(st.sampled_from("".join(text) + "0129-/ybYB. \x00é"))
    damaged = "".join(text)
    try:
        position = which.parse(damaged)
    except MalformedPosition:
        return
    assert which.parse(str(position)) == position
    assert (position.mover is None) == (position.outcome is not None)
