"""Bit sets in tiles: the colourings of the two lowest slots, 64 to a word.

A tile of `bits` index bits takes `words_of(bits)` words. `pick` keeps the half in which one index
bit has a given value; `through` is a push through a full slot, where one index bit is picked and
another one, that of the rope that falls, does not matter.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from cavale.core.jit import inner

Words = npt.NDArray[np.uint64]
WORD: Final = 6
"""Index bits of a word."""
NONE: Final = np.uint64(0)
ALL: Final = np.uint64(0xFFFFFFFFFFFFFFFF)
CLEAR: Final = np.array(
    [
        0x5555555555555555,
        0x3333333333333333,
        0x0F0F0F0F0F0F0F0F,
        0x00FF00FF00FF00FF,
        0x0000FFFF0000FFFF,
        0x00000000FFFFFFFF,
    ],
    np.uint64,
)
"""The places in a word at which an index bit is 0."""
_CLEAR_0, _CLEAR_1, _CLEAR_2, _CLEAR_3, _CLEAR_4, _LOWER_HALF = CLEAR
_ONE, _TWO, _FOUR, _EIGHT, _SIXTEEN, _HALF = (np.uint64(1 << i) for i in range(WORD))
MOST_WORDS: Final = 32
"""Words of the largest tile, and as many again to work in."""


@inner
def words_of(bits: int) -> int:
    return 1 << bits - WORD if bits > WORD else 1


# Indices are cast to unsigned: a signed one might count from the end, and then nothing is done
# four words at a time.


@inner
def copy(source: Words, at: int, out: Words, to: int, words: int) -> None:
    for i in range(words):
        out[np.uintp(to + i)] = source[np.uintp(at + i)]


@inner
def fill(out: Words, to: int, words: int, word: np.uint64) -> None:
    for i in range(words):
        out[np.uintp(to + i)] = word


@inner
def join(source: Words, at: int, out: Words, to: int, words: int, turn: int) -> None:
    """The attacker (1) has what one of his pushes gives, the defender (0) what all give."""
    if turn:
        for i in range(words):
            out[np.uintp(to + i)] |= source[np.uintp(at + i)]
    else:
        for i in range(words):
            out[np.uintp(to + i)] &= source[np.uintp(at + i)]


@inner
def _squeeze(out: Words, words: int, first: int, last: int) -> None:
    """Close the gaps that a picked index bit left, up to another index bit."""
    for step in range(first, last):
        down, clear = np.uint64(1 << step), CLEAR[step + 1]
        for i in range(words):
            out[np.uintp(i)] = (out[np.uintp(i)] | out[np.uintp(i)] >> down) & clear


@inner
def _stretch(out: Words, words: int, first: int, last: int) -> None:
    """Make room for an index bit, `first`, and give both its values the same."""
    for step in range(last - 1, first - 1, -1):
        up, clear = np.uint64(1 << step), CLEAR[step]
        for i in range(words):
            out[np.uintp(i)] = (out[np.uintp(i)] | out[np.uintp(i)] << up) & clear
    up = np.uint64(1 << first)
    for i in range(words):
        out[np.uintp(i)] |= out[np.uintp(i)] << up


@inner
def pick(source: Words, at: int, bits: int, index: int, value: int, out: Words) -> None:
    """The half of a tile in which an index bit has this value, one bit smaller, to `out`."""
    words = words_of(bits - 1)
    if index >= WORD:
        run = 1 << index - WORD
        for i in range(words):
            high, low = i >> index - WORD, i & run - 1
            out[i] = source[at + ((2 * high + value << index - WORD) | low)]
        return
    shift, clear = np.uint64(value << index), CLEAR[index]
    before = words_of(bits)
    for i in range(before):
        out[np.uintp(i)] = source[np.uintp(at + i)] >> shift & clear
    _squeeze(out, before, index, WORD - 1)
    if bits > WORD:
        for i in range(words):
            out[np.uintp(i)] = out[np.uintp(2 * i)] | out[np.uintp(2 * i + 1)] << _HALF


@inner
def _spread(source: Words, bits: int, index: int, out: Words) -> None:
    """A tile with one index bit more, which does not matter."""
    words = words_of(bits + 1)
    if index >= WORD:
        run = 1 << index - WORD
        for i in range(words):
            out[i] = source[i >> index - WORD + 1 << index - WORD | i & run - 1]
        return
    if bits < WORD:
        out[0] = source[0]
    else:
        for i in range(words):
            out[i] = source[i >> 1] >> np.uint64((i & 1) << 5) & _LOWER_HALF
    _stretch(out, words, index, WORD - 1)


@inner
def _through_word(
    source: Words, at: int, words: int, low: int, top: int, side: int, colour: int, out: Words
) -> None:
    """All index bits of the slot lie in the word."""
    if side == 0:
        shift, clear = np.uint64(colour << low), CLEAR[low]
        for i in range(words):
            out[np.uintp(i)] = source[np.uintp(at + i)] >> shift & clear
        _squeeze(out, words, low, top)
        up = np.uint64(1 << top)
        for i in range(words):
            out[np.uintp(i)] |= out[np.uintp(i)] << up
    else:
        shift, clear = np.uint64(colour << top), CLEAR[top]
        for i in range(words):
            out[np.uintp(i)] = source[np.uintp(at + i)] >> shift & clear
        _stretch(out, words, low, top)


@inner
def _through_five(source: Words, at: int, words: int, turn: int, out: Words, to: int) -> None:
    """Both pushes through a slot of five cells that is the lowest index bits of a word."""
    left, right = np.uint64(turn), np.uint64(turn << 4)
    for i in range(words):
        word = source[np.uintp(at + i)]
        a = word >> left & _CLEAR_0
        a = (a | a >> _ONE) & _CLEAR_1
        a = (a | a >> _TWO) & _CLEAR_2
        a = (a | a >> _FOUR) & _CLEAR_3
        a = (a | a >> _EIGHT) & _CLEAR_4
        a |= a << _SIXTEEN
        b = word >> right & _CLEAR_4
        b = (b | b << _EIGHT) & _CLEAR_3
        b = (b | b << _FOUR) & _CLEAR_2
        b = (b | b << _TWO) & _CLEAR_1
        b = (b | b << _ONE) & _CLEAR_0
        b |= b << _ONE
        out[np.uintp(to + i)] = a | b if turn else a & b


@inner
def _through_words(source: Words, at: int, words: int, turn: int, out: Words, to: int) -> None:
    """Both pushes through a slot whose lowest index bit is the highest of a word."""
    half = words >> 1
    shift, begin = np.uint64(turn << 5), at + turn * half
    for i in range(half):
        first = source[np.uintp(at + 2 * i)] >> shift & _LOWER_HALF
        second = source[np.uintp(at + 2 * i + 1)] >> shift << _HALF
        out[np.uintp(to + i)] = first | second
        out[np.uintp(to + half + i)] = first | second
    for i in range(half):
        word = source[np.uintp(begin + i)]
        first, second = word & _LOWER_HALF, word >> _HALF
        first |= first << _HALF
        second |= second << _HALF
        if turn:
            out[np.uintp(to + 2 * i)] |= first
            out[np.uintp(to + 2 * i + 1)] |= second
        else:
            out[np.uintp(to + 2 * i)] &= first
            out[np.uintp(to + 2 * i + 1)] &= second


@inner
def through(
    source: Words,
    at: int,
    bits: int,
    low: int,
    cells: int,
    turn: int,
    out: Words,
    to: int,
    work: int,
) -> None:
    """What both pushes through a full slot, whose index bits begin at `low`, give.

    Two tiles of `out` from `work` on are used on the way.
    """
    words = words_of(bits)
    top = low + cells - 1
    if low == 0 and cells == 5:
        _through_five(source, at, words, turn, out, to)
    elif low == WORD - 1:
        _through_words(source, at, words, turn, out, to)
    else:
        first, second = out[work:], out[work + MOST_WORDS :]
        fill(out, to, words, NONE if turn else ALL)
        for side in range(2):
            if top < WORD:
                _through_word(source, at, words, low, top, side, turn, first)
            else:
                pick(source, at, bits, low if side == 0 else top, turn, second)
                _spread(second, bits - 1, top if side == 0 else low, first)
            join(first, 0, out, to, words, turn)
