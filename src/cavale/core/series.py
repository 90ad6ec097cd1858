"""Several games between the same people: who sits where, and who is ahead."""

from collections.abc import Callable
from dataclasses import dataclass, replace

Order = tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """A finished game: which player sat at each seat, and the points of each seat."""

    order: Order
    points: tuple[float, ...]


Seating = Callable[[Played], Order]


def alternate(last: Played) -> Order:
    """Everybody moves one seat on; with two players the sides swap."""
    return (*last.order[1:], last.order[0])


def loser_first(last: Played) -> Order:
    """With two players the loser of the last game takes the first seat; after a draw, swap."""
    if last.points[0] == last.points[1]:
        return alternate(last)
    return last.order if last.points[0] < last.points[1] else alternate(last)


@dataclass(frozen=True)
class Series:
    length: int
    players: int
    seating: Seating = alternate
    fewer_points_win: bool = False
    played: tuple[Played, ...] = ()
    first: Order | None = None
    """Who sits where in the first game, if not the players in their order."""

    @property
    def order(self) -> Order:
        """Which player sits at each seat in the game under way, or in the last one."""
        if not self.played:
            return tuple(range(self.players)) if self.first is None else self.first
        last = self.played[-1]
        return last.order if self.over else self.seating(last)

    @property
    def over(self) -> bool:
        return len(self.played) >= self.length

    def add(self, points: tuple[float, ...]) -> "Series":
        if self.over:
            raise ValueError("the series is over")
        played = (*self.played, Played(self.order, points))
        return replace(self, played=played)

    def seated(self, order: Order) -> "Series":
        """With another order in the first game, as long as none has been played."""
        if self.played:
            raise ValueError("the series has begun")
        return replace(self, first=order)

    @property
    def totals(self) -> tuple[float, ...]:
        totals = [0.0] * self.players
        for game in self.played:
            for player, points in zip(game.order, game.points, strict=True):
                totals[player] += points
        return tuple(totals)

    @property
    def won(self) -> tuple[int, ...]:
        """How many of the games each player has won alone."""
        best = min if self.fewer_points_win else max
        wins = [0] * self.players
        for game in self.played:
            if game.points.count(best(game.points)) == 1:
                wins[game.order[game.points.index(best(game.points))]] += 1
        return tuple(wins)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The players with the best totals so far; several when they are equal."""
        best = (min if self.fewer_points_win else max)(self.totals)
        return tuple(player for player, total in enumerate(self.totals) if total == best)

    @property
    def winner(self) -> int | None:
        """The player who won the series; None while it runs and when it is drawn."""
        return self.leaders[0] if self.over and len(self.leaders) == 1 else None
