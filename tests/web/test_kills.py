"""Nothing that was acknowledged is lost or counted twice, whoever is killed when.

How soon people go on is counted in tries, not in seconds, which hang on the machine: what was under
way may fail, a request and a stream each, and then everybody is served at the next try.
"""

import signal
from pathlib import Path

import pytest

from tests.tables.conftest import emptied
from tests.web.kills import survives
from tests.web.live import Small

pytestmark = pytest.mark.anyio


async def test_a_server_that_is_killed_again_and_again(tmp_path: Path) -> None:
    seen = await survives([Small(str(tmp_path / "tables.db"))], [signal.SIGKILL] * 2)
    assert seen.moves > 10
    assert max(seen.in_vain) <= 2


async def test_two_servers_behind_one_address_either_of_them_killed(postgres: str) -> None:
    database = await emptied(postgres)
    ways = [signal.SIGKILL] * 2
    # One that is only told to stop hands its people over.
    ways.append(signal.SIGTERM)
    seen = await survives([Small(database), Small(database)], ways)
    assert seen.moves > 10
    assert max(seen.in_vain) <= 2
