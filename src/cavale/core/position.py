"""A moment in a game, and the moves from there."""

from contextlib import suppress
from threading import Lock
from typing import TYPE_CHECKING, Any

from cavale.core.move import Move
from cavale.core.moves import Moves
from cavale.core.observation import Observation
from cavale.core.once import once
from cavale.core.seats import CHANCE, OVER, SPECTATOR
from cavale.core.situation import Situation

if TYPE_CHECKING:
    from cavale.core.randomness import Uniform


class Position(Situation):
    """A moment in a game, with everything in it, also what some seats cannot know.

    Never changes: `play` gives another one.
    """

    @once
    def moves(self) -> Moves:
        return Moves(self.game, self._codes)

    @property
    def weights(self) -> tuple[float, ...]:
        """How likely each move is, relative to the others, when chance is to move."""
        a, weight = self.copy_record(), self.game.faces.weight
        return tuple(weight(a, code) for code in self.moves.codes)

    def play(self, move: str | Move, seat: int | None = None) -> "Position":
        """The position after a move, checked; with `seat`, also that it is that seat's turn."""
        if seat is not None:
            seat = self.game.known_seat(seat)
        known = move if isinstance(move, Move) else self._known(move)
        # The mover's moves are those that he observes: the contract suite holds every game to it.
        if known is not None and seat in (None, self._mover) and known.code in self._codes:
            return self.play_unchecked(known.code)
        checked = self.observe(self._mover if seat is None else seat).check(move)
        return self.play_unchecked(checked.code)

    def _known(self, move: object) -> Move | None:
        return self.game.known_moves.get(move) if isinstance(move, str) else None

    def draw(self, rng: "Uniform") -> Move:
        """One of the moves at random: as likely as its weight says where chance is to move, any
        where a seat is. `rng` is a `random.Random` or a `numpy.random.Generator`."""
        codes = self._codes
        if not codes:
            raise ValueError("the game is over: there is no move to draw")
        if self._mover != CHANCE:
            return self.game.written[codes[int(rng.random() * len(codes))]]
        weights = self.weights
        left = float(rng.random()) * sum(weights)
        for code, weight in zip(codes, weights, strict=True):
            left -= weight
            if left < 0:
                return self.game.written[code]
        return self.game.written[codes[-1]]

    def play_unchecked(self, code: int) -> "Position":
        """The position after a move known to be legal."""
        state, mover = self.game.faces.played(self.state, code)
        after = Position(self.game, state)
        after._mover = mover
        return after

    def observe(self, seat: int | None) -> Observation:
        """What a seat knows; None is a spectator. Chance knows everything."""
        who = SPECTATOR if seat is None or seat == OVER else self.game.known_seat(seat)
        known = self._observed.get(who)
        if known is None:
            known = self._observed[who] = self._observe(who)
        return known

    @once
    def _observed(self) -> dict[int, Observation]:
        """Kept for the positions looked at last: a table asks again when the next move comes."""
        LOOKED_AT.add(self)
        return {}

    def forget(self) -> None:
        """What was seen of it is worked out again, should anybody still ask."""
        LOOKED_AT.drop(self)

    def _observe(self, who: int) -> Observation:
        if self.game.hidden:
            a = self.copy_record()
            if who != CHANCE:
                self.game.faces.observe(a, who)
            return Observation(self.game, a.tobytes(), who)
        if who != SPECTATOR:
            return Observation(self.game, self.state, who, self.observe(None))
        common = Observation(self.game, self.state, who)
        common._read_only, common._codes = self._read_only, self._codes
        common._mover = self._mover
        return common

    @once
    def open_to_all(self) -> bool:
        """Whether nothing is hidden from anybody, not even from a spectator."""
        return not self.game.hidden or self.observe(None).state == self.state

    def reveal(self) -> Observation:
        """Everything, for anybody: only for a game that is over, also one that a table ended."""
        return Observation(self.game, self.state, SPECTATOR)

    def sees(self, seat: int | None, move: Move) -> bool:
        """Whether a seat learns which move is played here."""
        who = SPECTATOR if seat is None else self.game.known_seat(seat)
        if not self.game.hidden:
            return True
        return self.game.faces.visible(self._read_only, move.code, who)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat is shown, ready for JSON; None is a spectator."""
        return self.observe(seat).view()

    def _repr_html_(self) -> str:
        """The board in a notebook, with everything in it."""
        return self.reveal().html()

    def __str__(self) -> str:
        return self.game.room.notation.position_text(self.copy_record())

    def __repr__(self) -> str:
        return f"<Position {self.game.slug} {self}>"


class LookedAt:
    """The positions that keep what was seen of them: as many as there is room for.

    One with many moves takes much, because all that each would do is said. So a server's memory
    does not depend on which game is played, nor what a move costs on how many tables there are.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self._sizes: dict[int, tuple[Position, int]] = {}
        # Games are looked at in threads, too.
        self._lock = Lock()

    def add(self, position: Position) -> None:
        size = A_LOOK + A_MOVE * len(position._codes)
        with self._lock:
            self._sizes[id(position)] = position, size
            self.size += size
            while self.size > self.limit and len(self._sizes) > 1:
                self._let_go(next(iter(self._sizes)))

    def drop(self, position: Position) -> None:
        with self._lock:
            if id(position) in self._sizes:
                self._let_go(id(position))

    def _let_go(self, number: int) -> None:
        position, size = self._sizes.pop(number)
        self.size -= size
        # Two threads may have looked at the same moment.
        with suppress(AttributeError):
            del position._observed


A_LOOK, A_MOVE = 3_000, 600
"""Bytes that are taken by what was seen of a position and by each of its moves, about."""
LOOKED_AT = LookedAt(192 << 20)
