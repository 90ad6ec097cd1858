"""Chance that is the same in every run.

A server of the tests takes its entropy from here (`Settings.entropy`), and the tables that a test
opens have keys that follow from the test's name: what is dealt at them hangs neither on the day nor
on the tests that came before. Few tests do without: they say that they hold for all dice.
"""

import hashlib
import os
from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Pinned:
    """Entropy that follows from its purpose, and from how often it was asked for."""

    asked: Counter[str] = field(default_factory=Counter)

    def __call__(self, purpose: str) -> bytes:
        self.asked[purpose] += 1
        return hashlib.sha256(f"{purpose} {self.asked[purpose]}".encode()).digest()


_keys: Counter[str] = Counter()


def running_test() -> str:
    """Its name; under a fixture that several tests share, that of the first of them."""
    return os.environ.get("PYTEST_CURRENT_TEST", "no test").rpartition(" ")[0]


def next_key() -> str:
    """A key that the running test has not used yet, and no other test uses."""
    test = running_test()
    _keys[test] += 1
    return hashlib.sha256(f"{test} {_keys[test]}".encode()).hexdigest()[:32]
