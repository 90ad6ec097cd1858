"""How often one client may ask."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil

from limits import RateLimitItem, RateLimitItemPerDay, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from cavale.tables.deciding.refusals import slow_down
from cavale.web.problems import Denied, refused_as


class RateLimit:
    """So many a minute, and perhaps so many a day, for each client, in this process."""

    def __init__(self, per_minute: int, per_day: int | None = None) -> None:
        self._items: list[RateLimitItem] = [RateLimitItemPerMinute(per_minute)]
        if per_day is not None:
            self._items.append(RateLimitItemPerDay(per_day))
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())

    def count(self, client: str) -> None:
        for item in self._items:
            if not self._limiter.hit(item, client):
                again = self._limiter.get_window_stats(item, client).reset_time
                raise _slow_down(max(1, ceil(again - time.time())))


class NoLimit:
    def __init__(self, *_: object) -> None:
        pass

    def count(self, client: str) -> None:
        pass


class AtOnce:
    """So many at the same time for each client, in this process."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    @contextmanager
    def holding(self, client: str) -> Iterator[None]:
        if self._held[client] >= self._most:
            raise _slow_down(AGAIN)
        self._held[client] += 1
        try:
            yield
        finally:
            self._held[client] -= 1
            if not self._held[client]:
                del self._held[client]


AGAIN = 10
"""Seconds after which somebody who holds too much may ask again."""


def _slow_down(seconds: int) -> Denied:
    return Denied(refused_as(slow_down(seconds)))
