"""A stream made smaller as it goes: each event is flushed, and told by what the last ones said."""

import re
import zlib

LEVEL = 1
"""Higher ones take twice the time for a few bytes less."""
WINDOW = 14
"""Bits: the last 16 kB, some events. A stream holds 100 kB for it, with `MEMORY`."""
MEMORY = 6
_GZIP = 16
_REFUSED = re.compile(rb"gzip\s*;\s*q=0(\.0*)?\s*(,|$)")


def takes_gzip(accepted: bytes | None) -> bool:
    """By what a client says in `Accept-Encoding`."""
    return accepted is not None and b"gzip" in accepted and not _REFUSED.search(accepted)


class Squeezed:
    """The bytes of one connection, as gzip."""

    def __init__(self) -> None:
        self._stream = zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW + _GZIP, MEMORY)

    def add(self, data: bytes) -> bytes:
        """What is to be sent so that all of it can be read at once."""
        return self._stream.compress(data) + self._stream.flush(zlib.Z_SYNC_FLUSH)

    def end(self) -> bytes:
        return self._stream.flush()
