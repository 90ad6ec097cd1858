"""What is foreseen of a push is what the rules then do."""

import random

from msgspec import UnsetType

from cavale.core.game import Game
from cavale.core.observation import Observation
from cavale.games.wall import SPEC
from cavale.games.wall.view import WallEffect, WallView


def comes_true(before: Observation, effect: WallEffect, after: WallView) -> None:
    was: WallView = before.look
    freed = [
        colour
        for colour in ("yellow", "blue")
        if getattr(after.escapes, colour) > getattr(was.escapes, colour)
    ]
    assert freed == ([] if effect.escape is None else [effect.escape])
    assert bool(effect.chain) == bool(freed)
    if effect.slot is not None and not freed:
        assert after.slots[effect.slot - 1] == effect.row
        assert after.closed == (effect.slot if effect.closes else None)


def test_every_move_of_random_games_does_what_was_foreseen() -> None:
    rng, escapes = random.Random(5), 0
    for _ in range(6):
        position = Game(SPEC).start()
        while position.mover is not None:
            seen = position.observe(position.mover)
            for move, shown in zip(position.moves, seen.offers, strict=True):
                assert shown.text == move.text
                effect = shown.effect
                assert not isinstance(effect, UnsetType)
                comes_true(seen, effect, position.play_unchecked(move.code).observe(None).look)
                escapes += effect.escape is not None
            position = position.play(rng.choice(list(position.moves)))
    assert escapes > 100
