"""What a move teaches, game by game, told from observations."""

from random import Random

import pytest

from cavale.core.game import Game
from cavale.core.learning import learns, teaches
from cavale.core.position import Position
from cavale.core.seats import CHANCE
from cavale.games import GAMES
from tests.toys import kuhn

THIEF, DETECTIVE, SPECTATOR = 0, 1, None


def taught(position: Position, text: str) -> bool:
    return teaches(position, position.game.read_move(text))


def to(position: Position, text: str) -> set[int | None]:
    """Everybody who learns something."""
    move = position.game.read_move(text)
    return {who for who in (None, *range(position.game.seats)) if learns(position, move, who)}


def played(game: Game, *moves: str) -> Position:
    position = game.start()
    for move in moves:
        position = position.play(move)
    return position


def dealt(game: Game) -> Position:
    """When somebody is to decide for the first time."""
    position, rng = game.start(), Random(1)
    while position.mover == CHANCE:
        position = position.play(rng.choice(position.moves))
    return position


@pytest.mark.parametrize("slug", ["wall", "ball"])
def test_where_all_is_open_and_nothing_is_left_to_chance_no_move_teaches(slug: str) -> None:
    position = Game(GAMES[slug]).start()
    for _ in range(12):
        assert position.open_to_all
        assert not any(teaches(position, move) for move in position.moves)
        position = position.play(position.moves[-1])


@pytest.mark.parametrize("variant", [variant.name for variant in GAMES["thief"].variants])
def test_a_step_of_the_thief_teaches_nobody_and_a_probe_all_but_him(variant: str) -> None:
    game = Game(GAMES["thief"], variant)
    assert not taught(game.start(), "F7")
    position = played(game, "F7", "F6")
    assert not position.open_to_all
    assert not taught(position, "G7")
    position = position.play("G7")
    for probe in ("G7", "G1", "F8"):
        assert to(position, probe) == {DETECTIVE, SPECTATOR}


def test_whoever_asks_what_can_only_be_answered_in_one_way_learns_nothing() -> None:
    """In Knots 1 the first step is straight, so that the first probe finds the thief in line."""
    position = played(Game(GAMES["thief"], "knots-1"), "F7")
    assert DETECTIVE not in to(position, "F6")
    either = played(Game(GAMES["thief"], "laffont"), "F7")
    assert DETECTIVE in to(either, "F6")


def test_a_step_into_a_hideout_is_seen_and_teaches() -> None:
    *steps, hideout = ["G7", "H7", "H8", "I8", "I9", "J9", "J10", "K10", "K11"]
    position = played(
        Game(GAMES["thief"], "laffont"), *(move for step in steps for move in (step, "F6"))
    )
    assert position.play(hideout).outcome is not None
    assert taught(position, hideout)
    assert not taught(position, "J11")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_paper_is_chosen_unseen_a_card_is_dealt_or_played_before_others(seats: int) -> None:
    game = Game(GAMES["horse"], seats=seats)
    start = game.start()
    first = start.moves[0]
    assert {who for who in range(seats) if learns(start, first, who)} == {0}
    assert not learns(start, first, SPECTATOR)
    position = dealt(game)
    for _ in range(seats):
        assert not any(teaches(position, move) for move in position.moves)
        position = position.play(position.moves[0])
    for move in list(position.moves)[:3]:
        assert to(position, move.text) == {None, *range(seats)} - {0}


def test_the_die_teaches_and_the_drive_does_not() -> None:
    start = Game(GAMES["manhattan"]).start()
    assert start.mover == CHANCE
    assert to(start, start.moves[0].text) == {None, *range(start.game.seats)}
    position = dealt(start.game)
    assert position.open_to_all
    assert not any(teaches(position, move) for move in position.moves)


def test_a_bet_is_a_clue_to_whoever_does_not_see_the_card() -> None:
    position = played(Game(kuhn.SPEC), "K", "J")
    assert to(position, "check") == {1, SPECTATOR}
    after = position.play("bet")
    assert to(after, "call") == {0, 1, SPECTATOR}, "the cards are shown"
    assert to(after, "fold") == {0, SPECTATOR}
