"""How fair a game's board and cards are, measured by bots of equal strength.

The page about it is written by `cavale lab balance`, never by hand.
"""

from collections.abc import Callable
from pathlib import Path

from cavale.lab.balance import manhattan

Balance = Callable[[int, int], str]
"""Plays so many games from a seed and gives the page."""

BALANCES: dict[str, Balance] = {
    "manhattan": manhattan.page,
}


def run(slug: str, games: int, seed: int = 0, out: Path | None = None) -> None:
    page = BALANCES[slug](games, seed)
    print(page)
    if out is not None:
        out.write_text(page, "utf-8")
