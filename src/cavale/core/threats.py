"""What the others could do next, shown to a seat on its board.

A room's `threats(seen)` is made of an observation only, as a bot's move is. It answers at once: it
looks one turn ahead, as if the others were to move now, and judges nothing.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from cavale.core.message import Message

if TYPE_CHECKING:
    from cavale.core.observation import Observation


class Threat(msgspec.Struct, frozen=True):
    """`marks` and `ways` name spots of the board, a way from where it begins to where it ends."""

    said: Message
    marks: tuple[str, ...] = ()
    ways: tuple[tuple[str, ...], ...] = ()


Threats = Callable[["Observation"], list[Threat]]
