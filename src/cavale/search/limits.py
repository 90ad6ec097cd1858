"""When to stop: after some time, after some nodes, or when somebody raises the flag."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np

from cavale.core.jit import Flag

NO_LIMIT = 1 << 62
_SHORTEST = 0.002

_clock: Callable[[], float] = time.monotonic


def use_processor_time() -> None:
    """From now on seconds are those this process computes: for measuring on a busy machine."""
    global _clock
    _clock = time.process_time


def new_flag() -> Flag:
    return np.zeros(1, np.int64)


@contextmanager
def alarm(seconds: float | None, flag: Flag | None = None) -> Iterator[Flag]:
    """A flag that goes up after a time; kernels look at it with `raised`."""
    flag = new_flag() if flag is None else flag
    if seconds is None:
        yield flag
        return

    end = _clock() + seconds
    done = threading.Event()

    def watch() -> None:
        while (left := end - _clock()) > 0:
            if done.wait(max(left, _SHORTEST)):
                return
        flag[0] = 1

    threading.Thread(target=watch, daemon=True).start()
    try:
        yield flag
    finally:
        done.set()
