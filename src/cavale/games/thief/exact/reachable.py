"""The sets of points on which the detective can know the thief to be, up to symmetry.

After an orthogonal or a diagonal start there are only some thousands of them; where both are
possible there are far more.
"""

from cavale.games.thief.exact.chase import SYMMETRIES, Chase, Layer


def _canonical(points: int, layer: Layer) -> int:
    members = [s for s in range(layer.size) if points >> s & 1]
    return max(sum(1 << int(layer.turned[g, s]) for s in members) for g in range(SYMMETRIES))


def reachable_sets(chase: Chase, few: int | None = None) -> list[list[int]]:
    """By layer, as bits, smallest sets first; the door's is left empty.

    With `few`, only what the smallest so many of each layer lead to.
    """
    found: list[list[int]] = [[], [(1 << chase.layers[1].size) - 1]]
    for k in range(1, chase.last):
        layer = chase.layers[k]
        goes = [
            sum(1 << int(w) for w in layer.ways[s, : layer.way_count[s]]) for s in range(layer.size)
        ]
        reached: set[int] = set()
        for points in found[k][:few]:
            for caught, near in zip(layer.caught.tolist(), layer.near.tolist(), strict=True):
                left = points if caught < 0 else points & ~(1 << caught)
                for told in {left & near, left & ~near}:
                    reached.add(_moved_on(told, goes))
        reached.discard(0)
        canonical = {_canonical(points, chase.layers[k + 1]) for points in reached}
        found.append(sorted(canonical, key=lambda points: (points.bit_count(), points)))
    return found


def _moved_on(points: int, goes: list[int]) -> int:
    after = 0
    while points:
        lowest = points & -points
        after |= goes[lowest.bit_length() - 1]
        points ^= lowest
    return after
