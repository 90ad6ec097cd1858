"""Compiled functions as they are written, for Python: called compiled they are compiled first.

A kernel is kept on disk; what only kernels call is not (`core/jit.py`), and would be compiled anew
in every process that shows a position.
"""

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def interpreted(function: Callable[P, R]) -> Callable[P, R]:
    """The function and all that it calls."""
    found: Callable[P, R] = _interpreted(function)
    return found


@cache
def _interpreted(function: Any) -> Any:
    source = getattr(function, "py_func", None)
    if source is None:
        return function
    known = source.__globals__
    called = {name: known[name] for name in source.__code__.co_names if name in known}
    own = {name: _interpreted(one) for name, one in called.items() if hasattr(one, "py_func")}
    return FunctionType(source.__code__, {**known, **own}, source.__name__, source.__defaults__)
