import os

import pytest

from tests.page.inside import Inside, built_once


@pytest.fixture(scope="session")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Inside:
    own = tmp_path_factory.getbasetemp()
    return built_once(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own)
