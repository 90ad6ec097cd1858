"""The toys' sources must count in the kernels' digest, so this comes before any import of them.

What Hypothesis makes up is the same in every run, unless CAVALE_FUZZ asks for more of it.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

TOYS = str(Path(__file__).parent / "toys")
os.environ["CAVALE_ROOMS"] = TOYS
settings.register_profile(
    "cavale", derandomize="CAVALE_FUZZ" not in os.environ, database=None, deadline=None
)
settings.load_profile("cavale")


def without_toys() -> dict[str, str]:
    """For a server of its own: with the kernels that set-up has compiled."""
    return {name: text for name, text in os.environ.items() if name != "CAVALE_ROOMS"}


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    """One for all folders: no thread can drive two."""
    from tests.e2e.browser import launched

    yield from launched()
