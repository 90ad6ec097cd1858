"""What `core/jit.py` is on a server: here kernels are there already, and rules are plain Python.

A kernel that warming has not met runs as it is written, slowly.
"""

import hashlib
import logging
from collections.abc import Callable
from typing import Any, Final, get_type_hints

import numpy as np

from cavale.page.inside.calling import Entry

logger = logging.getLogger(__name__)

Ints = Floats = States = Rng = Planes = Flag = np.ndarray
JIT: Final = True
KERNELS: list[Any] = []


class Kernel:
    def __init__(self, function: Callable[..., Any]) -> None:
        self.py_func = function
        self.name = f"{function.__module__}.{function.__qualname__}"
        self.entries: dict[Any, Entry | None] = {}
        self.__name__ = function.__name__
        self.__module__ = function.__module__
        KERNELS.append(self)

    def __call__(self, *args: Any) -> Any:
        key = tuple([_kind(one) for one in args])
        try:
            entry = self.entries[key]
        except KeyError:
            entry = self.entries[key] = Entry.of(self.name, args)
            if entry is None:
                logger.warning("%s is not compiled for %s", self.name, key)
        return self.py_func(*args) if entry is None else entry(args)


def _kind(one: Any) -> Any:
    if isinstance(one, np.ndarray):
        return one.dtype.name, len(one.shape)
    return tuple(map(_kind, one)) if isinstance(one, tuple) else type(one)


def kernel(function: Any) -> Any:
    return Kernel(function)


def inner(function: Any) -> Any:
    return function


light = plain = inner


def direct(compiled: Any, *like: Any) -> Any:
    if not isinstance(compiled, Kernel):
        return compiled
    entry = Entry.of(compiled.name, like)
    return compiled if entry is None else lambda *args: entry(args)


_PLAIN: dict[str, dict[str, Any]] = {}
_STUBS: dict[str, Any] = {}


def rule(stub: Any) -> Any:
    name, plain = stub.__name__, _PLAIN.setdefault(stub.__name__, {})

    def call(*args: Any) -> Any:
        return plain.get(args[0].dtype.name, stub)(*args)

    call.__name__ = call.__qualname__ = name
    call.__module__ = stub.__module__
    return call


required = rule


def implement(dtype: Any, *functions: Any) -> None:
    for function in functions:
        _PLAIN.setdefault(function.__name__, {})[dtype.name] = function


add_rules = implement_plainly = implement


def layout(state: type) -> Any:
    fields: list[tuple[Any, ...]] = []
    for name, hint in get_type_hints(state, include_extras=True).items():
        shape = getattr(hint, "__metadata__", None)
        kind = "float64" if hint is float else "int64"
        fields.append((name, kind, shape[0]) if shape else (name, kind))
    marker = f"{state.__module__}.{state.__qualname__}".replace(".", "_")
    fields.append((f"is_{marker}", "int64"))
    return np.dtype(fields)


def fill(a: Any, state: bytes) -> None:
    a.memory[a.offset : a.offset + len(state)] = state


def raised(flag: Any) -> bool:
    return bool(flag[0] != 0)


def lowest_bit(bits: int) -> int:
    return (bits & -bits).bit_length() - 1


def count_bits(bits: int) -> int:
    return int(bits).bit_count()


def seeded(seed: int) -> Any:
    mixed = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
    return np.array([int.from_bytes(mixed, "big") | 1], "uint64")


def random_below(rng: Any, n: int) -> int:
    x = rng[0]
    x = (x ^ x << 13) & 0xFFFFFFFFFFFFFFFF
    x ^= x >> 7
    x = (x ^ x << 17) & 0xFFFFFFFFFFFFFFFF
    rng[0] = x
    return ((x >> 32) * n) >> 32  # type: ignore[no-any-return]


def random_unit(rng: Any) -> float:
    return random_below(rng, 1 << 30) / (1 << 30)
