"""A plane turned upside down or mirrored: the bits of its index change places.

Two bits of an index change places by moving words, or bits in words; any permutation is a few such
exchanges, each a pass over the plane.
"""

from typing import Final

import numpy as np

from cavale.core.jit import Ints, inner, kernel
from cavale.games.wall.exact.tiles import CLEAR, WORD, Words, words_of

_ONE: Final = np.uint64(1)


@inner
def _exchange(plane: Words, begin: int, words: int, p: int, q: int) -> None:
    """Two bits of the index, p < q, change places."""
    if q < WORD:
        shift = np.uint64((1 << q) - (1 << p))
        # Bit p is 1 and bit q is 0.
        mask = ~CLEAR[p] & CLEAR[q]
        for i in range(words):
            word = plane[np.uintp(begin + i)]
            moved = (word >> shift ^ word) & mask
            plane[np.uintp(begin + i)] = word ^ moved ^ moved << shift
        return
    far = 1 << q - WORD
    if p < WORD:
        shift = np.uint64(1 << p)
        for i in range(words):
            if i & far == 0:
                low, high = plane[np.uintp(begin + i)], plane[np.uintp(begin + i + far)]
                moved = (low >> shift ^ high) & CLEAR[p]
                plane[np.uintp(begin + i + far)] = high ^ moved
                plane[np.uintp(begin + i)] = low ^ moved << shift
        return
    near = 1 << p - WORD
    for i in range(words):
        if i & far == 0 and i & near:
            other = i - near + far
            word = plane[np.uintp(begin + i)]
            plane[np.uintp(begin + i)] = plane[np.uintp(begin + other)]
            plane[np.uintp(begin + other)] = word


@inner
def _read(source: Words, at: int, low: int, index: int) -> np.uint64:
    tile, bit = index >> low, index & (1 << low) - 1
    word = source[at + tile * words_of(low) + (bit >> WORD)]
    return np.uint64(word >> np.uint64(bit & 63) & _ONE)


@kernel
def place_image(
    source: Words, at: int, low: int, origin: Ints, out: Words, to: int, out_low: int
) -> None:
    """To `out` the plane at `at`, bit i of its index where bit origin[i] was.

    Tiles have `low` index bits before and `out_low` after.
    """
    bits = len(origin)
    if low < WORD or out_low < WORD:
        # Tiles do not fill their words: bit by bit.
        for i in range(words_of(out_low) << bits - out_low):
            out[to + i] = np.uint64(0)
        for index in range(1 << bits):
            there = 0
            for i in range(bits):
                there |= (index >> i & 1) << origin[i]
            tile, bit = index >> out_low, index & (1 << out_low) - 1
            value = _read(source, at, low, there) << np.uint64(bit & 63)
            out[to + tile * words_of(out_low) + (bit >> WORD)] |= value
        return
    words = 1 << bits - WORD
    for i in range(words):
        out[np.uintp(to + i)] = source[np.uintp(at + i)]
    holds = np.arange(bits)
    for p in range(bits):
        q = p
        while holds[q] != origin[p]:
            q += 1
        if q != p:
            _exchange(out, to, words, p, q)
            holds[q] = holds[p]
            holds[p] = origin[p]
