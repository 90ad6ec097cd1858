"""Opponents: to be written."""

from cavale.core.bot import Bot


def bot(level: int, pace: float = 1.0) -> Bot:
    raise ValueError("there are no bots yet")
