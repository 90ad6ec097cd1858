"""Nobody is told what they cannot know: for every game, seat and spectator."""

from typing import get_type_hints

import msgspec

from cavale import Game
from cavale.contract.laws import check_secrets
from cavale.contract.walks import sample, tries
from cavale.core.jit import seeded
from cavale.core.rules import face_observe, face_visible
from cavale.core.seats import SPECTATOR

GAMES_EACH = 20


def test_indistinguishable_positions_are_told_alike(game: Game) -> None:
    rng = seeded(7)
    attempts = tries(game, 3)
    for position in sample(game, GAMES_EACH):
        for seat in (*range(game.seats), None):
            check_secrets(position, seat, attempts, rng)


def test_observing_twice_is_observing_once(game: Game) -> None:
    for position in sample(game, GAMES_EACH):
        for seat in (*range(game.seats), None):
            seen = position.observe(seat)
            as_if_whole = type(position)(game, seen.state)
            assert as_if_whole.observe(seat) == seen


def test_a_world_without_secrets_resamples_to_itself(game: Game) -> None:
    rng = seeded(3)
    changed = 0
    for position in sample(game, GAMES_EACH):
        for seat in (*range(game.seats), None):
            changed += position.observe(seat).resample(rng) != position
    assert bool(changed) == game.hidden


def test_where_nothing_is_hidden_everybody_sees_the_position_itself(game: Game) -> None:
    """What a game says of itself is relied upon: then nobody looks for what each may see."""
    if game.hidden:
        return
    for position in sample(game, GAMES_EACH):
        for seat in (*range(game.seats), SPECTATOR):
            seen = position.copy_record()
            face_observe(seen, seat)
            assert seen.tobytes() == position.state
            assert all(face_visible(seen, move.code, seat) for move in position.moves)
            assert game.room.looks.view(seen, seat) == game.room.looks.view(seen, SPECTATOR)


def test_a_spectator_never_knows_more_than_a_seat(game: Game) -> None:
    for position in sample(game, GAMES_EACH):
        for seat in range(game.seats):
            through_seat = type(position)(game, position.observe(seat).state).observe(None)
            assert through_seat == position.observe(None)


def test_a_move_that_a_seat_does_not_see_looks_alike(game: Game) -> None:
    """After two moves that a seat cannot tell apart, it sees the same."""
    for position in sample(game, GAMES_EACH):
        for seat in (*range(game.seats), None):
            hidden = [move for move in position.moves if not position.sees(seat, move)]
            after = {position.play(move).observe(seat) for move in hidden}
            assert len(after) <= 1


def test_a_notebook_is_of_the_type_that_the_wire_has(game: Game) -> None:
    assert (game.start().observe(0).notebook() is None) == (game.spec.notebook is None)
    if game.spec.notebook is None:
        return
    kind = get_type_hints(game.spec.notebook())["return"]
    for position in sample(game, 2):
        for seat in (*range(game.seats), None):
            msgspec.convert(position.observe(seat).notebook(), kind)
