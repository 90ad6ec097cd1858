"""The solved race as it is kept: all in a directory, or what the guess misses in a small file.

The guess (race.py) knows nothing of jams. What ships is how far it is out, in steps of half a
hundredth: chances are right to a quarter of a hundredth.
"""

import functools
import lzma
from pathlib import Path
from typing import Final, Protocol

import numpy as np
import numpy.typing as npt

from cavale.games.manhattan.race import HOME, PAIRS, Chances, finished, guess

FILE: Final = Path(__file__).with_name("race.xz")
GRAIN: Final = 0.005
_NAME: Final = "race.npy"


class Race(Protocol):
    def chance(self, mover: int, other: int) -> float:
        """Of who is to roll, by both players' pairs of cars; neither is home."""


class Shipped:
    def __init__(self, data: bytes) -> None:
        steps: npt.NDArray[np.int8] = np.frombuffer(lzma.decompress(data), np.int8)
        self._steps = steps.reshape(PAIRS, PAIRS)
        by = finished()
        self._falls, self._open = np.diff(by, axis=1), 1.0 - by[:, :-1]

    def chance(self, mover: int, other: int) -> float:
        guessed = float(self._falls[mover] @ self._open[other])
        return min(1.0, max(0.0, guessed + GRAIN * int(self._steps[mover, other])))


class Whole:
    def __init__(self, values: Chances) -> None:
        self.values = values

    def chance(self, mover: int, other: int) -> float:
        return float(self.values[mover, other])


def packed(values: Chances) -> bytes:
    out = values - guess()
    out[HOME] = out[:, HOME] = 0.0
    return lzma.compress(np.rint(out / GRAIN).astype(np.int8).tobytes())


@functools.cache
def shipped() -> Shipped:
    return Shipped(FILE.read_bytes())


def save(directory: Path, values: Chances) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    part = directory / "race.part.npy"
    np.save(part, values)
    part.replace(directory / _NAME)


def load(directory: Path) -> Whole:
    """ValueError if there is none."""
    try:
        values = np.load(directory / _NAME, mmap_mode="r", allow_pickle=False)
    except (OSError, ValueError) as error:
        raise ValueError(f"{directory} holds no solved race: {error}") from None
    if values.shape != (PAIRS, PAIRS):
        raise ValueError(f"{directory} holds something else than a race")
    return Whole(values)


def ship(directory: Path) -> int:
    """Overwrites what ships with the game; its bytes."""
    data = packed(load(directory).values)
    FILE.write_bytes(data)
    return len(data)
