"""Calls of kernels: arguments are laid out in a block of memory, whose address passes."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from cavale.page.inside.memory import address_of

RESULTS: Final = 8
_BLOCK = bytearray(8 * 512)
_INTS = memoryview(_BLOCK).cast("q")
_WORDS = memoryview(_BLOCK).cast("Q")
_FLOATS = memoryview(_BLOCK).cast("d")
_ADDRESS = address_of(_BLOCK)

Put = Callable[[Any, int], int]
KNOWN: dict[str, list[tuple[Any, Any, Callable[[int], int]]]] = {}
"""Of each kernel, what it takes and gives, and its entry."""


class Failed(RuntimeError):
    """A kernel ended with an error: a bug, here as on a server."""


def offer(about: list[dict[str, Any]], entries: Any) -> None:
    """Kernels of a room that have been loaded."""
    for one in about:
        told = one["takes"], one["gives"], getattr(entries, one["entry"])
        KNOWN.setdefault(one["kernel"], []).append(told)


class Entry:
    def __init__(self, name: str, takes: list[Any], gives: Any, entry: Any) -> None:
        self.name = name
        self._puts = list(map(_put, takes))
        self._entry = entry
        self._get = _get(gives)

    @staticmethod
    def of(name: str, args: tuple[Any, ...]) -> "Entry | None":
        for takes, gives, entry in KNOWN.get(name, ()):
            if len(takes) == len(args) and all(map(_fits, takes, args)):
                return Entry(name, takes, gives, entry)
        return None

    def __call__(self, args: tuple[Any, ...]) -> Any:
        at = RESULTS
        for put, one in zip(self._puts, args, strict=False):
            at = put(one, at)
        status = self._entry(_ADDRESS)
        if status:
            raise Failed(f"{self.name}: status {status}")
        return self._get()


def _fits(kind: Any, one: Any) -> bool:
    if isinstance(kind, list):
        if kind[0] == "a":
            array = isinstance(one, np.ndarray)
            return array and one.dtype.name == kind[1] and len(one.shape) == kind[2]
        return (
            isinstance(one, tuple) and len(one) + 2 == len(kind) and all(map(_fits, kind[2:], one))
        )
    if kind == "b":
        return isinstance(one, bool)
    if kind in "iu":
        return isinstance(one, int)
    if kind == "f":
        return isinstance(one, (int, float))
    return isinstance(one, bytes) if kind == "y" else one is None


def _put(kind: Any) -> Put:
    if isinstance(kind, list):
        if kind[0] == "a":
            return _array_1 if kind[2] == 1 else _array
        puts = list(map(_put, kind[2:]))

        def several(one: Any, at: int) -> int:
            for put, part in zip(puts, one, strict=False):
                at = put(part, at)
            return at

        return several
    return {"b": _int, "i": _int, "u": _word, "f": _float, "y": _bytes, "n": _nothing}[kind]


def _int(one: Any, at: int) -> int:
    _INTS[at] = one
    return at + 1


def _word(one: Any, at: int) -> int:
    _WORDS[at] = one
    return at + 1


def _float(one: Any, at: int) -> int:
    _FLOATS[at] = one
    return at + 1


def _nothing(one: Any, at: int) -> int:
    return at


_KEPT: list[Any] = [None]


def _bytes(one: bytes, at: int) -> int:
    held = _KEPT[0] = bytearray(one)
    _INTS[at], _INTS[at + 1], _INTS[at + 2] = address_of(held), len(held), 1
    return at + 3


def _array_1(one: Any, at: int) -> int:
    _INTS[at], _INTS[at + 1], _INTS[at + 2] = one.address, one.shape[0], one.strides[0]
    return at + 3


def _array(one: Any, at: int) -> int:
    _INTS[at] = one.address
    at += 1
    for number in (*one.shape, *one.strides):
        _INTS[at] = number
        at += 1
    return at


def _get(kind: Any) -> Callable[[], Any]:
    if kind == "n":
        return lambda: None
    if isinstance(kind, list):
        from_slots = [_reader(one, i) for i, one in enumerate(kind[2:])]
        return lambda: tuple([read() for read in from_slots])
    return _reader(kind, 0)


def _reader(kind: str, at: int) -> Callable[[], Any]:
    if kind == "b":
        return lambda: bool(_INTS[at])
    block = {"i": _INTS, "u": _WORDS, "f": _FLOATS}[kind]
    return lambda: block[at]
