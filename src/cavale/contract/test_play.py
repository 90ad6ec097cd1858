"""Start, moves, play and outcome, for every game."""

import json
from math import isclose
from typing import Any

import pytest

from cavale import (
    CHANCE,
    Game,
    IllegalMove,
    MalformedMove,
    Move,
    NotYourTurn,
    Position,
    UnknownSeat,
    UnknownVariant,
)
from cavale.contract.walks import sample, some, tries, walks
from cavale.core.catalogue import LANGS, say

GAMES_EACH = 12


def test_a_game_ends_exactly_when_nobody_can_move(game: Game) -> None:
    for position in sample(game, GAMES_EACH):
        over = position.mover is None
        assert over == (not position.moves)
        assert over == (position.outcome is not None)
        assert over or position.mover == CHANCE or position.mover in range(game.seats)


def test_outcomes_stay_in_range_and_add_up(game: Game) -> None:
    scoring = game.scoring
    for played in walks(game, 4 * GAMES_EACH):
        last = played.positions[-1]
        assert last.outcome is not None
        assert len(last.outcome.points) == game.seats
        assert all(scoring.least <= points <= scoring.most for points in last.outcome.points)
        assert last.outcome.reason
        if scoring.total is not None:
            assert isclose(sum(last.outcome.points), scoring.total)


def test_play_leaves_the_position_it_came_from(game: Game) -> None:
    for position in sample(game, GAMES_EACH):
        before = position.state
        for move in some(position.moves):
            after = position.play(move)
            assert after == position.play(str(move)) == position.play_unchecked(move.code)
            assert after != position
        assert position.state == before


def test_moves_are_a_collection_with_a_pinned_order(game: Game) -> None:
    for position in sample(game, GAMES_EACH):
        again = Position(game, position.state).moves
        assert again.codes == position.moves.codes
        assert len(set(again.codes)) == len(again) == len(list(again))
        for i, move in enumerate(again):
            assert again[i] == move
            assert move in again
            assert str(move) in again
        assert "no such move" not in again
        assert bool(again) == (len(again) > 0)


def test_chance_has_a_weight_for_every_outcome(game: Game) -> None:
    for position in sample(game, GAMES_EACH):
        if position.mover == CHANCE:
            assert all(weight > 0 for weight in position.weights)


def test_illegal_moves_name_a_clause_and_change_nothing(game: Game) -> None:
    moves = tries(game, GAMES_EACH)
    refused = 0
    for position in sample(game, GAMES_EACH):
        if position.mover == CHANCE:
            continue
        before = position.state
        for move in moves:
            if move in position.moves:
                continue
            refused += 1
            with pytest.raises(IllegalMove) as caught:
                position.play(str(move))
            assert caught.value.move == str(move)
            assert caught.value.clause
            assert caught.value.clause in str(caught.value)
        assert position.state == before
    assert refused


@pytest.mark.parametrize("text", ["", " ", "?", "\0", "é", "x" * 5000, "-1", "None"])
def test_malformed_moves_are_refused(game: Game, text: str) -> None:
    position = game.start()
    with pytest.raises(MalformedMove) as caught:
        position.play(text)
    assert caught.value.reason
    assert caught.value.reason in str(caught.value)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("move", [None, 5, 1.5, b"1L", ["1L"]])
def test_what_is_no_text_is_no_move(game: Game, move: object) -> None:
    with pytest.raises(MalformedMove, match="a move is a Move or its text"):
        game.start().play(move)  # type: ignore[arg-type]


def test_a_move_that_somebody_made_up_is_refused(game: Game) -> None:
    position = game.start()
    legal = position.moves[0]
    for made_up in (Move(10**6, legal.text), Move(-7, legal.text), Move(10**6, "nonsense")):
        with pytest.raises(MalformedMove):
            position.play(made_up)


@pytest.mark.parametrize("seat", [-4, 99, "0", 0.0, True, (0,)])
def test_every_way_to_look_refuses_an_unknown_seat(game: Game, seat: Any) -> None:
    position = game.start()
    for look in (
        position.observe,
        position.view,
        position.utility,
        lambda one: position.play(position.moves[0], seat=one),
        lambda one: position.sees(one, position.moves[0]),
    ):
        with pytest.raises(UnknownSeat, match=f"there is 0 to {game.seats - 1}"):
            look(seat)


def test_the_seat_after_the_last_is_unknown(game: Game) -> None:
    with pytest.raises(UnknownSeat, match=f"there is no seat {game.seats}"):
        game.start().view(game.seats)


def test_only_the_mover_may_move(game: Game) -> None:
    for position in sample(game, 3):
        if position.mover is None:
            continue
        for seat in range(game.seats):
            if seat != position.mover:
                with pytest.raises(NotYourTurn):
                    position.play(position.moves[0], seat=seat)


def test_everything_shown_is_json_and_said_in_both_languages(game: Game) -> None:
    for position in sample(game, 3):
        for seat in (*range(game.seats), None):
            seen = position.observe(seat)
            assert json.loads(json.dumps(position.view(seat))) == seen.view()
            assert all(seen.drawing(lang) for lang in LANGS)
            said = [seen.prompt(), *(seen.describe(move) for move in seen.moves)]
            said += [seen.ending()] if position.outcome else []
            assert all(say(lang, one, game).strip() for one in said for lang in LANGS)
            assert all(seen.path(move) for move in seen.moves)


def test_unknown_variants_and_seats_are_refused(game: Game) -> None:
    with pytest.raises(UnknownVariant, match=game.variant):
        Game(game.spec, "no such variant")
    with pytest.raises(UnknownVariant):
        Game(game.spec, seats=99)
