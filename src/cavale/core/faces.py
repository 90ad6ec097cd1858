"""What a game asks of its rules. This loads the compiler, so it is imported late."""

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from cavale.core.jit import Rng, States, direct
from cavale.core.once import once

_SEAT = _CODE = 0


class Faces:
    """The rules of one record type, each loaded when it is first asked for.

    `faced` is `core/rules.py`, or `core/uncompiled.py` for rules that are frozen.
    """

    def __init__(self, layout: Any, most: int, faced: ModuleType) -> None:
        self.layout = layout
        self.most = most
        self._faced = faced

    def opened(self, state: bytes) -> States:
        """A private copy of a record, as the one-element array that kernels take."""
        # `frombuffer` would put two objects between array and bytes for a collector to visit.
        return np.ndarray(1, self.layout, bytearray(state))

    @once
    def _like(self) -> States:
        return np.zeros(1, self.layout)

    @once
    def apply(self) -> Callable[[States, int], None]:
        return direct(self._faced.face_apply, self._like, _CODE)

    @once
    def mover(self) -> Callable[[States], int]:
        return direct(self._faced.face_mover, self._like)

    @once
    def observe(self) -> Callable[[States, int], None]:
        return direct(self._faced.face_observe, self._like, _SEAT)

    @once
    def points(self) -> Callable[[States, int], float]:
        return direct(self._faced.face_points, self._like, _SEAT)

    @once
    def share(self) -> Callable[[States, int], float]:
        return direct(self._faced.face_share, self._like, _SEAT)

    @once
    def utility(self) -> Callable[[States, int], float]:
        return direct(self._faced.face_utility, self._like, _SEAT)

    @once
    def weight(self) -> Callable[[States, int], float]:
        return direct(self._faced.face_weight, self._like, _CODE)

    @once
    def visible(self) -> Callable[[States, int, int], bool]:
        return direct(self._faced.face_visible, self._like, _CODE, _SEAT)

    @once
    def _offers(self) -> Callable[[States, Any], int]:
        return direct(self._faced.face_offers, self._like, np.zeros(1, np.int64))

    def offers(self, a: States) -> tuple[list[int], int]:
        """The legal moves, and who is to move."""
        out = np.empty(self.most + 1, np.int64)
        codes: list[int] = out[: self._offers(a, out) + 1].tolist()
        return codes, codes.pop()

    def resample(self, a: States, seat: int, rng: Rng) -> None:
        self._faced.face_resample(a, seat, rng)


@cache
def faces(layout: Any, most: int, faced: ModuleType) -> Faces:
    return Faces(layout, most, faced)
