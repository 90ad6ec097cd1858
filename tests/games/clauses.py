"""`@clause("2.1")` above a test: this test holds that clause of the game's rulebook."""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., None])


def clause(*ids: str) -> Callable[[F], F]:
    def mark(test: F) -> F:
        return test

    return mark
