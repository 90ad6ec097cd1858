"""What a seat knows of a whole game so far: as text, as numbers, and what everybody knows.

>>> import cavale
>>> from cavale.research import History
>>> played = History(cavale.game("thief").start()).play("F5")
>>> played.information_state(1), played.information_tensor(1).shape
('1: ?', (1236,))
"""

import hashlib
from array import array
from math import prod

import numpy as np
import numpy.typing as npt

from cavale.core.game import Game
from cavale.core.move import Move
from cavale.core.position import Position
from cavale.core.seats import CHANCE
from cavale.research.batch import UNBOUNDED
from cavale.research.seeing import action_of, planes, public_planes, research_of

Numbers = npt.NDArray[np.int16]

UNSEEN = 1
"""Stands for a move that the seat does not see; 0 is none."""
_FIRST = 2
DRAWS_EACH = 2
"""Moves of chance that there is room for with each decision."""


class History:
    """A position and how it came about. It never changes: `play` gives a longer one.

    Information states have perfect recall: two are alike only if the seat saw the same, move by
    move, and did the same.
    """

    def __init__(
        self, position: Position, move: Move | None = None, before: "History | None" = None
    ) -> None:
        self.position = position
        self.move = move
        """What led here; none at the beginning."""
        self.before = before
        self.length: int = 0 if before is None else before.length + 1
        """In moves, those of chance too."""
        self._trail: _Trail = (
            _Trail() if before is None else before._trail.after(before.length, self)
        )

    def play(self, move: str | Move) -> "History":
        """After a move, checked."""
        return self.play_unchecked(self.position.observe(self.position.mover).check(move))

    def play_unchecked(self, move: Move) -> "History":
        """After a move known to be legal."""
        return History(self.position.play_unchecked(move.code), move, self)

    def information_state(self, seat: int | None) -> str:
        """All that a seat has seen: every move, or `?` where it does not see which.

        Behind a move a digest of what the seat saw then, where something is hidden. With None,
        what everybody has seen.
        """
        who = "public" if seat is None else self.position.game.known_seat(seat)
        return f"{who}: {' '.join(self._trail.texts(seat, self.length))}".rstrip()

    def public_state(self) -> str:
        """All that everybody has seen: the information state of a spectator."""
        return self.information_state(None)

    def information_tensor(self, seat: int | None) -> Numbers:
        """The same as numbers; `information_parts` says where what lies. Who has the same text has
        the same numbers, and the other way round."""
        game = self.position.game
        (_, (seats,)), (_, (room,)), *rest = information_parts(game)
        out = np.zeros(seats + room + sum(prod(shape) for _, shape in rest), np.int16)
        if seat is not None:
            out[game.known_seat(seat)] = 1
        numbers = self._trail.numbers(seat, self.length)[-room:]
        out[seats : seats + len(numbers)] = numbers
        now = self.position.observe(seat)
        out[seats + room :] = public_planes(now) if seat is None else planes(now)
        return out

    def _text(self, seat: int | None) -> str:
        if not self._sees(seat):
            return "?"
        assert self.move is not None
        text = self.move.text.replace(" ", "_")
        if not self.position.game.hidden:
            return text
        seen = self.position.observe(seat).state
        return f"{text}#{hashlib.blake2b(seen, digest_size=6).hexdigest()}"

    def _number(self, seat: int | None) -> int:
        if not self._sees(seat):
            return UNSEEN
        assert self.before is not None
        assert self.move is not None
        position = self.before.position
        if position.mover == CHANCE:
            return _FIRST + research_of(position.game).actions + self.move.code
        return _FIRST + action_of(position, self.move)

    def _sees(self, seat: int | None) -> bool:
        assert self.before is not None
        assert self.move is not None
        return self.before.position.sees(seat, self.move)

    def __deepcopy__(self, memo: object) -> "History":
        return self


class _Trail:
    """The histories of one game from its first move on, and what of them was asked for: a history
    that goes on from the last one is added to it, one that branches off takes a copy."""

    def __init__(self) -> None:
        self._steps: list[History] = []
        self._texts: dict[int | None, list[str]] = {}
        self._numbers: dict[int | None, array[int]] = {}

    def after(self, length: int, step: History) -> "_Trail":
        trail = self if length == len(self._steps) else self._branch(length)
        trail._steps.append(step)
        return trail

    def _branch(self, length: int) -> "_Trail":
        trail = _Trail()
        trail._steps = self._steps[:length]
        trail._texts = {seat: texts[:length] for seat, texts in self._texts.items()}
        trail._numbers = {seat: numbers[:length] for seat, numbers in self._numbers.items()}
        return trail

    def texts(self, seat: int | None, length: int) -> list[str]:
        known = self._texts.setdefault(seat, [])
        known.extend(step._text(seat) for step in self._steps[len(known) : length])
        return known[:length]

    def numbers(self, seat: int | None, length: int) -> "array[int]":
        known = self._numbers.setdefault(seat, array("h"))
        known.extend(step._number(seat) for step in self._steps[len(known) : length])
        return known[:length]


def information_parts(game: Game) -> list[tuple[str, tuple[int, ...]]]:
    """The names and shapes of what lies side by side in an information tensor.

    The seat; each move so far as a number, 0 for none, 1 where the seat does not see which, then
    2 + the action, and behind all actions the codes of chance; and the planes of this moment. Where
    dice can make a game longer than there is room for moves, the first are left out.
    """
    research = research_of(game)
    longest = research.longest(game.variant, game.seats) or UNBOUNDED
    plies = longest * (1 + DRAWS_EACH * game.chance)
    shapes = [(plane.name, plane.shape) for plane in research.planes]
    return [("player", (game.seats,)), ("moves", (plies,)), *shapes]
