"""A thief who plays his repertoire: what one may believe of him, and where he goes next."""

from functools import lru_cache
from math import fsum

import numpy as np

from cavale.games.thief.exact.chase import Floats, Point, steps
from cavale.games.thief.exact.repertoire import Repertoire
from cavale.games.thief.exact.trail import Trail

FORGOTTEN = 1e-9
DOUBT = 1e-3


def normal(stands: Floats) -> Floats:
    # Not in any processor's own order: of equally good ways on, the last digit chooses.
    whole: Floats = stands / fsum(stands.tolist())
    return whole


@lru_cache(1 << 14)
def believed(repertoire: Repertoire, trail: Trail) -> Floats:
    """Where such a thief stands before the next free probe, for somebody who has seen the clues."""
    k = trail.layer - 1
    if k == 0:
        return arrived(repertoire, 0, np.ones(1))
    before = believed(repertoire, Trail(trail.half, trail.told[:-1]))
    return arrived(repertoire, k, left(repertoire, trail, k, before))


def left(repertoire: Repertoire, trail: Trail, k: int, stands: Floats) -> Floats:
    """The same after the k-th clue; if he cannot be anywhere, he is anywhere the clues allow."""
    probe, near = trail.told[k - 1]
    layer = repertoire.chase.layers[k]
    fits = np.array(
        [p != probe and (p[0] == probe[0] or p[1] == probe[1]) == near for p in layer.points]
    )
    rest = np.where(fits, stands, 0.0)
    if rest.sum() > FORGOTTEN:
        return normal(rest)
    return normal(np.where(fits, possible(repertoire, trail, k), 0.0))


def possible(repertoire: Repertoire, trail: Trail, upto: int) -> Floats:
    """Evenly over the points of a layer that the earlier clues allow."""
    game = repertoire.chase
    here = set(game.layers[1].points)
    for k in range(1, upto):
        probe, near = trail.told[k - 1]
        fits = {p for p in here if p != probe and (p[0] == probe[0] or p[1] == probe[1]) == near}
        here = {step for point in fits for step in steps(point, game.size // 2)}
    even = np.array([float(point in here) for point in game.layers[upto].points])
    return normal(even)


def arrived(repertoire: Repertoire, k: int, rest: Floats) -> Floats:
    """Where those who are left in layer k stand one step later."""
    layer, after = repertoire.chase.layers[k], repertoire.chase.layers[k + 1]
    flow = repertoire.move_on(k, rest).flow
    stands = [0.0] * after.size
    for way, share in zip(layer.ways.ravel().tolist(), flow.ravel().tolist(), strict=True):
        stands[way] += share
    return normal(np.array(stands))


def next_steps(repertoire: Repertoire, trail: Trail, at: Point) -> dict[Point, float]:
    """The chance of each next step of a thief who stands here and has heard the last clue."""
    k = trail.layer - 1
    layer = repertoire.chase.layers[k]
    if k == repertoire.chase.last or not layer.way_count[layer.points.index(at)]:
        (step,) = steps(at, repertoire.chase.size // 2)
        return {step: 1.0}
    after = repertoire.chase.layers[k + 1].points
    s = layer.points.index(at)
    before = Trail(trail.half, trail.told[:-1])
    rest = left(repertoire, trail, k, believed(repertoire, before))
    if rest[s] < FORGOTTEN:
        # Somebody else made his earlier steps: the detective does not expect him here.
        rest = rest.copy()
        rest[s] += DOUBT
    ways = layer.ways[s, : layer.way_count[s]].tolist()
    flow = repertoire.move_on(k, rest).flow[s].tolist()
    return {after[way]: chance / fsum(flow) for way, chance in zip(ways, flow, strict=False)}


def first_targets(repertoire: Repertoire) -> dict[Point, float]:
    """Where he wants to stand before the first free probe."""
    stands = believed(repertoire, Trail(repertoire.chase.half, ()))
    return dict(zip(repertoire.chase.layers[1].points, stands.tolist(), strict=True))
