"""The transposition table: what was found about positions met before.

Two slots share an index: one keeps the deepest result, the other the newest. An entry is the
position's key and one packed word.
"""

import numpy as np
import numpy.typing as npt

from cavale.core.jit import inner

EXACT, AT_LEAST, AT_MOST = 1, 2, 3
NOT_FOUND = -1
_VALUE_ZERO = 1 << 23
_LOW_HALF = np.uint64(0xFFFFFFFF)
_ODD, _OTHER_ODD = np.uint64(0x9E3779B1), np.uint64(0x85EBCA77)

Keys = npt.NDArray[np.uint64]
Words = npt.NDArray[np.int64]


def new_table(bits: int) -> tuple[Keys, Words]:
    """Room for 2**bits entries."""
    return np.zeros(1 << bits, np.uint64), np.zeros(1 << bits, np.int64)


@inner
def pack(value: int, move: int, depth: int, bound: int) -> int:
    return (value + _VALUE_ZERO) << 38 | move << 16 | depth << 8 | bound


@inner
def value_of(word: int) -> int:
    return (word >> 38) - _VALUE_ZERO


@inner
def move_of(word: int) -> int:
    return word >> 16 & 0x3FFFFF


@inner
def depth_of(word: int) -> int:
    return word >> 8 & 0xFF


@inner
def bound_of(word: int) -> int:
    return word & 0xFF


@inner
def slot_of(keys: Keys, key: np.uint64) -> int:
    """Two products of 32 bits by 32: nothing overflows, with the JIT or without."""
    mixed = (key & _LOW_HALF) * _ODD ^ (key >> np.uint64(32)) * _OTHER_ODD
    return int(mixed >> np.uint64(24) & np.uint64(len(keys) // 2 - 1)) * 2


@inner
def look_up(keys: Keys, words: Words, key: np.uint64) -> int:
    slot = slot_of(keys, key)
    if keys[slot] == key:
        return int(words[slot])
    if keys[slot + 1] == key:
        return int(words[slot + 1])
    return NOT_FOUND


@inner
def store(keys: Keys, words: Words, key: np.uint64, word: int) -> None:
    slot = slot_of(keys, key)
    if keys[slot] != key and depth_of(words[slot]) > depth_of(word):
        slot += 1
    keys[slot] = key
    words[slot] = word
