"""What `game` asks of the rules. This loads the compiler, so it is imported late."""

from types import ModuleType
from typing import Any, Final

import numpy as np

from cavale.core import rules
from cavale.core.jit import States


class Faces:
    """Answers in Python's own numbers; `faced` is `core/rules.py` or `core/uncompiled.py`."""

    def __init__(self, faced: ModuleType) -> None:
        self._faced = faced
        self.apply = faced.face_apply
        self.observe = faced.face_observe
        self.resample = faced.face_resample

    def opened(self, state: bytes, layout: Any) -> States:
        """A private copy of a record, as the one-element array that kernels take."""
        # `frombuffer` would put two objects between array and bytes, which a collector visits.
        return np.ndarray(1, layout, bytearray(state))

    def mover(self, a: States) -> int:
        return int(self._faced.face_mover(a))

    def legal(self, a: States, most: int) -> list[int]:
        out = np.zeros(most, np.int64)
        n = self._faced.face_moves(a, out)
        codes: list[int] = out[:n].tolist()
        return codes

    def points(self, a: States, seat: int) -> float:
        return float(self._faced.face_points(a, seat))

    def share(self, a: States, seat: int) -> float:
        return float(self._faced.face_share(a, seat))

    def utility(self, a: States, seat: int) -> float:
        return float(self._faced.face_utility(a, seat))

    def weight(self, a: States, move: int) -> float:
        return float(self._faced.face_weight(a, move))

    def visible(self, a: States, move: int, seat: int) -> bool:
        return bool(self._faced.face_visible(a, move, seat))


FACES: Final = Faces(rules)
