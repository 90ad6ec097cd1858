"""Nobody is told what they cannot know: for every game, seat and spectator."""

from typing import get_type_hints

import msgspec
import numpy as np
import pytest

from cavale import CHANCE, Game, Move
from cavale.core.jit import States, seeded
from cavale.core.rules import face_observe, face_visible
from cavale.core.seats import SPECTATOR
from cavale.games import thief
from cavale.games.thief import hindsight
from cavale.games.thief.view import ThiefEffect
from tests.contract.laws import check_secrets, told
from tests.contract.walks import sample, tries, walk
from tests.toys import kuhn

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
    assert bool(changed) == game.spec.hidden


def test_where_nothing_is_hidden_everybody_sees_the_position_itself(game: Game) -> None:
    """What a game says of itself is relied upon: then nobody looks for what each may see."""
    if game.spec.hidden:
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


def test_the_law_catches_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that reads past the observation would fail the contract."""
    game = Game(kuhn.SPEC)
    position = game.start().play("J").play("K")
    seen, other = position.observe(0), game.start().play("J").play("Q").observe(0)
    assert told(seen, []) == told(other, [])
    leaked = kuhn.KuhnView(["J", "K"], 0, 0)
    monkeypatch.setattr(kuhn, "view", lambda a, seat: leaked)
    assert told(seen, []) != told(type(other)(game, b"\1" + other.state[1:], 0), [])


def test_the_law_catches_a_notebook_that_knows_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may know nothing but the observation: not what it was asked before, not a guess."""
    game = Game(kuhn.SPEC)
    position = game.start().play("J").play("K")
    attempts: list[Move] = []
    check_secrets(position, 0, attempts, seeded(1))
    guesses = iter("QK")
    monkeypatch.setattr(kuhn, "notebook", lambda a, seat: kuhn.KuhnNotebook([[next(guesses)]]))
    with pytest.raises(AssertionError, match="something it cannot know"):
        check_secrets(position, 0, attempts, seeded(1))


def test_a_notebook_is_of_the_type_that_the_wire_has(game: Game) -> None:
    assert (game.start().observe(0).notebook() is None) == (game.spec.notebook is None)
    if game.spec.notebook is None:
        return
    kind = get_type_hints(game.spec.notebook())["return"]
    for position in sample(game, 2):
        for seat in (*range(game.seats), None):
            msgspec.convert(position.observe(seat).notebook(), kind)


def test_the_law_catches_hindsight_that_knows_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said of a played move must not come from the positions, only from what was seen."""
    game = Game(thief.SPEC, "laffont")
    rng = seeded(11)
    position = game.start().play("G7")
    assert check_secrets(position, 1, [], rng) != position
    secret, honest = iter(range(10**6)), hindsight.effect

    def leak(a: States, move: int, after: States) -> ThiefEffect:
        seen = honest(a, move, after)
        return msgspec.structs.replace(seen, number=next(secret))

    monkeypatch.setattr(hindsight, "effect", leak)
    with pytest.raises(AssertionError, match="played move"):
        check_secrets(position, 1, [], rng)


def test_the_law_catches_an_observation_that_forgets_to_blank() -> None:
    game = Game(kuhn.SPEC)
    position = game.start().play("J").play("K")
    blanked = np.frombuffer(bytearray(position.observe(1).state), kuhn.STATE)
    assert blanked["cards"][0].tolist() == [kuhn.HIDDEN, 2]
    assert position.observe(None).state != position.state
    assert position.observe(SPECTATOR) == position.observe(None)


def test_chance_is_dealt_in_secret() -> None:
    game = Game(kuhn.SPEC)
    deal = game.start()
    assert deal.mover == CHANCE
    assert deal.sees(0, game.read_move("K"))
    assert not deal.sees(1, game.read_move("K"))
    assert not deal.sees(None, game.read_move("K"))
    last = walk(game, 0).positions[-1]
    assert last.outcome is not None
