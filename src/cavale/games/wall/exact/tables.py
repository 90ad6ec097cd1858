"""All that the kernels look up about the slots of one cone."""

from typing import NamedTuple

import numpy as np

from cavale.core.jit import Ints, count_bits, kernel
from cavale.games.wall.exact.chains import chains
from cavale.games.wall.exact.shapes import Shapes
from cavale.games.wall.exact.tiles import WORD, Words, words_of

PICKS = 6


class Tables(NamedTuple):
    """By slot and shape, then by side, colour and free bits where these matter."""

    side: int
    hand: int
    free: Ints
    full: Ints
    ropes: Ints
    after: Ints
    field: Ints
    picks: Ints
    """How many, then where and which."""
    own: Ints
    """The attacker's cells."""
    other: Ints
    links: Ints
    tile_at: Ints
    """By the shapes of the two lowest slots: where their tiles begin in the three arrays below."""
    own_chain: Words
    """Tiles of the walls with a chain of the attacker, by links."""
    other_chain: Words
    count_at: Ints
    counts: Words
    """Tiles of the walls with so many ropes of the attacker in the two lowest slots."""


def tables(slots: list[Shapes], hand: int) -> Tables:
    side = len(slots)
    most = max(len(slot.all) for slot in slots)
    free, full, ropes = (np.zeros((side, most), np.int64) for _ in range(3))
    after = np.zeros((side, most, 2), np.int64)
    field = np.zeros((side, most, 2, 2, 1 << side), np.int64)
    picks = np.zeros((side, most, 2, PICKS + 1, 2), np.int64)
    own, other = (np.zeros((side, most, 1 << side), np.int64) for _ in range(2))
    for j, slot in enumerate(slots):
        for k, shape in enumerate(slot.all):
            free[j, k], full[j, k], ropes[j, k] = slot.free(shape), shape.full, slot.ropes(shape)
            for bits in range(1 << slot.free(shape)):
                cells = slot.cells(shape, bits)
                own[j, k, bits] = sum(1 << i for i, cell in enumerate(cells) if cell == 1)
                other[j, k, bits] = sum(1 << i for i, cell in enumerate(cells) if cell == 0)
                for way in (0, 1):
                    for colour in (0, 1):
                        field[j, k, way, colour, bits] = slot.field(shape, way, colour, bits)
            for way in (0, 1):
                after[j, k, way] = slot.after(shape, way)
                found = slot.picks(shape, way)
                picks[j, k, way, 0, 0] = len(found)
                picks[j, k, way, 1 : len(found) + 1] = found
    known = chains(side)
    words = 1 << max(0, free[:2].max(1).sum() - WORD)
    pairs = (len(slots[0].all), len(slots[1].all))
    tile_at, count_at = np.zeros(pairs, np.int64), np.zeros(pairs, np.int64)
    sizes = np.array([[_words(int(a + b)) for b in free[1]] for a in free[0]], np.int64)
    sizes = sizes[: pairs[0], : pairs[1]]
    starts = np.concatenate([[0], np.cumsum(sizes.ravel())])
    tile_at[...] = starts[:-1].reshape(pairs) * len(known.stands)
    count_at[...] = starts[:-1].reshape(pairs) * (2 * side + 2)
    total = int(starts[-1])
    own_chain = np.zeros(total * len(known.stands), np.uint64)
    other_chain = np.zeros(total * len(known.stands), np.uint64)
    counts = np.zeros(total * (2 * side + 2) + words, np.uint64)
    _fill(free, own, other, known.stands, tile_at, own_chain, other_chain, count_at, counts)
    return Tables(
        side, hand, free, full, ropes, after, field, picks, own, other, known.links,
        tile_at, own_chain, other_chain, count_at, counts,
    )  # fmt: skip


def _words(bits: int) -> int:
    return 1 << max(0, bits - WORD)


@kernel
def _fill(
    free: Ints,
    own: Ints,
    other: Ints,
    stands: Ints,
    tile_at: Ints,
    own_chain: Words,
    other_chain: Words,
    count_at: Ints,
    counts: Words,
) -> None:
    one = np.uint64(1)
    for first in range(tile_at.shape[0]):
        for second in range(tile_at.shape[1]):
            low, high = free[0, first], free[1, second]
            words = words_of(low + high)
            for bits in range(64 * words):
                word, mark = bits >> 6, one << np.uint64(bits & 63)
                if bits >> low + high:
                    # No such wall: as if the defender were out.
                    for links in range(len(stands)):
                        other_chain[tile_at[first, second] + links * words + word] |= mark
                    continue
                a, b = bits & (1 << low) - 1, bits >> low
                mine = own[0, first, a], own[1, second, b]
                theirs = other[0, first, a], other[1, second, b]
                count = count_bits(mine[0]) + count_bits(mine[1])
                counts[count_at[first, second] + count * words + word] |= mark
                for links in range(len(stands)):
                    at = tile_at[first, second] + links * words + word
                    if stands[links, mine[1], mine[0]]:
                        own_chain[at] |= mark
                    if stands[links, theirs[1], theirs[0]]:
                        other_chain[at] |= mark
