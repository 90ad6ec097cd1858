"""Thoughts that nobody waits for: one at a time, in a real process, only while there is room."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cavale.tables.thinking import idle as idle_module
from cavale.tables.thinking.idle import Idle
from tests import waiting

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
async def idle() -> AsyncIterator[Idle]:
    made = Idle()
    yield made
    made.leave()


def until_stopped(file: str, flag: int) -> bytes:
    """Says in a file that it has begun, and thinks until it is told to stop."""
    with Path(file).open("a", encoding="utf-8") as out:
        out.write("begun\n")
    while not idle_module._flags[flag]:
        time.sleep(0.005)
    return b"stopped"


def at_once(said: str, flag: int) -> bytes:
    assert not idle_module._flags[flag]
    return said.encode()


def begun(file: Path) -> int:
    return file.read_text("utf-8").count("begun") if file.exists() else 0


async def test_a_thought_stops_when_nobody_wants_it_any_more(idle: Idle, tmp_path: Path) -> None:
    file = tmp_path / "begun"
    task = asyncio.create_task(idle.run(until_stopped, str(file)))
    await waiting.until(lambda: begun(file) == 1)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await idle.run(at_once, "next") == b"next"


async def test_it_makes_room_and_begins_again_when_there_is_some(
    idle: Idle, tmp_path: Path
) -> None:
    file = tmp_path / "begun"
    task = asyncio.create_task(idle.run(until_stopped, str(file)))
    await waiting.until(lambda: begun(file) == 1)
    idle.look(False)
    other = asyncio.create_task(idle.run(at_once, "other"))
    await asyncio.sleep(0.05)
    assert begun(file) == 1
    assert not other.done()
    idle.look(True)
    await waiting.until(lambda: begun(file) == 2)
    task.cancel()
    assert await other == b"other"


async def test_a_process_that_died_is_replaced(idle: Idle) -> None:
    assert await idle.run(at_once, "one") == b"one"
    executor = idle._executor
    assert executor is not None
    for process in list(executor._processes.values()):
        process.kill()
        process.join()
    await waiting.until(lambda: executor._broken is not False)
    assert await idle.run(at_once, "lost") == b""
    assert await idle.run(at_once, "two") == b"two"
