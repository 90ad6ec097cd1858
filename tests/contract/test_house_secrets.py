"""Nobody is told what they cannot know, and whoever tells is caught."""

import numpy as np
import pytest

from cavale import CHANCE, Game, Move
from cavale.contract.laws import check_secrets, told
from cavale.contract.test_secrets import *  # noqa: F403
from cavale.contract.walks import walk
from cavale.core.jit import seeded
from cavale.core.seats import SPECTATOR
from cavale.core.words import Words
from cavale.games import thief
from cavale.games.thief import hindsight
from tests.toys import kuhn


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


def test_the_law_catches_hindsight_that_knows_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said of a played move must not come from the positions, only from what was seen."""
    game = Game(thief.SPEC, "laffont")
    rng = seeded(11)
    position = game.start().play("G7")
    assert check_secrets(position, 1, [], rng) != position
    secret = iter(range(10**6))

    def leak(a: object, move: int, after: object) -> Words:
        return Words("?", f"secret {next(secret)}")

    monkeypatch.setattr(hindsight, "describe", leak)
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
