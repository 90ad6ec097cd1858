"""Reads a QR code that is drawn without a fault: what a phone's camera would make of it.

Written from ISO/IEC 18004 and not from the page's own code. Errors are not corrected: that every
codeword is intact is part of what is tested.
"""

import re
from collections.abc import Iterator

Matrix = list[list[bool]]

# Error correction codewords of a block, and blocks, of level M in versions 1 to 10.
LEVEL_M = ((10, 1), (16, 1), (26, 1), (18, 2), (24, 2), (16, 4), (18, 4), (22, 4), (22, 5), (26, 5))
ALIGNED = {
    2: (6, 18),
    3: (6, 22),
    4: (6, 26),
    5: (6, 30),
    6: (6, 34),
    7: (6, 22, 38),
    8: (6, 24, 42),
    9: (6, 26, 46),
    10: (6, 28, 50),
}
FORMAT = 0b101010000010010
BYTES = 0b0100


def drawn(path: str, box: str) -> Matrix:
    """The squares of an SVG: `M3 4h1v1h-1z` is a dark one; the box has a margin on each side."""
    margin, _, side, _ = map(float, box.split())
    size = int(side + 2 * margin)
    squares = [[False] * size for _ in range(size)]
    for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path):
        squares[int(y)][int(x)] = True
    return squares


def read(squares: Matrix) -> str:
    size = len(squares)
    version = (size - 17) // 4
    check_finders(squares)
    mask, level = _format(squares)
    assert level == 0b00, "level M"
    words = _words(squares, version, mask)
    data = _data(words, version)
    bits = "".join(f"{word:08b}" for word in data)
    assert int(bits[:4], 2) == BYTES
    wide = 8 if version < 10 else 16
    length = int(bits[4 : 4 + wide], 2)
    text = bits[4 + wide : 4 + wide + 8 * length]
    return bytes(int(text[i : i + 8], 2) for i in range(0, len(text), 8)).decode()


def check_finders(squares: Matrix) -> None:
    finder = ("#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######")
    last = len(squares) - 7
    for left, top in ((0, 0), (last, 0), (0, last)):
        seen = [
            "".join("#" if one else "." for one in row[left : left + 7])
            for row in squares[top : top + 7]
        ]
        assert tuple(seen) == finder


def _format(squares: Matrix) -> tuple[int, int]:
    """Which mask, and which level of correction; both copies say the same."""
    size = len(squares)
    first = [(8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8)] + [(x, 8) for x in (7, 5, 4, 3, 2, 1, 0)]
    second = [(size - 1 - i, 8) for i in range(8)] + [(8, size - 7 + i) for i in range(7)]
    found = []
    for places in (first, second):
        bits = sum(squares[y][x] << i for i, (x, y) in enumerate(places)) ^ FORMAT
        found.append(bits >> 10)
    assert found[0] == found[1]
    return found[0] & 0b111, found[0] >> 3


def _masked(mask: int, x: int, y: int) -> bool:
    return (
        (x + y) % 2 == 0,
        y % 2 == 0,
        x % 3 == 0,
        (x + y) % 3 == 0,
        (y // 2 + x // 3) % 2 == 0,
        x * y % 2 + x * y % 3 == 0,
        (x * y % 2 + x * y % 3) % 2 == 0,
        ((x + y) % 2 + x * y % 3) % 2 == 0,
    )[mask]


def _reserved(version: int, x: int, y: int) -> bool:
    """Finders, their margins, timing, alignment, format and version."""
    size = 4 * version + 17
    if x == 6 or y == 6:
        return True
    if (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8):
        return True
    if version >= 7 and ((x >= size - 11 and y < 6) or (y >= size - 11 and x < 6)):
        return True
    centres = ALIGNED.get(version, ())
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    return any(
        abs(x - a) <= 2 and abs(y - b) <= 2
        for a in centres
        for b in centres
        if (a, b) not in corners
    )


def _path(size: int) -> Iterator[tuple[int, int]]:
    """Two columns at a time from the right, up and down in turn; the timing column is left out."""
    up = True
    right = size - 1
    while right > 0:
        if right == 6:
            right -= 1
        for y in range(size - 1, -1, -1) if up else range(size):
            yield right, y
            yield right - 1, y
        up = not up
        right -= 2


def _words(squares: Matrix, version: int, mask: int) -> list[int]:
    bits = [
        squares[y][x] != _masked(mask, x, y)
        for x, y in _path(len(squares))
        if not _reserved(version, x, y)
    ]
    return [
        sum(bit << (7 - i) for i, bit in enumerate(bits[at : at + 8]))
        for at in range(0, len(bits) - 7, 8)
    ]


def _data(words: list[int], version: int) -> list[int]:
    """The blocks one after the other, without their correction, after it has been checked."""
    correction, count = LEVEL_M[version - 1]
    left = len(words) - correction * count
    lengths = [left // count + (block >= count - left % count) for block in range(count)]
    blocks: list[list[int]] = [[] for _ in range(count)]
    given = iter(words)
    for column in range(max(lengths)):
        for block, length in enumerate(lengths):
            if column < length:
                blocks[block].append(next(given))
    checks: list[list[int]] = [[] for _ in range(count)]
    for _ in range(correction):
        for check in checks:
            check.append(next(given))
    for block_words, check in zip(blocks, checks, strict=True):
        _intact([*block_words, *check], correction)
    return [word for block_words in blocks for word in block_words]


def _intact(word: list[int], correction: int) -> None:
    """A Reed-Solomon codeword is zero at the first powers of 2."""
    powers = [1]
    while len(powers) < 255:
        twice = powers[-1] << 1
        powers.append(twice ^ 0x11D if twice > 255 else twice)
    logs = {power: exponent for exponent, power in enumerate(powers)}
    for root in range(correction):
        value = 0
        for one in word:
            value = (powers[(logs[value] + root) % 255] if value else 0) ^ one
        assert value == 0, "a codeword is damaged"
