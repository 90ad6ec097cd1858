"""A property that is worked out when it is first asked for, and then kept.

As `functools.cached_property`, but without the lock that this takes every time before Python 3.12:
here nothing that is worked out twice differs. And without asking an object for its dictionary:
Python makes one only then, and there are as many positions in memory as moves were played.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

import msgspec

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801 - it is read as a decorator
    def __init__(self, made: Callable[[Any], T]) -> None:
        self._made = made
        self._name = made.__name__
        self._frozen = False
        self.__doc__ = made.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._frozen = issubclass(owner, msgspec.Struct)

    @overload
    def __get__(self, holder: None, kind: type) -> "once[T]": ...
    @overload
    def __get__(self, holder: object, kind: type) -> T: ...
    def __get__(self, holder: object | None, kind: type) -> "once[T] | T":
        if holder is None:
            return self
        value = self._made(holder)
        if self._frozen:
            holder.__dict__[self._name] = value
        else:
            setattr(holder, self._name, value)
        return value
