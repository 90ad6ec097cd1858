"""Whether a board that we designed is fair: measured by equal bots, written as a page of docs."""

from collections.abc import Callable
from dataclasses import dataclass

from cavale.lab.balance import horse, manhattan


@dataclass(frozen=True)
class Balance:
    page: Callable[[int, int | None], str]
    """Takes the games for each number of seats and the processes; gives the page."""
    games: int
    """How many games are enough."""


BALANCES: dict[str, Balance] = {
    "horse": Balance(horse.page, 200),
    "manhattan": Balance(manhattan.page, 4000),
}
