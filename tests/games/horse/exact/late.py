"""Late positions of hunts for two."""

import random

from cavale import CHANCE, Position, game
from cavale.games.horse.bots import Stroller

TWO = game("horse", seats=2)
_WALKER = Stroller(2.0)


def late(cards: int, deal: int, seed: int, longest: int = 5) -> Position:
    """A turn with so many cards in hand and no catch, of a game between strollers."""
    rng = random.Random(seed)
    position = TWO.start()
    while True:
        if position.mover is None:
            position = TWO.start()
        elif position.mover == CHANCE:
            drawn = rng.choices(position.moves.codes, position.weights)[0]
            position = position.play_unchecked(drawn)
        else:
            s = position.copy_record()[0]
            there = s.chosen == 2 and s.holds[position.mover] == cards and s.deal >= deal
            if there and s.length <= longest and not _catch(position):
                return position
            seen = position.observe(position.mover)
            position = position.play(_WALKER.choose(seen, rng.getrandbits(30)).move)


def _catch(position: Position) -> bool:
    return any(position.play(move).outcome is not None for move in position.moves)
