"""QR codes (ISO/IEC 18004) of short texts: bytes, error correction M, versions 1 to 10.

The page has its own (ui/src/room/qr.ts); a test holds that both draw the same.
"""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Final

Matrix = list[list[bool]]
"""Rows of squares; True is dark."""

_BLOCKS: Final = (
    *((10, 1), (16, 1), (26, 1), (18, 2), (24, 2)),
    *((16, 4), (18, 4), (22, 4), (22, 5), (26, 5)),
)
"""By version: error correction codewords of a block, and how many blocks."""
_MASKS: Final[tuple[Callable[[int, int], bool], ...]] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)
_QUIET: Final = 2
"""Light squares around a code in a terminal; phones need no more there."""


def qr(text: str) -> Matrix:
    """ValueError if it is too long."""
    data = text.encode()
    for version in range(1, len(_BLOCKS) + 1):
        if len(data) + (2 if version < 10 else 3) <= _room(version):
            words = _interleaved(_data_words(data, version), version)
            return min((_draw(words, version, mask) for mask in range(8)), key=_penalty)
    raise ValueError("too long for a QR code of version 10")


def in_terminal(text: str) -> str:
    """Two rows of squares in each line; light on dark terminals and on light ones."""
    code = qr(text)
    size = len(code) + 2 * _QUIET

    def dark(x: int, y: int) -> bool:
        inside = 0 <= x - _QUIET < len(code) and 0 <= y - _QUIET < len(code)
        return inside and code[y - _QUIET][x - _QUIET]

    blocks = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    rows = (
        "".join(blocks[dark(x, y), y + 1 >= size or dark(x, y + 1)] for x in range(size))
        for y in range(0, size, 2)
    )
    return "\n".join(f"\x1b[97;40m{row}\x1b[0m" for row in rows)


def svg(text: str) -> str:
    code = qr(text)
    squares = "".join(
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(code) for x, dark in enumerate(row) if dark
    )
    size = len(code) + 8
    return f'<svg viewBox="-4 -4 {size} {size}"><path d="{squares}"/></svg>'


def _capacity(version: int) -> int:
    align = version // 7 + 2
    squares = (16 * version + 128) * version + 64
    squares -= (25 * align - 10) * align - 55 if version > 1 else 0
    return (squares - (36 if version >= 7 else 0)) // 8


def _room(version: int) -> int:
    """Codewords left for data."""
    correction, blocks = _BLOCKS[version - 1]
    return _capacity(version) - correction * blocks


def _data_words(data: bytes, version: int) -> bytes:
    room = _room(version) * 8
    bits = f"0100{len(data):0{8 if version < 10 else 16}b}" + "".join(
        f"{byte:08b}" for byte in data
    )
    bits += "0" * min(4, room - len(bits))
    bits += "0" * (-len(bits) % 8)
    while len(bits) < room:
        bits += f"{0xEC:08b}{0x11:08b}"
    return bytes(int(bits[at : at + 8], 2) for at in range(0, room, 8))


def _interleaved(data: bytes, version: int) -> bytes:
    correction, count = _BLOCKS[version - 1]
    short, longer = divmod(len(data), count)
    blocks = []
    at = 0
    for i in range(count):
        size = short + (i >= count - longer)
        blocks.append(data[at : at + size])
        at += size
    divisor = _generator(correction)
    checks = [_remainder(block, divisor) for block in blocks]
    mixed = [block[i] for i in range(short + 1) for block in blocks if i < len(block)]
    return bytes(mixed + [check[i] for i in range(correction) for check in checks])


def _times(a: int, b: int) -> int:
    """In the field of 256 elements that QR codes use."""
    product = 0
    for i in range(7, -1, -1):
        product = (product << 1) ^ ((product >> 7) * 0x11D)
        product ^= (b >> i & 1) * a
    return product


def _generator(degree: int) -> list[int]:
    found = [0] * (degree - 1) + [1]
    root = 1
    for _ in range(degree):
        found = [
            _times(one, root) ^ (found[j + 1] if j + 1 < degree else 0)
            for j, one in enumerate(found)
        ]
        root = _times(root, 2)
    return found


def _remainder(data: bytes, divisor: list[int]) -> list[int]:
    left = [0] * len(divisor)
    for byte in data:
        factor = byte ^ left[0]
        left = [*left[1:], 0]
        left = [one ^ _times(part, factor) for one, part in zip(left, divisor, strict=True)]
    return left


