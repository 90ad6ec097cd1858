"""When to stop: after some time, after some nodes, or when somebody raises the flag."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from cavale.core.jit import Flag

NO_LIMIT = 1 << 62


def new_flag() -> Flag:
    return np.zeros(1, np.int64)


@contextmanager
def alarm(seconds: float | None, flag: Flag | None = None) -> Iterator[Flag]:
    """A flag that goes up after a time; kernels look at it with `raised`."""
    flag = new_flag() if flag is None else flag
    if seconds is None:
        yield flag
        return

    def ring() -> None:
        flag[0] = 1

    timer = threading.Timer(seconds, ring)
    timer.daemon = True
    timer.start()
    try:
        yield flag
    finally:
        timer.cancel()
