"""A position in the race of two, and what each drive in it is worth by the solved race."""

from dataclasses import dataclass

from cavale.core.jit import States
from cavale.core.position import Position
from cavale.games.manhattan.board import FIELDS
from cavale.games.manhattan.race import HOME, pair
from cavale.games.manhattan.race_table import Race
from cavale.games.manhattan.state import MOVE, NOBODY, ROLL
from cavale.games.manhattan.streets import DRIVING, STAY


@dataclass(frozen=True)
class Racing:
    """Two seats race: the mover's cars and the other's."""

    mover: int
    other: int
    own: tuple[int, int]
    theirs: tuple[int, int]

    def worth(self, race: Race) -> float:
        """The mover's chance before he rolls."""
        return race.chance(pair(*self.own), pair(*self.theirs))

    def after(self, code: int, race: Race) -> float:
        """The mover's chance after a drive."""
        own = list(self.own)
        if code != STAY:
            own[(code - DRIVING) // FIELDS // 2] = (code - DRIVING) % FIELDS
        if pair(*own) == HOME:
            return 1.0
        return 1.0 - race.chance(pair(*self.theirs), pair(*own))


def racing(a: States) -> Racing | None:
    """None where there is no race, or one of more than two."""
    s = a[0]
    if s.over or s.due not in (ROLL, MOVE) or (s.arrested_by == NOBODY).any():
        return None
    made = [int((s.arrested_by == seat).sum()) for seat in range(int(s.seats))]
    first = [seat for seat, count in enumerate(made) if count == max(made)]
    if len(first) != 2:
        return None
    mover = int(s.turn)
    other = first[0] if first[1] == mover else first[1]
    cars = [int(field) for field in s.cars]
    return Racing(
        mover,
        other,
        (cars[2 * mover], cars[2 * mover + 1]),
        (cars[2 * other], cars[2 * other + 1]),
    )


def drives(position: Position, found: Racing, race: Race) -> list[float]:
    """The mover's chance after each of his drives, in their order."""
    return [found.after(code, race) for code in position.moves.codes]


def outlook(position: Position, found: Racing, race: Race) -> float:
    """The mover's chance now, whether he has rolled or not."""
    if position.copy_record()[0].due == ROLL:
        return found.worth(race)
    return max(drives(position, found, race))
