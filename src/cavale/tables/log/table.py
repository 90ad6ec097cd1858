"""A table at one moment. It never changes: `fold` gives the next one."""

from typing import Literal

import msgspec

from cavale.core.beacon import Chain, Emitted
from cavale.core.game import Game
from cavale.core.learning import teaches
from cavale.core.move import Move
from cavale.core.once import once
from cavale.core.outcome import Outcome
from cavale.core.position import Position
from cavale.core.seats import CHANCE
from cavale.core.series import Order, Series
from cavale.tables.log.entries import Again, Clock, Evening, Line, Logged, Player, Rematch
from cavale.tables.log.players import Company

Status = Literal["waiting", "playing", "over"]


class Ply(msgspec.Struct, frozen=True, dict=True):
    """A move that stands. Plies form a chain, so that every version of a table shares them."""

    number: int
    seat: int | None
    move: Move
    before: Position
    position: Position
    version: int
    at: int
    previous: "Ply | None"
    stand_in: bool = False

    @once
    def taught(self) -> bool:
        """Whether anybody would stay wiser by it if it were taken back."""
        return teaches(self.before, self.move)


class Offer(msgspec.Struct, frozen=True):
    """`agreed` are the seats that said yes so far."""

    seat: int
    agreed: frozenset[int] = frozenset()


class BrokenRound(msgspec.Struct, frozen=True):
    """A round of nonces that somebody broke off: for each player what it was bound to, and told."""

    bound: tuple[str, ...]
    told: tuple[str, ...]

    @property
    def missing(self) -> tuple[int, ...]:
        """The players who did not tell."""
        pairs = zip(self.bound, self.told, strict=True)
        return tuple(player for player, (bound, told) in enumerate(pairs) if bound and not told)


class Rounds(msgspec.Struct, frozen=True):
    """Of nonces, before the first game: those that were broken off, and when this one's turn came.

    `since` is when the players were last asked for something.
    """

    broken: tuple[BrokenRound, ...] = ()
    since: int = 0

    @property
    def number(self) -> int:
        return len(self.broken) + 1


class Beacon(msgspec.Struct, frozen=True):
    """A public beacon that is part of the dealer's key, once the round that was due is there."""

    chain: Chain
    awaited: bool = True
    given: Emitted | None = None


class Planned(msgspec.Struct, frozen=True):
    """What is left of the lines a seat has planned, from the position as it is."""

    seat: int
    lines: tuple[Line, ...]

    def after(self, move: str) -> "Planned":
        """Lines that another move has crossed are no plans any more."""
        held = (line for line in self.lines if len(line) > 1 and line[0] == move)
        return Planned(self.seat, tuple(line[1:] for line in held))


class Table(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    id: str
    game: Game
    version: int
    company: Company
    series: Series
    number: int
    begun: Logged
    start: Position
    seed: str | None
    root: str | None = None
    aids: bool = True
    public: bool = False
    clock: Clock | None = None
    stand_in: int | None = None
    names: bool = False
    left_to: int | None = None
    fairness: int = 1
    again: Again | None = None
    rounds: Rounds = Rounds()
    beacon: Beacon | None = None
    room: str | None = None
    gathering: bool = False
    """People gather still: the host has not begun the game."""
    evening: Evening | None = None
    left: tuple[int, ...] = ()
    """Milliseconds each seat had left when the turn began, at `since`."""
    since: int = 0
    """When the turn began whose clock runs."""
    credit: tuple[int, ...] = ()
    """Milliseconds that each seat's moves may still lose on their way in this game."""
    busy: tuple[int, ...] = ()
    """Until when each player has done enough besides moving: see `pace`."""
    decided: int = 0
    """The version of the position: of the last entry that changed what its mover decides."""
    offered: int = 0
    """The version of the last entry that changed the position or an offer."""
    last: Ply | None = None
    outcome: Outcome | None = None
    resigned: int | None = None
    flagged: int | None = None
    draw: Offer | None = None
    undo: Offer | None = None
    declined: frozenset[tuple[str, int]] = frozenset()
    retaken: int | None = None
    """The seat that took a move back unasked when it was no longer its turn."""
    plans: tuple[Planned, ...] = ()
    """Each is for the eyes of its seat only."""
    rematch: Rematch | None = None
    earlier: "Table | None" = None
    """The table when the game before this one of the series had ended."""

    @once
    def position(self) -> Position:
        return self.start if self.last is None else self.last.position

    @once
    def status(self) -> Status:
        if self.outcome is not None:
            return "over"
        awaited = self.beacon is not None and self.beacon.awaited
        ready = self.company.complete and not awaited and not self.gathering
        return "playing" if ready else "waiting"

    @once
    def mover(self) -> int | None:
        """The seat that may move now; None while waiting, when over, and at chance."""
        mover = self.position.mover
        return None if self.status != "playing" or mover == CHANCE else mover

    @property
    def at_chance(self) -> bool:
        return self.status == "playing" and self.position.mover == CHANCE

    @property
    def players(self) -> tuple[Player, ...]:
        return self.company.players

    @property
    def order(self) -> Order:
        return self.company.order

    @property
    def seats(self) -> tuple[Player, ...]:
        return self.company.seats

    def plays(self, seat: int) -> bool:
        """Whether who sits there may play: who has left may not, but where stand-ins may."""
        player = self.seats[seat]
        return player.gone is None or player.stand_in is None or self.stand_in is not None

    def seat_of(self, player: int | None) -> int | None:
        return None if player is None else self.company.order.index(player)

    def group(self, player: int) -> frozenset[int]:
        """The players at the same screen as this one, itself included."""
        return frozenset(
            self.order[seat] for seat in self.company.screens[self.order.index(player)]
        )

    def planned(self, seat: int | None) -> tuple[Line, ...]:
        return next((plan.lines for plan in self.plans if plan.seat == seat), ())

    def game_number(self, number: int) -> "Table | None":
        """The table as it is in this game of the series, or as it was when that game ended."""
        table: Table | None = self
        while table is not None and table.number != number:
            table = table.earlier
        return table

    def plies(self) -> list[Ply]:
        """The moves that stand, the first one first."""
        chain = []
        ply = self.last
        while ply is not None:
            chain.append(ply)
            ply = ply.previous
        return chain[::-1]

    def move_on(self) -> None:
        """Of the position before the last move nothing is asked any more, as a rule."""
        if self.last is not None:
            self.last.before.forget()

    @property
    def rolls(self) -> int:
        return sum(ply.seat is None for ply in self.plies())
