"""Nothing that was acknowledged is lost or counted twice, whoever is killed when.

Of how soon people go on the median counts: a busy machine may hold any one of them up.
"""

import signal
from pathlib import Path
from statistics import median

import pytest

from tests.tables.conftest import emptied
from tests.web.kills import RESUMED, survives
from tests.web.live import Small

pytestmark = pytest.mark.anyio


async def test_a_server_that_is_killed_again_and_again(tmp_path: Path) -> None:
    seen = await survives([Small(str(tmp_path / "tables.db"))], [signal.SIGKILL] * 4)
    assert seen.moves > 20
    assert median(seen.resumed) < RESUMED


async def test_two_servers_behind_one_address_either_of_them_killed(postgres: str) -> None:
    database = await emptied(postgres)
    ways = [signal.SIGKILL] * 5
    # One that is only told to stop hands its people over.
    ways.append(signal.SIGTERM)
    seen = await survives([Small(database), Small(database)], ways)
    assert seen.moves > 20
    assert median(seen.resumed) < RESUMED
