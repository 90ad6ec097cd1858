"""What the solver knows of one layer: the detective's plans and the thief's beliefs.

A plan is a probe and, for each clue, a mixture of plans of the next layer, each under a symmetry
of the board; its cut says what it concedes at most to a thief on each point. A belief is a
distribution of the thief over the layer with what it is worth to him at least. Both stand for their
eight images.
"""

from dataclasses import dataclass, field

import numpy as np

from cavale.games.thief.exact.chase import SYMMETRIES, Floats, Ints, Layer
from cavale.games.thief.exact.conceding import lowest_cut
from cavale.games.thief.exact.pricing import MIXED, NOTHING
from cavale.games.thief.exact.probing import worth_probing
from cavale.games.thief.exact.securing import decompose

SAME = 1e-9
Mixture = tuple[Ints, Ints, Floats]
"""Plans of the next layer, their symmetries and their weights."""


@dataclass
class Plan:
    probe: int
    then: tuple[Mixture, Mixture]
    """What follows the far clue and the near clue."""


@dataclass
class Belief:
    stands: Floats
    low: Floats
    """For each probe, what it leaves the thief at least; infinity where another is as good."""
    better: Ints
    """For each probe, one that is as good or better here."""
    high: Floats
    """For each probe, what it conceded at most when it was last looked at; -1: never."""
    worth: float
    concedes: float
    images: slice


@dataclass
class Knowledge:
    layer: Layer
    escape: float
    plans: list[Plan] = field(default_factory=list)
    beliefs: list[Belief] = field(default_factory=list)
    cut_count: int = 0
    image_count: int = 0
    cuts: Floats = field(init=False)
    cut_plan: Ints = field(init=False)
    cut_turn: Ints = field(init=False)
    stands: Floats = field(init=False)
    worth: Floats = field(init=False)
    masks: Ints = field(init=False)
    image_of: Ints = field(init=False)
    image_turn: Ints = field(init=False)
    where: dict[bytes, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        size = self.layer.size
        self.cuts = np.zeros((size, 64))
        self.cut_plan = np.zeros(64, np.int64)
        self.cut_turn = np.zeros(64, np.int64)
        self.stands = np.zeros((64, size))
        self.worth = np.zeros(64)
        self.masks = np.zeros(64, np.int64)
        self.image_of = np.zeros(64, np.int64)
        self.image_turn = np.zeros(64, np.int64)

    def images(self, values: Floats) -> tuple[Floats, Ints]:
        """The different images of a vector over the layer, and the symmetries that make them."""
        turned = np.empty((SYMMETRIES, len(values)))
        for g in range(SYMMETRIES):
            turned[g, self.layer.turned[g]] = values
        _, first = np.unique(np.round(turned, 10), axis=0, return_index=True)
        first.sort()
        return np.ascontiguousarray(turned[first]), first.astype(np.int64)

    def add_plan(self, plan: Plan, concedes: Floats) -> int:
        images, turns = self.images(concedes)
        need = self.cut_count + len(images)
        if need > self.cuts.shape[1]:
            room = max(need, 2 * self.cuts.shape[1])
            wider = np.zeros((self.layer.size, room))
            wider[:, : self.cut_count] = self.cuts[:, : self.cut_count]
            self.cuts = wider
            self.cut_plan = np.resize(self.cut_plan, room)
            self.cut_turn = np.resize(self.cut_turn, room)
        new = slice(self.cut_count, need)
        self.cuts[:, new] = images.T
        self.cut_plan[new] = len(self.plans)
        self.cut_turn[new] = turns
        self.cut_count = need
        self.plans.append(plan)
        return len(self.plans) - 1

    def concedes(self, stands: Floats) -> float:
        if self.cut_count == 0:
            return self.escape * float(stands.sum())
        return float(lowest_cut(stands, self.cuts, self.cut_count))

    def key(self, stands: Floats, grain: float) -> tuple[bytes, Floats]:
        images, _ = self.images(stands)
        rounded = np.round(images / grain).astype(np.int32)
        order = max(range(len(rounded)), key=lambda i: rounded[i].tobytes())
        return rounded[order].tobytes(), images[order]

    def find_or_add(self, stands: Floats, grain: float) -> int:
        """The number of a belief of mass 1, or of one that hardly differs."""
        stands = np.where(stands > 1e-6, stands, 0.0)
        stands = stands / stands.sum()
        key, image = self.key(stands, grain)
        at = self.where.get(key)
        if at is None:
            at = self.where[key] = self.add_belief(image)
        return at

    def add_belief(self, stands: Floats) -> int:
        better = np.empty(len(self.layer.caught), np.int64)
        worth_probing(stands, self.layer.caught, self.layer.near, better)
        low = np.where(better == np.arange(len(better)), self._inherited(stands), np.inf)
        high = np.full(len(low), -1.0)
        belief = Belief(
            stands, low, better, high, float(low.min()), self.concedes(stands), slice(0)
        )
        return self.put_belief(belief)

    def put_belief(self, belief: Belief) -> int:
        images, turns = self.images(belief.stands)
        need = self.image_count + len(images)
        if need > len(self.stands):
            room = max(need, 2 * len(self.stands))
            taller = np.zeros((room, self.layer.size))
            taller[: self.image_count] = self.stands[: self.image_count]
            self.stands = taller
            self.worth = np.resize(self.worth, room)
            self.masks = np.resize(self.masks, room)
            self.image_of = np.resize(self.image_of, room)
            self.image_turn = np.resize(self.image_turn, room)
        new = slice(self.image_count, need)
        self.stands[new] = images
        self.masks[new] = [
            sum(1 << s for s in range(self.layer.size) if image[s] > NOTHING) for image in images
        ]
        self.image_of[new] = len(self.beliefs)
        self.image_turn[new] = turns
        self.image_count = need
        belief.images = new
        self.worth[new] = belief.worth
        self.beliefs.append(belief)
        return len(self.beliefs) - 1

    def _inherited(self, stands: Floats) -> Floats:
        """What each probe leaves the thief at least, because known beliefs mix to this one."""
        low = np.full(len(self.layer.caught), self.layer.pay)
        picked = np.empty(MIXED, np.int64)
        weights = np.empty(MIXED)
        _, filled = decompose(
            stands, self.layer.pay, self.stands, self.worth, self.masks, self.image_count,
            picked, weights,
        )  # fmt: skip
        for j, weight in zip(picked[:filled], weights[:filled], strict=True):
            known = self.beliefs[self.image_of[j]]
            probes = known.better[self.layer.probe_from[self.image_turn[j]]]
            low += weight * (known.low[probes] - self.layer.pay)
        return low

    def raise_worth(self, belief: Belief, worth: float) -> None:
        if worth > belief.worth:
            belief.worth = worth
            self.worth[belief.images] = worth
