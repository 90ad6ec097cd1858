"""A finished game looked at again, move by move: what was given away, what chance gave, what was
learned.

A room's reviewer gives one row for each move. It sees whole positions, because a game that is over
has no secrets; to judge a move fairly it looks at what its mover could know then, which is
`positions[k].observe(seat)`. Rows come one after the other, from any move on, so that a reader
may take a few at a time, show them, and stop.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

import msgspec

from cavale.core.game import Game
from cavale.core.message import Message
from cavale.core.move import Move
from cavale.core.position import Position
from cavale.core.record import Record


class Reviewed(msgspec.Struct, frozen=True, kw_only=True):
    """One move, its mover's or chance's. None is: not measured here, which is not zero."""

    loss: float | None = None
    """What the mover gave away against the best move it could know of; never negative."""
    luck: tuple[float, ...] | None = None
    """What each seat won, or lost, by how it fell out, against what was to be expected."""
    bits: float | None = None
    """What the mover learned."""
    better: str | None = None
    """The move that gives nothing away, if it is another one."""
    said: Message | None = None
    """A remark, one short sentence, where the numbers do not speak for themselves."""
    learned: Message | None = None
    """What the move brought to light, in words."""
    clause: str | None = None
    """The rule by which it hurts, or would have won."""
    grave: bool = False
    """It decided much, though nobody can say how much."""


class Tally(msgspec.Struct, frozen=True):
    """Luck and skill of one seat, apart; None where no row measured it."""

    seat: int
    luck: float | None
    loss: float | None
    bits: float | None


@dataclass(frozen=True)
class Played:
    """A game that has ended, by its rules or at the table: the last position may leave it open."""

    positions: tuple[Position, ...]
    """One more than moves: the first is the start."""
    moves: tuple[Move, ...]

    @property
    def game(self) -> Game:
        return self.positions[0].game

    def mover(self, step: int) -> int:
        """Who made the move: a seat or CHANCE."""
        mover = self.positions[step].mover
        assert mover is not None
        return mover


Rows = Callable[[Played, int], Iterator[Reviewed]]
"""`rows(played, since)` gives a row for each move from the index `since` on, in order, the same
ones whenever it is asked."""


@dataclass(frozen=True)
class Reviewer:
    """A room's own. The messages say what loss and luck are counted in, what luck is called here,
    and what the numbers mean."""

    rows: Rows
    unit: str = "unit-points"
    luck: str = "review-luck-of-chance"
    means: str = "review-means"
    whole: bool = False
    """Whether it needs the game from its first move on."""


def played(record: Record) -> Played:
    """The game of a record; MalformedRecord at a bad move."""
    positions = tuple(record.positions())
    return Played(positions, tuple(record.game.read_move(text) for text in record.moves))


MOMENTS = 3
_SMALL = 0.1
"""Less than this decides nothing, in whatever is counted."""


def moments(rows: Sequence[Reviewed]) -> list[int]:
    """The indices of the few moves that mattered most, in the order of the game.

    Of two that weigh the same the later one counts: what comes first may be made good.
    """
    heavy = [(_weight(row), step) for step, row in enumerate(rows)]
    heaviest = max(heavy, default=(0.0, 0))[0]
    least = max(_SMALL, heaviest / 4)
    return sorted(step for weight, step in sorted(heavy)[-MOMENTS:] if weight >= least)


def _weight(row: Reviewed) -> float:
    loss = 1.0 if row.grave and row.loss is None else row.loss or 0.0
    return max([loss, *(abs(one) for one in row.luck or ())])


def tallies(game: Played, rows: Sequence[Reviewed]) -> list[Tally]:
    """What the first rows of a game add up to, for each seat."""
    made = []
    for seat in range(game.game.seats):
        own = [row for step, row in enumerate(rows) if game.mover(step) == seat]
        made.append(
            Tally(
                seat,
                luck=_sum(row.luck[seat] for row in rows if row.luck is not None),
                loss=_sum(row.loss for row in own if row.loss is not None),
                bits=_sum(row.bits for row in own if row.bits is not None),
            )
        )
    return made


def _sum(numbers: Iterable[float]) -> float | None:
    found = list(numbers)
    return sum(found) if found else None
