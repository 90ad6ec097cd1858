"""What the frame worker is sent and what it answers."""

import msgspec

from cavale.tables.log.entries import Logged

Frames = list[list[bytes]]
"""For each change, the frame of each player."""


class Request(msgspec.Struct, array_like=True):
    """Frames of the last `fresh` entries of `log` for some players; None is a spectator.

    `log` goes on after version `after` of the table, up to which the worker has it.
    """

    table: str
    after: int
    log: list[Logged]
    fresh: int
    players: list[int | None]


encode = msgspec.msgpack.Encoder().encode
read_requests = msgspec.msgpack.Decoder(list[Request]).decode
read_answers = msgspec.msgpack.Decoder(list[Frames | None]).decode
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
