"""A move, and how it is shown where it can be played."""

from typing import Annotated, Any

import msgspec

from cavale.core.words import Words

GameEffect = Annotated[
    Any,
    msgspec.Meta(title="GameEffect", description="What a move does; each game has its own."),
]


class Move(msgspec.Struct, frozen=True):
    code: int
    text: str

    def __str__(self) -> str:
        return self.text


class ShownMove(msgspec.Struct, frozen=True):
    """How a move is written, the cells one clicks, what it would do and how that is said."""

    text: str
    path: tuple[str, ...]
    effect: GameEffect
    words: Words
