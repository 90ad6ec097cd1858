"""What a crier is sent and what it answers."""

import msgspec

from cavale.tables.log.entries import Logged

Frames = list[list[bytes]]
"""For each entry that is to be told, what each player is sent."""


class News(msgspec.Struct, array_like=True):
    """The last `fresh` entries of `log` are to be told to some players; None is a spectator.

    `log` goes on after version `after` of the table, which the crier has heard of.
    """

    table: str
    after: int
    log: list[Logged]
    fresh: int
    players: list[int | None]


encode = msgspec.msgpack.Encoder().encode
read_news = msgspec.msgpack.Decoder(list[News]).decode
read_frames = msgspec.msgpack.Decoder(list[Frames | None]).decode
LENGTH = 4
"""Bytes before each message that say how long it is."""


def packed(message: object) -> bytes:
    body = encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


class Unpacker:
    """Cuts what comes in into messages."""

    def __init__(self) -> None:
        self._got = bytearray()

    def feed(self, data: bytes) -> list[bytes]:
        self._got += data
        messages: list[bytes] = []
        at = 0
        while len(self._got) >= at + LENGTH:
            end = at + LENGTH + int.from_bytes(self._got[at : at + LENGTH], "big")
            if len(self._got) < end:
                break
            with memoryview(self._got) as got:
                messages.append(bytes(got[at + LENGTH : end]))
            at = end
        del self._got[:at]
        return messages
