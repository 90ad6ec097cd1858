"""A public randomness beacon: numbers that nobody knows before their time, and everybody after.

The rounds of a chain come at moments fixed for ever, as drand's do. A file holds what one has seen
of a chain, a JSON object a line, as drand's relays answer: first `/info`, then `/public/<round>`.

    {"hash": "52db9ba7...", "genesis_time": 1692803367, "period": 3, "public_key": "83cf0f28..."}
    {"round": 1000, "randomness": "fe290bec...", "signature": "b44679b9..."}
"""

import re
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import msgspec

KEPT = 20_000
"""Rounds in memory, the newest; every one is three seconds of a chain such as drand's quicknet."""
MARGIN = 1000
"""Milliseconds by which clocks may differ, and a round still be unknown to everybody."""
_READ = 1 << 20
"""Bytes of a file at once."""
_NUMBER = re.compile(r"[1-9][0-9]{0,14}")
_HEX = re.compile(r"(?:[0-9a-f]{2}){16,256}")

Digest = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
Bytes = Annotated[str, msgspec.Meta(pattern=r"\A(?:[0-9a-f]{2}){16,256}\Z")]


class NoBeacon(Exception):
    """Its text says what is wrong with the file."""


class Chain(msgspec.Struct, frozen=True):
    hash: Digest
    genesis_time: Annotated[int, msgspec.Meta(ge=0)]
    """Unix seconds of round 1."""
    period: Annotated[int, msgspec.Meta(ge=1, le=86_400)]
    """Seconds from one round to the next."""

    def time(self, number: int) -> int:
        """When a round comes, in milliseconds since 1970."""
        return 1000 * (self.genesis_time + (number - 1) * self.period)

    def after(self, at: int) -> int:
        """The first round that comes well later than a moment, in milliseconds since 1970."""
        return max(1, (at + MARGIN - 1000 * self.genesis_time) // (1000 * self.period) + 2)


class Emitted(msgspec.Struct, frozen=True):
    """A round of a chain: what it gave is the SHA-256 of its signature."""

    round: Annotated[int, msgspec.Meta(ge=1)]
    randomness: Digest
    signature: Bytes

    @property
    def sound(self) -> bool:
        signature = bytes.fromhex(self.signature)
        return sha256(signature).hexdigest() == self.randomness


def ingredient(number: int, randomness: str) -> str:
    """What stands in the dealer's key behind the nonces; no nonce can be written like this."""
    return f"beacon:{number}:{randomness}"


class BeaconFile:
    """A file that grows: what was added since it was last looked at is read when one asks."""

    def __init__(self, path: Path) -> None:
        """NoBeacon if it does not begin with the description of a chain."""
        self._path = path
        self._offset = 0
        self._rounds: dict[int, Emitted] = {}
        self.chain = self._read_chain()

    def find(self, number: int) -> Emitted | None:
        if number not in self._rounds:
            self._look()
        return self._rounds.get(number)

    def _read_chain(self) -> Chain:
        try:
            with self._path.open("rb") as file:
                first = file.readline(_READ)
            self._offset = len(first)
            return msgspec.json.decode(first, type=Chain)
        except OSError as why:
            raise NoBeacon(f"{self._path}: {why.strerror or why}") from None
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise NoBeacon(
                f"{self._path} does not begin with a beacon's /info on one line"
            ) from None

    def _look(self) -> None:
        """Whole lines only: the last one may still be on its way."""
        with suppress(OSError), self._path.open("rb") as file:
            file.seek(self._offset)
            while whole := file.read(_READ).rpartition(b"\n")[0]:
                self._take(whole.split(b"\n"))
                self._offset += len(whole) + 1
                file.seek(self._offset)

    def _take(self, lines: list[bytes]) -> None:
        """A line that is no round, or whose number its signature does not give, is passed over."""
        for line in lines:
            try:
                found = msgspec.json.decode(line, type=Emitted)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                continue
            if found.sound:
                self._rounds[found.round] = found
        while len(self._rounds) > KEPT:
            del self._rounds[next(iter(self._rounds))]


def emitted(number: str, randomness: str, signature: str) -> Emitted | None:
    """As a record writes it; None if it cannot be one."""
    if not _NUMBER.fullmatch(number) or len(randomness) != 64:
        return None
    if not all(map(_HEX.fullmatch, (randomness, signature))):
        return None
    return Emitted(int(number), randomness, signature)
