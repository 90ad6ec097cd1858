"""What `game` asks of the compiled rules. This loads the compiler, so it is imported late."""

from typing import Any

import numpy as np

from cavale.core import rules
from cavale.core.jit import States

apply, observe, resample = rules.face_apply, rules.face_observe, rules.face_resample


def opened(state: bytes, layout: Any) -> States:
    """A private copy of a record, as the one-element array that kernels take."""
    # `frombuffer` would put two objects between array and bytes, which a collector has to visit.
    return np.ndarray(1, layout, bytearray(state))


def mover(a: States) -> int:
    return int(rules.face_mover(a))


def legal(a: States, most: int) -> list[int]:
    out = np.zeros(most, np.int64)
    n = rules.face_moves(a, out)
    codes: list[int] = out[:n].tolist()
    return codes


def points(a: States, seat: int) -> float:
    return float(rules.face_points(a, seat))


def share(a: States, seat: int) -> float:
    return float(rules.face_share(a, seat))


def utility(a: States, seat: int) -> float:
    return float(rules.face_utility(a, seat))


def weight(a: States, move: int) -> float:
    return float(rules.face_weight(a, move))


def visible(a: States, move: int, seat: int) -> bool:
    return bool(rules.face_visible(a, move, seat))