class _Canvas:
    def __init__(self, size: int) -> None:
        self.size = size
        self.dark: Matrix = [[False] * size for _ in range(size)]
        self.fixed: Matrix = [[False] * size for _ in range(size)]

    def set(self, x: int, y: int, dark: bool) -> None:
        if 0 <= x < self.size and 0 <= y < self.size:
            self.dark[y][x] = dark
            self.fixed[y][x] = True

    def square(self, cx: int, cy: int, reach: int) -> None:
        for y in range(-reach, reach + 1):
            for x in range(-reach, reach + 1):
                ring = max(abs(x), abs(y))
                self.set(cx + x, cy + y, ring not in (2, 4) if reach == 4 else ring != 1)


def _draw(words: bytes, version: int, mask: int) -> Matrix:
    size = 4 * version + 17
    canvas = _Canvas(size)
    for i in range(size):
        canvas.set(6, i, i % 2 == 0)
        canvas.set(i, 6, i % 2 == 0)
    centres = _alignment(version)
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    for x in centres:
        for y in centres:
            if (x, y) not in corners:
                canvas.square(x, y, 2)
    for x, y in ((3, 3), (size - 4, 3), (3, size - 4)):
        canvas.square(x, y, 4)
    _format(canvas, mask)
    if version >= 7:
        _version_bits(canvas, version)
    _fill(canvas, words, _MASKS[mask])
    return canvas.dark


def _fill(canvas: _Canvas, words: bytes, mask: Callable[[int, int], bool]) -> None:
    """In columns of two, up and down by turns, from the right."""
    size = canvas.size
    bits = iter("".join(f"{word:08b}" for word in words))
    for right in (*range(size - 1, 6, -2), *range(5, 0, -2)):
        upwards = (right + 1) & 2 == 0
        for step in range(size):
            y = size - 1 - step if upwards else step
            for x in (right, right - 1):
                if not canvas.fixed[y][x]:
                    canvas.dark[y][x] = (next(bits, "0") == "1") != mask(x, y)


def _alignment(version: int) -> list[int]:
    if version == 1:
        return []
    count = version // 7 + 2
    step = -(-(4 * version + 4) // (2 * count - 2)) * 2
    return [6, *(4 * version + 10 - step * (count - 2 - i) for i in range(count - 1))]


def _checked(value: int, polynomial: int, degree: int) -> int:
    left = value
    for _ in range(degree):
        left = (left << 1) ^ ((left >> (degree - 1)) * polynomial)
    return value << degree | left


def _format(canvas: _Canvas, mask: int) -> None:
    bits = _checked(mask, 0x537, 10) ^ 0x5412
    size = canvas.size
    ways = (
        [(8, i) for i in range(6)] + [(8, 7), (8, 8), (7, 8)] + [(14 - i, 8) for i in range(9, 15)]
    )
    again = [(size - 1 - i, 8) for i in range(8)] + [(8, size - 15 + i) for i in range(8, 15)]
    for places in (ways, again):
        for i, (x, y) in enumerate(places):
            canvas.set(x, y, bits >> i & 1 == 1)
    canvas.set(8, size - 8, True)


def _version_bits(canvas: _Canvas, version: int) -> None:
    bits = _checked(version, 0x1F25, 12)
    for i in range(18):
        a, b = canvas.size - 11 + i % 3, i // 3
        canvas.set(a, b, bits >> i & 1 == 1)
        canvas.set(b, a, bits >> i & 1 == 1)


def _penalty(dark: Matrix) -> int:
    """How hard a mask is to read: long runs, blocks, false finders, too much of one colour."""
    size = len(dark)
    total = 0
    for line in (*dark, *zip(*dark, strict=True)):
        text = "".join("1" if one else "0" for one in line)
        total += sum(len(run) - 2 for run in re.findall("0{5,}|1{5,}", text))
        total += 40 * len(re.findall("(?=10111010000|00001011101)", text))
    for above, below in pairwise(dark):
        for x in range(1, size):
            total += 3 * (above[x - 1] == above[x] == below[x - 1] == below[x])
    share = sum(map(sum, dark)) / (size * size)
    return total + 10 * int(abs(share * 20 - 10))
