"""The fair dealer: chance at a table, which anyone can verify afterwards.

Before the first move the house publishes SHA-256(seed). Each seat may add a nonce: it publishes
SHA-256("<table>/<round>/<nonce>") when it sits down, and the nonce when all have. Then

    key     = HMAC-SHA256(seed, nonce of seat 0 | newline | nonce of seat 1 | ...)
    block   = HMAC-SHA256(key, "<table>/<k>/<attempt>")      for the k-th chance move, from 0

and the block's first 64 bits choose among the outcomes by their weights, in the pinned order.
Numbers that would favour some outcome are thrown away and the next attempt is taken, so that
every outcome has exactly its share. At the end the house reveals the seed.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

SEED_BYTES = 32

Entropy = Callable[[str], bytes]
"""So many bytes that nobody can foresee, for a purpose that is named."""


def system_entropy(purpose: str) -> bytes:
    """Other bytes each time, whatever they are for: names of purposes are for tests."""
    return secrets.token_bytes(SEED_BYTES)


def new_seed() -> bytes:
    return system_entropy("seed")


def commitment(seed: bytes) -> str:
    """What is published before the game: it fixes the seed without telling it."""
    return hashlib.sha256(seed).hexdigest()


def bound(table: str, number: int, nonce: str) -> str:
    """What a seat publishes in a round of nonces before any is told: it fixes its own."""
    return hashlib.sha256(f"{table}/{number}/{nonce}".encode()).hexdigest()


def house_nonce(first_seed: bytes, table: str, number: int) -> str:
    """The nonce of the bots' seats in a round: it follows from the seed, so nobody chooses it."""
    return hmac.digest(first_seed, f"{table}/nonce/{number}".encode(), "sha256").hex()[:32]


def earlier(seed: bytes, times: int) -> bytes:
    """The seed of so many games before: in a series each seed is the SHA-256 of the next.

    What is revealed when one game ends is therefore the commitment of the next one, and the first
    commitment fixes the seeds of all.
    """
    for _ in range(times):
        seed = hashlib.sha256(seed).digest()
    return seed


def shares(weights: Sequence[float]) -> list[int]:
    """The weights as whole numbers in the same proportion, exactly."""
    exact = [Fraction(weight).limit_denominator(1 << 20) for weight in weights]
    if any(weight <= 0 for weight in exact):
        raise ValueError("every chance outcome needs a positive weight")
    common = lcm(*(weight.denominator for weight in exact))
    return [int(weight * common) for weight in exact]


@dataclass(frozen=True)
class Dealer:
    seed: bytes
    table: str
    nonces: tuple[str, ...] = ()

    def draw(self, k: int, weights: Sequence[float]) -> int:
        """Which outcome the k-th chance move has: an index into `weights`."""
        parts = shares(weights)
        total = sum(parts)
        pick = next(n for n in self._numbers(k) if n < (1 << 64) // total * total) % total
        for index, part in enumerate(parts):
            pick -= part
            if pick < 0:
                return index
        raise AssertionError("the shares add up to the total")

    def _numbers(self, k: int) -> Iterator[int]:
        key = hmac.digest(self.seed, "\n".join(self.nonces).encode(), "sha256")
        attempt = 0
        while True:
            block = hmac.digest(key, f"{self.table}/{k}/{attempt}".encode(), "sha256")
            yield int.from_bytes(block[:8], "big")
            attempt += 1
