"""A move, and how it is shown where it can be played."""

import re
from typing import Annotated, Any

import msgspec

from cavale.core.message import Message

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
    """How a move is written, the cells one clicks, what it would do and how that is said.

    `path` is left out where it is the parts of the text, at spaces and at hyphens that join;
    effect and sentence where a board can tell them from text and view. What is said needs the
    effect's fields.
    """

    text: str
    path: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    effect: GameEffect | msgspec.UnsetType = msgspec.UNSET
    said: tuple[Message, ...] | msgspec.UnsetType = msgspec.UNSET


_BETWEEN = re.compile(r" |-(?=\S)")


def clicked(text: str, path: tuple[str, ...]) -> tuple[str, ...] | msgspec.UnsetType:
    """A path as it is sent."""
    return msgspec.UNSET if path == tuple(_BETWEEN.split(text)) else path


def first_part(text: str) -> str:
    """The first of the parts of a text, with what ends it; nothing if it has only one."""
    found = _BETWEEN.search(text)
    return text[: found.end()] if found else ""
