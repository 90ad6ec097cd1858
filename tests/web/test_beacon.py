"""`cavale serve --beacon FILE`: a game waits for the round that is due, and says for which."""

import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from cavale.core import beacon
from cavale.core.beacon import BeaconFile, Chain
from cavale.core.record import read, verify
from cavale.tables.minding import flags
from cavale.web.settings import Settings
from tests.tables.test_beacon import file, line
from tests.web.conftest import serving
from tests.web.live import free_port
from tests.web.test_fairness import _kuhn
from tests.web.test_hidden_game import played

pytestmark = pytest.mark.anyio


@pytest.fixture
def chain(monkeypatch: pytest.MonkeyPatch) -> Chain:
    """A round a second."""
    monkeypatch.setattr(beacon, "MARGIN", 0)
    monkeypatch.setattr(flags, "BEACON_EVERY", 0.01)
    return Chain("b" * 64, int(time.time()) - 1000, 1)


async def test_a_table_waits_for_its_round(
    settings: Settings, tmp_path: Path, chain: Chain
) -> None:
    path = tmp_path / "beacon"
    file(path, chain)
    async with serving(replace(settings, beacon=str(path))) as visitor:
        at = await visitor.open("here", "here", game="kuhn")
        table = await at.see()
        due = table["rounds"]["beacon"]
        assert (table["status"], table["rounds"]["phase"]) == ("waiting", "beacon")
        assert table["prompt"] == [{"id": "beacon-awaited", "args": {"round": due}}]
        assert chain.time(due) > time.time() * 1000 - 1000
        with path.open("a") as grows:
            grows.write(f"{line(due - 1)}\n{line(due)}\n")
        await at.until("status", "playing")
        # A server that comes back knows what was mixed in.
    async with serving(settings) as again:
        at.visitor = again
        await played(at, "check", "check")
        text = (await again.client.get(f"{at.path}/record")).text
        # A game without chance waits for nothing.
        assert (await (await again.open("here", "here")).see())["rounds"] is None
    found = read(text, _kuhn)
    checks = {check.name: check for check in verify(found, BeaconFile(path))}
    assert all(check.passed for check in checks.values()), checks
    assert checks["beacon"].detail == f"round {due} as in your copy"


@pytest.mark.parametrize("text", ["nonsense\n", None])
def test_a_file_that_is_no_beacon_is_told_at_once(tmp_path: Path, text: str | None) -> None:
    path = tmp_path / "beacon"
    if text is not None:
        path.write_text(text)
    where = ["--database", str(tmp_path / "tables.db"), "--port", str(free_port())]
    command = [sys.executable, "-m", "cavale.web.serve", "--beacon", str(path), *where]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 1
    assert str(path) in found.stderr
    assert "Traceback" not in found.stderr
