"""A detective's strategy as a table: plans that name a probe and, by clue, a mixture of next plans.

Nothing here trusts the solver: `concessions` works out from the table alone what each plan concedes
to a thief on each point, whatever he does.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
import numpy.typing as npt

from cavale.games.thief.exact.chase import Chase, Floats, Half, Ints, Point, chase
from cavale.games.thief.exact.promising import NOT_THERE, concede_plans

WHOLE = 65535
TURN_BITS = 3
FAR, NEAR = 0, 1


@dataclass(frozen=True)
class Mixture:
    plans: Ints
    turns: Ints
    """The symmetry of the board under which each plan is carried out."""
    weights: Floats

    def __iter__(self) -> Iterator[tuple[int, int, float]]:
        return zip(self.plans.tolist(), self.turns.tolist(), self.weights.tolist(), strict=True)


@dataclass(frozen=True)
class Plan:
    probe: Point
    then: tuple[Mixture, Mixture]
    """After the far clue and after the near one."""


@dataclass(frozen=True, eq=False)
class Controller:
    chase: Chase
    root: Mixture
    plans: tuple[tuple[Plan, ...], ...]
    """By layer; the door has none."""

    @cached_property
    def concessions(self) -> tuple[Floats, ...]:
        """By layer, [plan, point]: what the plan concedes at most to a thief who is there."""
        found: list[Floats] = [np.zeros((0, 0))] * len(self.plans)
        for k in range(self.chase.last, 0, -1):
            layer = self.chase.layers[k]
            last = k == self.chase.last
            after = np.zeros((0, 0)) if last else found[k + 1]
            turned = layer.turned if last else self.chase.layers[k + 1].turned
            found[k] = np.empty((len(self.plans[k]), layer.size))
            caught, near = self._probes(k)
            begins, plans, turns, weights = self._mixtures(k)
            concede_plans(
                found[k], caught, near, layer.way_count, layer.ways, layer.pay, self.chase.escape,
                begins, plans, turns, weights, after, turned,
            )  # fmt: skip
        return tuple(found)

    def _probes(self, k: int) -> tuple[Ints, Ints]:
        """Of each plan of a layer, the point it catches on, and those that give the near clue."""
        points = self.chase.layers[k].points
        places = {point: s for s, point in enumerate(points)}
        probes = [plan.probe for plan in self.plans[k]]
        near = {
            (x, y): sum(1 << s for s, (px, py) in enumerate(points) if px == x or py == y)
            for x, y in set(probes)
        }
        caught = [places.get(probe, NOT_THERE) for probe in probes]
        return np.array(caught, np.int64), np.array([near[one] for one in probes], np.int64)

    def _mixtures(self, k: int) -> tuple[Ints, Ints, Ints, Floats]:
        """All mixtures of a layer's plans in a row, and where each begins."""
        mixtures = [mixture for plan in self.plans[k] for mixture in plan.then]
        begins = [0]
        for one in mixtures:
            begins.append(begins[-1] + len(one.plans))
        return (
            np.array(begins, np.int64),
            np.concatenate([one.plans for one in mixtures]),
            np.concatenate([one.turns for one in mixtures]),
            np.concatenate([one.weights for one in mixtures]),
        )

    def promised(self, k: int, mixture: Mixture, concessions: Floats) -> Floats:
        """What a mixture of plans of layer k concedes at most on each point."""
        if k > self.chase.last:
            return np.zeros(0)
        total = np.zeros(self.chase.layers[k].size)
        if len(mixture.plans) == 0:
            return total + self.chase.escape
        turned = self.chase.layers[k].turned
        for plan, turn, weight in mixture:
            total[turned[turn]] += weight * concessions[plan]
        return total

    @cached_property
    def guarantee(self) -> float:
        """What the thief gets at most."""
        return float(self.promised(1, self.root, self.concessions[1]).max())


Bytes = npt.NDArray[np.uint8]
Words16 = npt.NDArray[np.uint16]


def save(controller: Controller, file: Path) -> None:
    reach = controller.chase.size // 2
    probes: list[int] = []
    lengths: list[int] = []
    packed: list[int] = []
    weights: list[int] = []

    def write(mixture: Mixture) -> None:
        # The largest weight takes up what rounding leaves.
        whole = np.round(mixture.weights * WHOLE).astype(np.int64)
        if len(whole):
            whole[np.argmax(whole)] += WHOLE - whole.sum()
        lengths.append(len(whole))
        packed.extend((mixture.plans << TURN_BITS | mixture.turns).tolist())
        weights.extend(whole.tolist())

    write(controller.root)
    for plans in controller.plans:
        for plan in plans:
            x, y = plan.probe
            probes.append((y + reach) * controller.chase.size + x + reach)
            write(plan.then[FAR])
            write(plan.then[NEAR])
    first = controller.chase.layers[1].turn
    np.savez_compressed(
        file,
        chase=np.array([controller.chase.size, first, controller.chase.escape], np.int16),
        half=np.array(controller.chase.half),
        sizes=np.array([len(plans) for plans in controller.plans], np.int16),
        probes=np.array(probes, np.uint8),
        lengths=np.array(lengths, np.uint8),
        plans=np.array(packed, np.uint16),
        weights=np.array(weights, np.uint16),
    )


def load(file: Path) -> Controller:
    with np.load(file, allow_pickle=False) as data:
        size, first, escape = data["chase"].tolist()
        half: Half = str(data["half"])  # type: ignore[assignment]
        sizes, probes = data["sizes"].tolist(), data["probes"].tolist()
        lengths = data["lengths"].tolist()
        packed = data["plans"].astype(np.int64)
        weights = data["weights"].astype(np.float64) / WHOLE
    places = np.cumsum([0, *lengths]).tolist()

    def mixture(number: int) -> Mixture:
        part = slice(places[number], places[number + 1])
        turns = packed[part] & ((1 << TURN_BITS) - 1)
        return Mixture(packed[part] >> TURN_BITS, turns, weights[part])

    layers: list[tuple[Plan, ...]] = []
    at = 0
    for count in sizes:
        plans = []
        for number in range(at, at + count):
            y, x = divmod(probes[number], size)
            point = (x - size // 2, y - size // 2)
            plans.append(Plan(point, (mixture(2 * number + 1), mixture(2 * number + 2))))
        layers.append(tuple(plans))
        at += count
    return Controller(chase(half, size, first, float(escape)), mixture(0), tuple(layers))
