"""Frames that were sent lately, for streams that come back: they are not encoded again."""

from collections import OrderedDict

FRAMES_KEPT = 32 << 20
"""Bytes, of all tables together."""
_OVERHEAD = 250
"""Bytes that keeping a frame takes besides its own."""

Key = tuple[str, int, int | None]
"""A table, a version of it, and the player it was shown to."""


class FrameCache:
    def __init__(self, limit: int = FRAMES_KEPT) -> None:
        self._limit = limit
        self._frames: OrderedDict[Key, bytes] = OrderedDict()
        self.size = 0

    def put(self, table: str, version: int, player: int | None, frame: bytes) -> None:
        key = table, version, player
        before = self._frames.pop(key, None)
        if before is not None:
            self.size -= len(before) + _OVERHEAD
        self._frames[key] = frame
        self.size += len(frame) + _OVERHEAD
        while self.size > self._limit:
            _, oldest = self._frames.popitem(last=False)
            self.size -= len(oldest) + _OVERHEAD

    def get(self, table: str, version: int, player: int | None) -> bytes | None:
        return self._frames.get((table, version, player))
