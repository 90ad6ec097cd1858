"""The first deal on paper: a hand for each seat."""

from collections.abc import Iterator

from cavale.core.game import Game
from cavale.core.message import Message, message
from cavale.core.sealed import Slip, dealer, opened

_SIGNS = {"+": "plus", "=": "equal", "-": "minus"}


def sealed(game: Game, seed: bytes) -> list[Slip]:
    position = opened(game, dealer(game, seed, "deal"))

    def hand(seat: int) -> Iterator[Message]:
        view = position.view(seat)
        for card, count in view["hand"].items():
            words = message("board-card", character=card[:-1], sign=_SIGNS[card[-1]])
            yield from [words] * count

    return [
        Slip(seat, message("deal-hand", seat=seat), tuple(hand(seat))) for seat in range(game.seats)
    ]
