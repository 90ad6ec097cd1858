"""Matches that justify how a game's bots are built, held with its ladder."""

from collections.abc import Callable

from cavale.lab.contest import Pairing

Trial = Callable[[float], Pairing]
"""Takes the pace."""

TRIALS: dict[str, tuple[Trial, ...]] = {}
