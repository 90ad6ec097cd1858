"""What a game asks of its rules. This loads the compiler, so it is imported late."""

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from cavale.core.jit import Ints, Rng, States, direct
from cavale.core.once import once
from cavale.core.seats import Seat

_SEAT = _CODE = 0


class Faces:
    """The rules of one record type, each loaded when it is first asked for.

    `faced` is `core/rules.py`, or `core/uncompiled.py` for rules that are frozen.
    """

    def __init__(self, layout: Any, most: int, faced: ModuleType) -> None:
        self.layout = layout
        self.most = most
        self._faced = faced
        # Room to work in, made once: making an array takes longer than most rules do. Each call
        # takes one and gives it back, so that threads never share one.
        self._rooms: list[States] = []
        self._lists: list[tuple[States, Ints, memoryview[int]]] = []

    def opened(self, state: bytes) -> States:
        """A private copy of a record, as the one-element array that kernels take."""
        # `frombuffer` would put two objects between array and bytes for a collector to visit.
        return np.ndarray(1, self.layout, bytearray(state))

    @once
    def _like(self) -> States:
        return np.zeros(1, self.layout)

    @once
    def mover(self) -> Callable[[States], Seat]:
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
    def _play(self) -> Callable[[States, bytes, int], Seat]:
        return direct(self._faced.face_play, self._like, b"", _CODE)

    def played(self, state: bytes, code: int) -> tuple[bytes, Seat]:
        """The state after a legal move, and who is to move then."""
        try:
            a = self._rooms.pop()
        except IndexError:
            a = np.zeros(1, self.layout)
        mover = self._play(a, state, code)
        after = a.tobytes()
        self._rooms.append(a)
        return after, mover

    @once
    def _offers(self) -> Callable[[States, bytes, Any], int]:
        return direct(self._faced.face_offers, self._like, b"", np.zeros(1, np.int64))

    def offers(self, state: bytes) -> tuple[list[int], Seat]:
        """The legal moves, and who is to move."""
        try:
            a, out, listed = self._lists.pop()
        except IndexError:
            a, out = np.zeros(1, self.layout), np.empty(self.most + 1, np.int64)
            listed = out.data
        codes = listed[: self._offers(a, state, out) + 1].tolist()
        self._lists.append((a, out, listed))
        return codes, Seat(codes.pop())

    def resample(self, a: States, seat: int, rng: Rng) -> None:
        self._faced.face_resample(a, seat, rng)


@cache
def faces(layout: Any, most: int, faced: ModuleType) -> Faces:
    return Faces(layout, most, faced)
