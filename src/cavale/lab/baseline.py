"""What `cavale bench` found once, and what has become slower since.

Ratios are kept, not times: of the peer's time where there is a peer, else of the calibration step.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Final, Protocol

import msgspec

FILE: Final = Path(__file__).parent / "baseline.json"
LEAST_NOISE: Final = 0.1
"""Two runs on one machine differ by so much though nothing has changed."""


class Measured(Protocol):
    @property
    def game(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def peer(self) -> float | str: ...
    @property
    def cost(self) -> float: ...
    @property
    def noise(self) -> float: ...


class Kept(msgspec.Struct, frozen=True):
    cost: float
    noise: float
    by_peer: bool
    """Whether the cost is in the peer's time."""


@dataclass(frozen=True)
class Slower:
    game: str
    name: str
    factor: float
    noise: float

    def __str__(self) -> str:
        return (
            f"{self.game}, {self.name}: {self.factor:.2f} times what it cost"
            f" (noise: {self.noise:.0%})"
        )


def read(file: Path = FILE) -> dict[str, Kept]:
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Kept]) if file.exists() else {}


def write(results: Sequence[Measured], file: Path = FILE) -> None:
    kept = {
        _key(one): Kept(round(one.cost, 4), round(one.noise, 4), _by_peer(one))
        for one in results
        if isfinite(one.cost)
    }
    file.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=2) + b"\n")


def slower(results: Sequence[Measured], file: Path = FILE) -> list[Slower]:
    """What costs more than in the baseline, by more than the noise of both runs.

    What the baseline does not have, or measured in other units, is not compared, nor what got
    nowhere.
    """
    before = read(file)
    found = []
    for one in results:
        kept = before.get(_key(one))
        if kept is None or kept.by_peer != _by_peer(one) or not isfinite(one.cost):
            continue
        noise = max(LEAST_NOISE, kept.noise, one.noise)
        factor = one.cost / kept.cost
        if factor > 1 + noise:
            found.append(Slower(one.game, one.name, factor, noise))
    return found


def _key(one: Measured) -> str:
    return f"{one.game}: {one.name}"


def _by_peer(one: Measured) -> bool:
    return not isinstance(one.peer, str)
