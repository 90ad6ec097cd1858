"""Who plays at a table, and where they sit: the same from one move to the next."""

import msgspec

from cavale.core.once import once
from cavale.core.series import Order
from cavale.tables.log.entries import Player

Seats = frozenset[int]


class Company(msgspec.Struct, frozen=True, dict=True):
    players: tuple[Player, ...]
    order: Order

    @once
    def seats(self) -> tuple[Player, ...]:
        """The players in the order in which they sit now."""
        return tuple(self.players[player] for player in self.order)

    @once
    def secrets(self) -> tuple[str | None, ...]:
        """Hashed, by player."""
        return tuple(player.secret for player in self.players)

    @once
    def programs(self) -> dict[str, int]:
        """The players who are programs, by name; those that are asked and do not sit are none."""
        return {one.program: n for n, one in enumerate(self.players) if one.program and one.claimed}

    @once
    def asked(self) -> dict[str, int]:
        """The programs that are asked to play, each with the player it would be."""
        return {
            one.program: n for n, one in enumerate(self.players) if one.program and not one.claimed
        }

    @once
    def seated(self) -> bool:
        return all(player.claimed for player in self.players)

    @once
    def complete(self) -> bool:
        """Whether the game may begin."""
        return self.seated and all(player.told for player in self.players)

    @once
    def with_bots(self) -> bool:
        return any(player.bot is not None for player in self.players)

    @once
    def screens(self) -> tuple[Seats, ...]:
        """For each seat those at the same screen, itself included."""
        here = frozenset(seat for seat, one in enumerate(self.seats) if one.kind == "here")
        return tuple(here if seat in here else Seats({seat}) for seat in range(len(self.seats)))

    @once
    def others(self) -> tuple[Seats, ...]:
        """For each seat those of other people who have not left."""
        people = Seats(
            seat for seat, one in enumerate(self.seats) if one.kind != "bot" and one.gone is None
        )
        return tuple(people - {seat} for seat in range(len(self.seats)))

    @once
    def gone(self) -> Seats:
        """The seats of those who have left the game under way."""
        return Seats(seat for seat, one in enumerate(self.seats) if one.gone is not None)

    @once
    def deserted(self) -> bool:
        """Whether there is nobody left to play on: one seat, or none but bots."""
        stay = [one for one in self.seats if one.gone is None]
        return len(stay) < 2 or all(one.kind == "bot" for one in stay)

    @once
    def elsewhere(self) -> tuple[Seats, ...]:
        """For each seat those of other people who are not at the same screen."""
        return tuple(
            others - screen for others, screen in zip(self.others, self.screens, strict=True)
        )

    @once
    def away(self) -> Seats:
        """The seats that a bot plays for somebody who is away."""
        return Seats(seat for seat, one in enumerate(self.seats) if one.stand_in is not None)
