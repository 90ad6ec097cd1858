"""What a move teaches: whether anybody would stay wiser by it if it were taken back."""

from functools import lru_cache

from cavale.core.move import Move
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.core.seats import CHANCE

WORLDS = 16


def teaches(position: Position, move: Move) -> bool:
    """Told from what every seat and a spectator observe; in doubt, it teaches.

    Those from whom nothing is hidden see a choice that can be made anew: it teaches them nothing,
    unless chance made it. To all others a choice that they see is a clue to what the chooser knows,
    and one that they do not see teaches them nothing if all such choices look alike. The mover
    learns by the answer, unless it is the same in all worlds that they hold possible, which is
    tried on some.
    """
    return _drawn(position) if position.open_to_all else _teaches_somebody(position, move)


@lru_cache(maxsize=2048)
def _teaches_somebody(position: Position, move: Move) -> bool:
    everybody = (None, *range(position.game.seats))
    # Who sees it is the quicker to ask.
    asked = sorted(everybody, key=lambda who: not position.sees(who, move))
    return any(learns(position, move, who) for who in asked)


def learns(position: Position, move: Move, who: int | None) -> bool:
    """Whether one seat does, or a spectator."""
    before = position.observe(who)
    if before.state == position.state:
        return _drawn(position)
    if not position.sees(who, move):
        unseen = [other for other in position.moves if not position.sees(who, other)]
        return len({position.play_unchecked(other.code).observe(who) for other in unseen}) > 1
    return who != position.mover or not _foreseen(before, move, position)


def _drawn(position: Position) -> bool:
    return position.game.chance and position.mover == CHANCE and len(position.moves) > 1


def _foreseen(before: Observation, move: Move, real: Position) -> bool:
    from cavale.core.jit import seeded

    rng = seeded(0)
    worlds = [real, *(before.resample(rng) for _ in range(WORLDS))]
    return len({world.play_unchecked(move.code).observe(before.seat) for world in worlds}) == 1
