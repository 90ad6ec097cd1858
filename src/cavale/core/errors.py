"""What can go wrong with what somebody asked for. Messages never hold a state.

`str(error)` is English; `said` is for readers of other languages.
"""

from collections.abc import Iterable
from typing import Any

from cavale.core.message import Message, message


class CavaleError(Exception):
    """Base of every error this library raises about its input."""

    @property
    def said(self) -> Message:
        return message("as-written", text=str(self))


class UnknownGame(CavaleError, LookupError):
    def __init__(self, slug: str, known: Iterable[str]) -> None:
        self.slug = slug[:40]
        super().__init__(f"there is no game {self.slug!r}; there is {', '.join(known)}")

    @property
    def said(self) -> Message:
        return message("error-game", game=self.slug)


class UnknownVariant(CavaleError, LookupError):
    """`variant` is what was asked for; None: it is the number of seats that does not fit."""

    def __init__(self, game: str, known: str, variant: str | None, seats: int) -> None:
        self.variant = variant and variant[:40]
        self.seats = seats
        had = f"has no variant {self.variant!r}; it has {known}"
        super().__init__(f"{game} {had if variant else f'is for {known} seats, not {seats}'}")

    @property
    def said(self) -> Message:
        if self.variant is None:
            return message("error-seats", seats=self.seats)
        return message("error-variant", variant=self.variant)


class UnknownSeat(CavaleError, LookupError):
    def __init__(self, seat: object, seats: int) -> None:
        self.seat = str(seat)[:40]
        super().__init__(f"there is no seat {seat!r:.40}; there is 0 to {seats - 1}")

    @property
    def said(self) -> Message:
        return message("error-seat", seat=self.seat)


class UnknownRules(CavaleError, LookupError):
    def __init__(self, version: int | str) -> None:
        self.version = version
        super().__init__(f"rules version {version} is not known here")

    @property
    def said(self) -> Message:
        return message("error-rules", version=self.version)


class UnknownEyes(CavaleError, LookupError):
    @property
    def said(self) -> Message:
        return message("error-eyes")


class MalformedPosition(CavaleError, ValueError):
    @property
    def said(self) -> Message:
        return message("error-position")


class MalformedRecord(CavaleError, ValueError):
    def __init__(self, reason: Message, line: int | None = None) -> None:
        super().__init__(reason, line)
        self.reason = reason
        self.line = line

    @property
    def said(self) -> Message:
        if self.line is None:
            return self.reason
        return message("record-line", line=self.line, why=self.reason)

    def __str__(self) -> str:
        from cavale.core.catalogue import say

        return say("en", self.said)


class MoveError(CavaleError, ValueError):
    """A move that was not played. `position` is what it was tried on, untouched."""

    def __init__(self, move: str, position: Any, clause: str | None = None) -> None:
        self.move = move
        self.position = position
        self.clause = clause
        super().__init__(self._message())

    def _message(self) -> str:
        return f"{self.move} was not played"

    @property
    def said(self) -> Message:
        return message("error-move", move=self.move)


class MalformedMove(MoveError):
    """`reason` is what the room says of it."""

    def __init__(self, move: str, position: Any, reason: str) -> None:
        self.reason = reason
        super().__init__(move, position)

    def _message(self) -> str:
        return f"{self.move[:40]!r} is not how a move of this game is written: {self.reason}"

    @property
    def said(self) -> Message:
        return message("error-move-unread", move=self.move[:40])


class IllegalMove(MoveError):
    def _message(self) -> str:
        rule = f" (rule {self.clause})" if self.clause else ""
        return f"{self.move} is not allowed here{rule}"

    @property
    def said(self) -> Message:
        if self.clause:
            return message("error-move-by-rule", move=self.move, clause=self.clause)
        return message("error-move-illegal", move=self.move)


class NotYourTurn(MoveError):
    def _message(self) -> str:
        return f"{self.move}: it is not this seat's turn"

    @property
    def said(self) -> Message:
        return message("error-move-turn", move=self.move)
