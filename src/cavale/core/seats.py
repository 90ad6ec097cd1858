"""Who can be asked to move, or to look."""

from typing import Final, NewType

Seat = NewType("Seat", int)

CHANCE: Final = -1
OVER: Final = -2
SPECTATOR: Final = -3
