"""How often one client may ask."""

import time
from math import ceil

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from cavale.tables.deciding.refusals import slow_down
from cavale.web.problems import Denied, refused_as


class RateLimit:
    """So many a minute for each client, in this process."""

    def __init__(self, per_minute: int) -> None:
        self._item = RateLimitItemPerMinute(per_minute)
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())

    def count(self, client: str) -> None:
        if not self._limiter.hit(self._item, client):
            again = self._limiter.get_window_stats(self._item, client).reset_time
            raise _slow_down(max(1, ceil(again - time.time())))


def _slow_down(seconds: int) -> Denied:
    return Denied(refused_as(slow_down(seconds)))
