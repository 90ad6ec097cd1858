"""Where chance comes from: generators of Python's and of NumPy's are taken wherever it is drawn."""

from random import Random
from typing import Protocol, TypeAlias

import numpy as np

from cavale.core.jit import Rng, seeded


class Uniform(Protocol):
    """A generator of numbers from 0 to below 1: `random.Random`, `numpy.random.Generator`."""

    def random(self) -> float: ...


Source: TypeAlias = int | Random | np.random.Generator | Rng
"""A seed, a generator, or the state of a compiled one, which then goes on."""


def stream(source: Source) -> Rng:
    """The state of a compiled generator; a generator that is given moves on by eight bytes."""
    if isinstance(source, np.ndarray):
        return source
    if isinstance(source, Random):
        return seeded(source.getrandbits(64))
    if isinstance(source, np.random.Generator):
        return seeded(int.from_bytes(source.bytes(8), "big"))
    return seeded(source)


def python_random(source: int | Random | np.random.Generator) -> Random:
    """A generator of Python's; one of NumPy's moves on by eight bytes."""
    if isinstance(source, Random):
        return source
    if isinstance(source, np.random.Generator):
        return Random(int.from_bytes(source.bytes(8), "big"))
    return Random(source)
