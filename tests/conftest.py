"""What Hypothesis makes up is the same in every run, unless CAVALE_FUZZ asks for more of it."""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from cavale.contract.subject import provide
from tests.subject import house

if TYPE_CHECKING:
    from playwright.sync_api import Browser

settings.register_profile(
    "cavale", derandomize="CAVALE_FUZZ" not in os.environ, database=None, deadline=None
)
settings.load_profile("cavale")

provide(house)

# Tests are about the house, whatever other games are installed on a machine.
os.environ["CAVALE_GUESTS"] = "off"


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    """One for all folders: no thread can drive two."""
    from tests.e2e.browser import launched

    yield from launched()
