"""A property that is worked out when it is first asked for, and then kept.

As `functools.cached_property`, but without the lock that this takes every time before Python 3.12:
here nothing that is worked out twice differs.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801 - it is read as a decorator
    def __init__(self, made: Callable[[Any], T]) -> None:
        self._made = made
        self._name = made.__name__
        self.__doc__ = made.__doc__

    @overload
    def __get__(self, holder: None, kind: type) -> "once[T]": ...
    @overload
    def __get__(self, holder: object, kind: type) -> T: ...
    def __get__(self, holder: object | None, kind: type) -> "once[T] | T":
        if holder is None:
            return self
        value = holder.__dict__[self._name] = self._made(holder)
        return value
