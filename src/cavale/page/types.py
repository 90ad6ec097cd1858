"""How an argument travels to a kernel in the page: as slots of eight bytes in one block.

One description for both: what builds the kernel's entry and what fills the block.
"""

import sys
from importlib import import_module
from typing import Any, Final

import numba
import numpy as np
from numba.core import types as of_numba

types: Any = of_numba

_NUMBERS: Final[dict[str, Any]] = {
    "b": types.boolean,
    "i": types.int64,
    "u": types.uint64,
    "f": types.float64,
    "n": types.none,
    "y": types.Bytes(types.uint8, 1, "C", readonly=True),
}


class Unpassable(TypeError):
    pass


def described(kind: Any) -> Any:
    """A type as JSON: a letter for a number, a list for what has parts."""
    for letter, number in _NUMBERS.items():
        if kind == number:
            return letter
    if isinstance(kind, types.Array):
        if kind.layout != "C" or not kind.mutable:
            raise Unpassable(f"a page cannot pass {kind}")
        return ["a", _element(kind.dtype), kind.ndim]
    if isinstance(kind, types.BaseTuple):
        made = getattr(kind, "instance_class", tuple)
        return ["t", f"{made.__module__}:{made.__qualname__}", *map(described, kind.types)]
    raise Unpassable(f"a page cannot pass {kind}")


def _element(kind: Any) -> str:
    """A record by its marker (`core.jit.layout`), which is the last of its fields."""
    return list(kind.fields)[-1] if isinstance(kind, types.Record) else str(kind)


def read(kind: Any, package: str) -> Any:
    """The type that was described, of a kernel of this room."""
    if isinstance(kind, str):
        return _NUMBERS[kind]
    if kind[0] == "a":
        return types.Array(_element_of(kind[1], package), kind[2], "C")
    parts = [read(one, package) for one in kind[2:]]
    module, _, name = kind[1].partition(":")
    if name == "tuple":
        return types.Tuple(parts)
    made = getattr(import_module(module), name)
    if len(set(parts)) == 1:
        return types.NamedUniTuple(parts[0], len(parts), made)
    return types.NamedTuple(parts, made)


def _element_of(name: str, package: str) -> Any:
    if not name.startswith("is_"):
        return getattr(types, name)
    own = (module for path, module in sys.modules.items() if path.startswith(package))
    found = (one for module in own for one in vars(module).values() if isinstance(one, np.dtype))
    return numba.from_dtype(next(one for one in found if (one.names or ("",))[-1] == name))
