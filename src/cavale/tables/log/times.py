"""Times, in milliseconds since 1970, and as they are written."""

import time
from datetime import UTC, datetime
from functools import lru_cache


def now() -> int:
    return time.time_ns() // 1_000_000


def iso(at: int) -> str:
    seconds, thousandths = divmod(at, 1000)
    return f"{_second(seconds)}.{thousandths:03}Z"


@lru_cache(maxsize=64)
def _second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S")
