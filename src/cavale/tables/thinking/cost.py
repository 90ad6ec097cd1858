"""What a thought costs: processor time, which is the same however busy the machine is."""

from collections.abc import Callable
from time import thread_time
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Costed(NamedTuple, Generic[T]):
    found: T
    seconds: float


def costed(work: Callable[[], T]) -> Costed[T]:
    """Runs where the thought is computed, in one thread from beginning to end."""
    begun = thread_time()
    found = work()
    return Costed(found, thread_time() - begun)
