"""How events become bytes: given from outside, because tables know no wire."""

from typing import Literal, Protocol

from cavale.tables.live.change import Change

ByeReason = Literal["slow", "restart", "moved"]


class StepFrames(Protocol):
    """The frames of one change, one for each player; what they share is encoded once."""

    def frame(self, player: int | None) -> bytes: ...


class Encoder(Protocol):
    def step(self, change: Change, thinking: bool, last: StepFrames | None) -> StepFrames:
        """`last`: those of the change before, or of any, for what they know already."""

    def thinking(self, seat: int, thinking: bool, waiting: bool) -> bytes: ...

    def presence(self, here: list[int] | None) -> bytes: ...

    def bye(self, reason: ByeReason) -> bytes: ...
