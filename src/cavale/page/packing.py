"""Files packed tighter than a web space would: a page unpacks them itself (files/unpack.js)."""

import lzma
from collections.abc import Mapping
from typing import Final

_FILTERS: Final = [
    {
        "id": lzma.FILTER_LZMA1,
        "preset": 9 | lzma.PRESET_EXTREME,
        "lc": 3,
        "lp": 0,
        "pb": 0,
        "dict_size": 1 << 25,
    }
]
_SIZE: Final = slice(5, 13)


def packed(data: bytes) -> bytes:
    """LZMA with its size said in front, so that it is unpacked into one piece."""
    made = bytearray(lzma.compress(data, lzma.FORMAT_ALONE, filters=_FILTERS))
    made[_SIZE] = len(data).to_bytes(8, "little")
    return bytes(made)


def together(parts: Mapping[str, bytes]) -> tuple[bytes, dict[str, int]]:
    """Several files in one piece, and the size of each, in their order."""
    return packed(b"".join(parts.values())), {name: len(it) for name, it in parts.items()}
