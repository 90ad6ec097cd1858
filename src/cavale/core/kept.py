"""What a room ships or works out once and keeps: functions of nothing, or of a few names.

A folder that is built for pages has the answers worked out beforehand (`page/constants.py`).
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any, Literal, ParamSpec, TypeVar, get_args, get_origin, get_type_hints

P = ParamSpec("P")
R = TypeVar("R")

KEPT: list[Any] = []


def kept(function: Callable[P, R]) -> Callable[P, R]:
    """Each argument is one of the strings that its type lists."""
    found: Any = cache(function)
    KEPT.append(found)
    return found  # type: ignore[no-any-return]


def questions(function: Any) -> Iterator[tuple[str, ...]]:
    """All that such a function can be asked."""
    hints = get_type_hints(function.__wrapped__)
    hints.pop("return", None)
    for hint in hints.values():
        if get_origin(hint) is not Literal:
            raise TypeError(f"{function.__qualname__} can be asked too much")
    yield from product(*map(get_args, hints.values()))


def name_of(function: Any, asked: tuple[str, ...] = ()) -> str:
    return ":".join((f"{function.__module__}.{function.__qualname__}", *asked))
