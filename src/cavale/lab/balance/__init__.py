"""Whether a board that we designed is fair: measured by equal bots, written as a page of docs."""

from collections.abc import Callable

from cavale.lab.balance import horse

Balance = Callable[[int, int | None], str]
"""Takes the games for each number of seats and the processes; gives the page."""

BALANCES: dict[str, Balance] = {"horse": horse.page}
