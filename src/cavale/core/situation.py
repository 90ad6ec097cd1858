"""What is common to a position and to what a seat knows of it: a game, and the bytes of a state."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from cavale.core.once import once
from cavale.core.outcome import Outcome
from cavale.core.seats import OVER, Seat

if TYPE_CHECKING:
    from cavale.core.game import Game
    from cavale.core.jit import States


class Situation:
    def __init_subclass__(cls) -> None:
        """Makes one that has all there is to be worked out.

        Python gives objects a dictionary each for whatever the first few of their class lacked, and
        there are as many of these as moves were played.
        """
        first = object.__new__(cls)
        for name in dir(cls):
            if isinstance(getattr(cls, name), once):
                setattr(first, name, None)

    def __init__(self, game: "Game", state: bytes) -> None:
        self.game = game
        self.state = state

    def copy_record(self) -> "States":
        """A private copy of the record, as the one-element array that kernels take."""
        return self.game.faces.opened(self.state)

    @once
    def _read_only(self) -> "States":
        """The record for those who only look; opened once."""
        return self.copy_record()

    @once
    def _mover(self) -> Seat:
        return self.game.faces.mover(self._read_only)

    @property
    def mover(self) -> Seat | None:
        """The seat to move, CHANCE, or None when the game is over."""
        mover = self._mover
        return None if mover == OVER else mover

    @once
    def _codes(self) -> Sequence[int]:
        return self._legal()

    def _legal(self) -> Sequence[int]:
        codes, self._mover = self.game.faces.offers(self.state)
        return codes

    @once
    def outcome(self) -> Outcome | None:
        if self._mover != OVER:
            return None
        a, seats, faces = self._read_only, range(self.game.seats), self.game.faces
        points = tuple(faces.points(a, seat) for seat in seats)
        shares = [faces.share(a, seat) for seat in seats]
        best = max(shares)
        winner = Seat(shares.index(best)) if shares.count(best) == 1 else None
        return Outcome(points, self.game.room.rules.reason(a), winner)

    def utility(self, seat: int) -> float:
        """What the finished game is worth to a seat, from -1 to 1."""
        return self.game.faces.utility(self.copy_record(), self.game.known_seat(seat))

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[object, ...]:
        return (self.game, self.state)

    def __deepcopy__(self, memo: object) -> Self:
        """It never changes."""
        return self

    def __reduce__(self) -> Any:
        return type(self), self._identity()
