"""A thief's strategy: beliefs he likes the detective to have, each with what it is worth to him.

He always moves on so that what the detective may believe is a mixture of these. `worth_of` works
out again, over all probes, what a belief is worth given the worth of the next layer's: no stored
number need be trusted.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from cavale.games.thief.exact.chase import SYMMETRIES, Chase, Floats, Half, Ints, Layer, chase
from cavale.games.thief.exact.pricing import MIXED, NOTHING
from cavale.games.thief.exact.probing import worth_probing
from cavale.games.thief.exact.securing import refresh_low, secure_told

HINTS = 128
WHOLE = 65535
FINE = 100_000
"""Worth is kept in whole parts of a point, always rounded down."""
SPARE = 1e-6
"""What is left out when rounding: more than another machine's arithmetic can make of it."""


@dataclass(frozen=True)
class Beliefs:
    """Those of one layer, with all their images, as kernels take them."""

    stands: Floats
    worth: Floats
    masks: Ints

    @classmethod
    def of(cls, layer: Layer, stands: Floats, worth: Floats) -> "Beliefs":
        images: list[Floats] = []
        values: list[float] = []
        for belief, value in zip(stands, worth, strict=True):
            turned = np.empty((SYMMETRIES, layer.size))
            for g in range(SYMMETRIES):
                turned[g, layer.turned[g]] = belief
            different = np.unique(turned, axis=0)
            images.extend(different)
            values += [float(value)] * len(different)
        rows = np.array(images).reshape(-1, layer.size)
        bits = (1 << np.arange(layer.size)).astype(np.int64)
        return cls(rows, np.array(values), ((rows > NOTHING) * bits).sum(axis=1))


@dataclass(frozen=True)
class Secured:
    value: float
    flow: Floats
    """flow[s, w]: how much goes from point s the w-th way."""
    picked: Ints
    weights: Floats


@dataclass(frozen=True, eq=False)
class Repertoire:
    chase: Chase
    stands: tuple[Floats, ...]
    worth: tuple[Floats, ...]
    images: dict[int, Beliefs] = field(default_factory=dict)

    @classmethod
    def of(cls, game: Chase, stands: Sequence[Floats], worth: Sequence[Floats]) -> "Repertoire":
        return cls(game, tuple(stands), tuple(worth))

    def known(self, k: int) -> Beliefs:
        """All images of a layer's beliefs, worked out when that layer is first reached."""
        if k not in self.images:
            layer = self.chase.layers[k]
            self.images[k] = Beliefs.of(layer, self.stands[k], self.worth[k])
        return self.images[k]

    def move_on(self, k: int, left: Floats) -> Secured:
        """How a thief who stands in layer k according to `left` goes on."""
        layer = self.chase.layers[k]
        flow = np.zeros(layer.ways.shape)
        if k == self.chase.last:
            return Secured(self.chase.escape * float(left.sum()), flow, *_nothing())
        after, known = self.chase.layers[k + 1], self.known(k + 1)
        picked, weights = np.zeros(MIXED, np.int64), np.zeros(MIXED)
        value, filled = secure_told(
            left, layer.way_count, layer.ways, self.chase.escape, after.pay,
            known.stands, known.worth, known.masks, len(known.worth), flow, picked, weights,
        )  # fmt: skip
        return Secured(float(value), flow, picked[:filled], weights[:filled])

    def told(self, k: int, stands: Floats, probe: int) -> list[Floats]:
        """Who is left after the far clue and after the near one."""
        layer = self.chase.layers[k]
        free = np.arange(layer.size) != layer.caught[probe]
        near = (layer.near[probe] >> np.arange(layer.size) & 1).astype(bool)
        return [np.where(free & (near == clue), stands, 0.0) for clue in (False, True)]

    def probed(self, k: int, stands: Floats, probe: int) -> float:
        """What a belief is worth when this is probed."""
        layer = self.chase.layers[k]
        caught = layer.caught[probe]
        out = 0.0 if caught < 0 else layer.pay * float(stands[caught])
        told = [left for left in self.told(k, stands, probe) if left.any()]
        return out + sum(self.move_on(k, left).value for left in told)

    def worth_of(self, k: int, stands: Floats, enough: float = np.inf) -> float:
        """What a belief in layer k is worth at least, whatever is probed; stops when `enough`."""
        layer = self.chase.layers[k]
        if k == self.chase.last:
            escape = self.chase.escape
            return escape * float(stands.sum()) - (escape - layer.pay) * float(stands.max())
        after, known = self.chase.layers[k + 1], self.known(k + 1)
        better = np.empty(len(layer.caught), np.int64)
        worth_probing(stands, layer.caught, layer.near, better)
        low = np.where(better == np.arange(len(better)), 0.0, np.inf)
        # Hints are a short way to what is enough; they do not always lead to the most there is.
        for hints in (HINTS, 0) if enough < np.inf else (0,):
            refresh_low(
                stands, low, enough, layer.caught, layer.near, layer.pay,
                layer.way_count, layer.ways, self.chase.escape, after.pay,
                known.stands, known.worth, known.masks, len(known.worth),
                np.empty(hints, np.int64),
            )  # fmt: skip
        return float(low.min())

    @cached_property
    def guarantee(self) -> float:
        """What the thief gets at least, if every belief is worth what is said."""
        return self.move_on(0, np.ones(1)).value


def _nothing() -> tuple[Ints, Floats]:
    return np.zeros(0, np.int64), np.zeros(0)


def rounded(stands: Floats) -> Floats:
    """Beliefs as a file keeps them: whole parts of 65535 that add up."""
    whole = np.round(stands * WHOLE)
    rows = np.arange(len(whole))
    whole[rows, whole.argmax(axis=1)] += WHOLE - whole.sum(axis=1)
    return whole / WHOLE


def rounded_down(worth: Floats) -> Floats:
    parts: Floats = np.floor((worth - SPARE) * FINE) / FINE
    return parts


def save(repertoire: Repertoire, file: Path) -> None:
    game = repertoire.chase
    parts: dict[str, Any] = {
        "chase": np.array([game.size, game.layers[1].turn, game.escape], np.int16),
        "half": np.array(game.half),
    }
    for k, (stands, worth) in enumerate(zip(repertoire.stands, repertoire.worth, strict=True)):
        parts[f"stands{k}"] = np.round(stands * WHOLE).astype(np.uint16)
        parts[f"worth{k}"] = np.round(worth * FINE).astype(np.uint32)
    np.savez_compressed(file, **parts)


def load(file: Path) -> Repertoire:
    with np.load(file, allow_pickle=False) as data:
        size, first, escape = data["chase"].tolist()
        half: Half = str(data["half"])  # type: ignore[assignment]
        game = chase(half, size, first, float(escape))
        layers = range(len(game.layers))
        stands = [data[f"stands{k}"].astype(np.float64) / WHOLE for k in layers]
        worth = [data[f"worth{k}"].astype(np.float64) / FINE for k in layers]
    return Repertoire.of(game, stands, worth)
