"""What a thought costs: processor time, which is the same however busy the machine is."""

import time
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Costed(NamedTuple, Generic[T]):
    found: T
    seconds: float


def costed(work: Callable[[], T]) -> Costed[T]:
    """Runs where the thought is computed, in one thread from beginning to end."""
    begun = time.thread_time()
    found = work()
    return Costed(found, time.thread_time() - begun)
