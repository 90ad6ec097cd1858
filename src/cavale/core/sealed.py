"""What a game on paper leaves to chance, drawn ahead: slips that follow from one seed.

Before the game everybody sees SHA-256(seed); after it the seed, from which anyone draws the same
slips. All is drawn as at a table (`core/chance.py`), without nonces, in streams that a room names.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cavale.core.chance import Dealer
from cavale.core.game import Game
from cavale.core.message import Message
from cavale.core.position import Position
from cavale.core.seats import CHANCE


@dataclass(frozen=True)
class Slip:
    seat: int | None
    """Who alone may look at it; None is uncovered in everybody's sight, one line at a time."""
    title: Message
    lines: tuple[Message, ...]


Sealing = Callable[[Game, bytes], list[Slip]]


def dealer(game: Game, seed: bytes, stream: str) -> Dealer:
    return Dealer(seed, f"paper/{game.slug}/{game.seats}/{stream}")


def shuffled(cards: Sequence[str], by: Dealer) -> list[str]:
    """The k-th draw takes one of those that are left, in their order."""
    left = list(cards)
    return [left.pop(by.draw(k, [1.0] * len(left))) for k in range(len(left))]


def opened(game: Game, by: Dealer) -> Position:
    """The position after what chance does before anybody moves."""
    position = game.start()
    k = 0
    while position.mover == CHANCE:
        position = position.play(position.moves[by.draw(k, position.weights)])
        k += 1
    return position
