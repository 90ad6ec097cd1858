"""How often one client may ask."""

import time

from cavale.core.words import Words
from cavale.web.problems import Denied, Problem


class RateLimit:
    """So many a minute for each client, saved up to a minute's worth."""

    def __init__(self, per_minute: int) -> None:
        self._per_minute = per_minute
        self._used: dict[str, tuple[float, float]] = {}

    def count(self, client: str) -> None:
        now = time.monotonic()
        used, since = self._used.get(client, (0.0, now))
        used = max(0.0, used - (now - since) * self._per_minute / 60)
        if used + 1 > self._per_minute:
            wait = (used + 1 - self._per_minute) * 60 / self._per_minute
            raise slow_down(int(wait) + 1)
        if len(self._used) > 10_000:
            self._used = {k: v for k, v in self._used.items() if now - v[1] < 60}
        self._used[client] = (used + 1, now)


def slow_down(seconds: int) -> Denied:
    return Denied(
        Problem(
            "slow_down",
            Words("Doucement : attendez un peu.", "Slow down: wait a moment."),
            detail={"seconds": seconds},
        )
    )
