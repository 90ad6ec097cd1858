"""A file of SQLite belongs to one server, and to nobody else on the machine."""

import fcntl
import os
import stat
import subprocess
from pathlib import Path

import pytest

from cavale.tables.store.errors import CannotOpen
from cavale.tables.store.sql import SqlStore
from tests.waiting import PATIENCE
from tests.web.live import Small

pytestmark = pytest.mark.anyio


async def test_the_second_server_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    first = Small(str(path))
    await first.start()
    assert first.process is not None
    other_name = tmp_path / "by-another-name.db"
    other_name.symlink_to(path)
    for name in (path, other_name):
        second = Small(str(name))
        said = subprocess.run(
            second.command(),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env=second.environment(),
        )
        assert said.returncode != 0
        assert f"{path} is in use by another Cavale (process {first.process.pid})" in said.stderr
    await first.close()
    # It was killed, and the lock died with it.
    third = Small(str(path))
    await third.start()
    await third.close()


async def test_a_store_may_be_read_beside_a_server(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    server = await SqlStore.open(path, exclusive=True)
    with pytest.raises(CannotOpen, match="belongs to one server"):
        await SqlStore.open(path, exclusive=True)
    beside = await SqlStore.open(path)
    await beside.close()
    await server.close()
    again = await SqlStore.open(path, exclusive=True)
    await again.close()


async def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        store = await SqlStore.open(tmp_path / "tables.db", exclusive=True)
        await store.presence.sign("table", 0, 1)
        files = sorted(tmp_path.iterdir())
        rights = {path.name: stat.S_IMODE(path.stat().st_mode) for path in files}
        await store.close()
    finally:
        os.umask(before)
    names = ("tables.db", "tables.db-shm", "tables.db-wal", "tables.db.lock")
    assert rights == dict.fromkeys(names, 0o600)


async def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotOpen, match="file"):
        await SqlStore.open(tmp_path / "file" / "tables.db")


async def test_a_lock_that_nobody_signed_is_a_lock(tmp_path: Path) -> None:
    (tmp_path / "tables.db").touch()
    with (tmp_path / "tables.db.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with pytest.raises(CannotOpen, match="process unknown"):
            await SqlStore.open(tmp_path / "tables.db", exclusive=True)
