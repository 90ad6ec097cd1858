"""One browser of each make for all tests, and one server."""

from collections.abc import Iterator

import pytest

from tests.e2e.conftest import house, server
from tests.engines.engine import Engine
from tests.engines.firefox import firefox
from tests.engines.webkit import webkit

__all__ = ["house", "server"]

MAKES = (firefox, webkit)


@pytest.fixture(scope="session", params=MAKES, ids=lambda make: make.__name__)
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    with request.param(tmp_path_factory.mktemp("engine")) as running:
        yield running
