"""What frozen rules import in place of `core/jit.py` and `core/rules.py`: nothing is compiled.

They answer for a table or a record, a move at a time, and no bot searches by them. As plain Python
they answer at once, where a compiler would take many seconds for each process and each version; and
no cache of kernels changes with them.
"""

from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar

import numpy as np

from cavale.core import jit
from cavale.core.jit import Flag as Flag
from cavale.core.jit import Floats as Floats
from cavale.core.jit import Ints as Ints
from cavale.core.jit import Rng as Rng
from cavale.core.jit import States as States
from cavale.core.jit import count_bits as count_bits
from cavale.core.jit import fill as fill
from cavale.core.jit import layout as layout
from cavale.core.jit import lowest_bit as lowest_bit
from cavale.core.jit import raised as raised
from cavale.core.jit import seeded as seeded
from cavale.core.rules import State as State
from cavale.core.rules import apply as apply
from cavale.core.rules import mover as mover
from cavale.core.rules import moves as moves
from cavale.core.rules import observe as observe
from cavale.core.rules import points as points
from cavale.core.rules import resample as resample
from cavale.core.rules import share as share
from cavale.core.rules import utility as utility
from cavale.core.rules import visible as visible
from cavale.core.rules import weight as weight

P = ParamSpec("P")
R = TypeVar("R")

random_below: Final = jit.plain(jit.random_below)


def inner(function: Callable[P, R]) -> Callable[P, R]:
    return function


kernel = plain = inner


def implement(dtype: np.dtype[np.void], *functions: Callable[..., Any]) -> None:
    """Bind frozen functions to their record type: the last line of a frozen rules.py."""
    jit.implement_plainly(dtype, *functions)


def face_mover(a: States) -> int:
    return mover(a[0])


def face_moves(a: States, out: Ints) -> int:
    return moves(a[0], out)


def face_offers(a: States, state: bytes, out: Ints) -> int:
    fill(a, state)
    n = moves(a[0], out)
    out[n] = mover(a[0])
    return n


def face_play(a: States, state: bytes, move: int) -> int:
    fill(a, state)
    apply(a[0], move)
    return mover(a[0])


def face_apply(a: States, move: int) -> None:
    apply(a[0], move)


def face_points(a: States, seat: int) -> float:
    return points(a[0], seat)


def face_share(a: States, seat: int) -> float:
    return share(a[0], seat)


def face_utility(a: States, seat: int) -> float:
    return utility(a[0], seat)


def face_weight(a: States, move: int) -> float:
    return weight(a[0], move)


def face_observe(a: States, seat: int) -> None:
    observe(a[0], seat)


def face_resample(a: States, seat: int, rng: Rng) -> None:
    resample(a[0], seat, rng)


def face_visible(a: States, move: int, seat: int) -> bool:
    return visible(a[0], move, seat)
