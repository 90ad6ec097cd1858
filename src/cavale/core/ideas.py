"""What a move is good for, in the game's own words, for who asks for a hint.

A room's `idea(seen, move)` is made of an observation of the mover and of the move that a bot would
play there. It says what to look for, and not the move.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cavale.core.message import Message
    from cavale.core.move import Move
    from cavale.core.observation import Observation

Ideas = Callable[["Observation", "Move"], "Message | None"]
