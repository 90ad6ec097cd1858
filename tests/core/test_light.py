"""A light function counts no arrays, and cannot make one."""

import numpy as np
import pytest
from numba.core.errors import NumbaError

from cavale.core.jit import JIT, Ints, inner, light


@inner
@light
def _sum(numbers: Ints, length: int) -> int:
    total = 0
    for i in range(length):
        total += numbers[i]
    return total


@inner
@light
def _makes_one(length: int) -> int:
    return len(np.zeros(length, np.int64))


@inner
def _sum_of_new(length: int) -> int:
    numbers = np.arange(length)
    return _sum(numbers, length)


@inner
def _spoilt(length: int) -> int:
    return _makes_one(length)


def test_it_is_called_by_others_that_count() -> None:
    assert _sum_of_new(5) == 10
    if not JIT:
        return
    asm = "".join(_sum_of_new.inspect_llvm().values())  # type: ignore[attr-defined]
    light_body = asm.split("_sum", 2)[2].split("\n}\n")[0]
    assert "NRT_incref" not in light_body


def test_it_cannot_make_an_array() -> None:
    if not JIT:
        assert _spoilt(3) == 3
        return
    with pytest.raises(NumbaError, match="returning of array"):
        _spoilt(3)
