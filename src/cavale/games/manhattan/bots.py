"""to come"""

from cavale.core.bot import Bot


def bot(level: int, pace: float = 1.0) -> Bot:
    raise ValueError("no bots yet")
