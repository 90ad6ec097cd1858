"""Time limits without threads: kernels ask the clock themselves, by way of the page."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


def _never(seconds: float | None) -> None:
    pass


until: Callable[[float | None], None] = _never
"""Says from when on `late` answers yes; given by the worker."""


@contextmanager
def alarm(seconds: float | None, flag: Any = None) -> Iterator[Any]:
    from cavale.search.limits import new_flag

    flag = new_flag() if flag is None else flag
    until(seconds)
    try:
        yield flag
    finally:
        until(None)
