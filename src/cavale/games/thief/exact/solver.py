"""Closing the bounds: trials from the door down to the last turn, and sweeps back up."""

from dataclasses import dataclass, field
from itertools import combinations

import numpy as np

from cavale.games.thief.exact.chase import Chase, Floats, Ints
from cavale.games.thief.exact.conceding import concede_probe
from cavale.games.thief.exact.knowledge import Belief, Knowledge, Plan
from cavale.games.thief.exact.pricing import MIXED, NOTHING
from cavale.games.thief.exact.securing import decompose, refresh_low, secure_probe

REPEATS = 3


@dataclass
class Solver:
    chase: Chase
    grain: float = 1e-3
    tolerance: float = 1e-6
    known: list[Knowledge] = field(init=False)
    rng: np.random.Generator = field(default_factory=lambda: np.random.default_rng(1))
    went: dict[tuple[int, int, int, int], Floats] = field(default_factory=dict)
    news: int = 0
    """Counts what was learned: refine when nothing is for a while."""
    low: float = 0.0
    high: float = field(init=False)

    def __post_init__(self) -> None:
        self.known = [Knowledge(layer, self.chase.escape) for layer in self.chase.layers]
        self.high = self.chase.escape
        self._last_layer()
        for k in range(self.chase.last - 1, 0, -1):
            size = self.chase.layers[k].size
            self.lower(k, self.known[k].find_or_add(np.ones(size), self.grain))

    def _last_layer(self) -> None:
        """There is one probe left: the worth of a belief is known in closed form.

        A belief is a mixture of uniform ones on its highest point, its two highest ones and so on.
        """
        last = self.known[-1]
        layer, escape = last.layer, self.chase.escape
        nobody = np.zeros(0, np.int64), np.zeros(0, np.int64), np.zeros(0)
        seen: set[bytes] = set()
        for p, caught in enumerate(layer.caught):
            if caught >= 0:
                cut = np.full(layer.size, escape)
                cut[caught] = layer.pay
                if cut.tobytes() not in seen:
                    images, _ = last.images(cut)
                    seen.update(image.tobytes() for image in images)
                    last.add_plan(Plan(p, (nobody, nobody)), cut)
        for count in range(1, layer.size + 1):
            for points in combinations(range(layer.size), count):
                stands = np.zeros(layer.size)
                stands[list(points)] = 1.0
                belief = last.beliefs[last.find_or_add(stands, self.grain)]
                last.raise_worth(belief, escape - (escape - layer.pay) / count)

    # The thief's side.

    def raise_low(self, k: int, belief: Belief) -> None:
        here, after = self.known[k], self.known[k + 1]
        layer = here.layer
        before = belief.low + 1e-12
        refresh_low(
            belief.stands, belief.low, belief.concedes - 1e-9, layer.caught, layer.near, layer.pay,
            layer.way_count, layer.ways, self.chase.escape, after.layer.pay,
            after.stands, after.worth, after.masks, after.image_count, np.empty(0, np.int64),
        )  # fmt: skip
        self.news += bool((belief.low > before).any())
        here.raise_worth(belief, float(belief.low.min()))

    def secured(self, k: int, stands: Floats, caught: int, near: int) -> float:
        layer, after = self.known[k].layer, self.known[k + 1]
        value, _ = secure_probe(
            stands, caught, near, layer.pay,
            layer.way_count, layer.ways, self.chase.escape, after.layer.pay,
            after.stands, after.worth, after.masks, after.image_count,
            np.inf, np.empty(0, np.int64), 0,
        )  # fmt: skip
        return float(value)

    # The detective's side.

    def conceded(self, k: int, stands: Floats, probe: int) -> "Conceded":
        layer, after = self.known[k].layer, self.known[k + 1]
        goes = np.zeros((2, after.layer.size))
        picked = np.zeros((2, MIXED), np.int64)
        weights = np.zeros((2, MIXED))
        filled = np.zeros(2, np.int64)
        value = concede_probe(
            stands, layer.caught[probe], layer.near[probe], layer.pay,
            layer.way_count, layer.ways, self.chase.escape, after.cuts, after.cut_count,
            goes, picked, weights, filled,
        )  # fmt: skip
        return Conceded(
            float(value),
            goes,
            tuple(picked[c, : filled[c]] for c in (0, 1)),
            tuple(weights[c, : filled[c]] for c in (0, 1)),
        )

    def add_cut(self, k: int, stands: Floats, probe: int) -> None:
        """A plan that begins with this probe and is best against the belief; next, everywhere."""
        here, after = self.known[k], self.known[k + 1]
        layer = here.layer
        everywhere = stands + 1e-6
        found = self.conceded(k, everywhere, probe)
        cut = np.zeros(layer.size)
        then = []
        for clue in (0, 1):
            picked, weights = found.picked[clue], found.weights[clue]
            promised = after.cuts[:, picked] @ weights
            for s in range(layer.size):
                if s == layer.caught[probe]:
                    cut[s] = layer.pay
                elif (layer.near[probe] >> s & 1) == clue:
                    ways = layer.ways[s, : layer.way_count[s]]
                    cut[s] = promised[ways].max() if len(ways) else self.chase.escape
            then.append((after.cut_plan[picked], after.cut_turn[picked], weights))
        here.add_plan(Plan(probe, (then[0], then[1])), cut)

    def lower(self, k: int, at: int, share: float = 0.5) -> None:
        """Look for a plan that concedes less at this belief, among the probes with prospects.

        A probe has none if it was worse by more than a share of the gap when last looked at; but
        that is slowly forgotten, because plans get better.
        """
        here = self.known[k]
        belief = here.beliefs[at]
        belief.concedes = here.concedes(belief.stands)
        slack = share * (belief.concedes - belief.worth)
        best, probe = belief.concedes - 1e-7, -1
        for p in np.argsort(np.maximum(belief.low, belief.high)):
            if belief.low[p] >= best:
                continue
            hopeless = belief.high[p] - best - slack
            if hopeless > 0.0:
                belief.high[p] -= 0.2 * hopeless + 1e-3
            else:
                value = self.conceded(k, belief.stands, int(p)).value
                belief.high[p] = value
                if value < best:
                    best, probe = value, int(p)
        if probe >= 0:
            self.news += 1
            self.add_cut(k, belief.stands, probe)
            belief.concedes = min(belief.concedes, here.concedes(belief.stands))

    # Trials.

    def secure_root(self) -> None:
        self.low = max(self.low, self.secured(0, np.ones(1), -1, 0))

    def look_at_root(self) -> Floats:
        self.secure_root()
        found = self.conceded(0, np.ones(1), 0)
        self.high = min(self.high, found.value)
        goes: Floats = found.goes[0]
        return goes

    def trial(self) -> None:
        goes = self.look_at_root()
        self.visit(1, self.steadied((0, 0, 0, 0), goes), self.tolerance)
        self.look_at_root()

    def visit(self, k: int, stands: Floats, tolerance: float) -> None:
        if k == self.chase.last:
            return
        here = self.known[k]
        at = here.find_or_add(stands, self.grain)
        belief = here.beliefs[at]
        self.raise_low(k, belief)
        self.lower(k, at)
        if belief.concedes - belief.worth < tolerance:
            return
        probe = self.choose_probe(belief)
        found = self.conceded(k, belief.stands, probe)
        gaps = np.array([self.gap(k + 1, goes) for goes in found.goes])
        gaps[gaps < tolerance] = 0.0
        if gaps.any():
            clue = int(self.rng.random() * gaps.sum() >= gaps[0])
            goes = self.steadied((k, at, probe, clue), found.goes[clue])
            mass = goes.sum()
            # Late turns cost less and settle first: without them early ones get nowhere.
            begun = self.gap(k + 1, goes)
            for _ in range(REPEATS if 2 * k >= self.chase.last else 1):
                self.visit(k + 1, goes / mass, tolerance / mass)
                if self.gap(k + 1, goes) < 0.5 * begun:
                    break
            self.raise_low(k, belief)
            self.lower(k, at, 0.0)

    def steadied(self, place: tuple[int, int, int, int], goes: Floats) -> Floats:
        """Mostly half-way to where the thief went from here before.

        The programme's answers jump from one extreme to another; plans against what lies between
        them are worth more.
        """
        before = self.went.get(place, goes)
        self.went[place] = 0.8 * before + 0.2 * goes
        between: Floats = 0.5 * (before + goes)
        return goes if self.rng.random() < 0.3 else between

    def choose_probe(self, belief: Belief) -> int:
        """The one on which the lower bound hangs, or the upper one: each needs to be looked at."""
        looked = belief.high >= 0.0
        if looked.any() and self.rng.random() < 0.5:
            return int(np.argmin(np.where(looked, belief.high, np.inf)))
        return int(np.argmin(belief.low))

    def gap(self, k: int, stands: Floats) -> float:
        """Between the bounds at a belief of any mass."""
        if stands.sum() < NOTHING:
            return 0.0
        here = self.known[k]
        picked = np.empty(MIXED, np.int64)
        weights = np.empty(MIXED)
        low, _ = decompose(
            stands, here.layer.pay, here.stands, here.worth, here.masks, here.image_count,
            picked, weights,
        )  # fmt: skip
        return here.concedes(stands) - float(low)

    def refine(self) -> None:
        """Nothing new at this grain: tell beliefs apart that differ less."""
        self.grain *= 0.5
        for known in self.known:
            known.where = {
                known.key(belief.stands, self.grain)[0]: at
                for at, belief in enumerate(known.beliefs)
            }


@dataclass(frozen=True)
class Conceded:
    value: float
    goes: Floats
    picked: tuple[Ints, ...]
    weights: tuple[Floats, ...]
