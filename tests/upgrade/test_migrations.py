"""A database becomes one of this version: whole or not at all, once, and never backwards."""

import asyncio
import logging
from collections.abc import Callable

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, select, text, update

from cavale import game as open_game
from cavale.tables.log.entries import Open, Player, encode
from cavale.tables.store import upgrading
from cavale.tables.store.database import T, open_database
from cavale.tables.store.errors import CannotOpen
from cavale.tables.store.maintenance import Maintenance
from cavale.tables.store.schema import cards, log, metadata, summaries
from cavale.tables.store.sql import SqlStore
from cavale.tables.store.upgrading import NEWEST, REVISIONS
from tests.tables.conftest import database as database

pytestmark = pytest.mark.anyio


async def done(where: str, work: Callable[[Connection], T]) -> T:
    opened = open_database(where)
    try:
        return await opened.write(work)
    finally:
        await opened.close()


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_program_knows_its_migrations() -> None:
    config = Config()
    folder = upgrading.__file__.replace("upgrading.py", "migrations")
    config.set_main_option("script_location", folder)
    found = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
    assert tuple(reversed(found)) == REVISIONS


async def test_a_new_database_is_what_the_program_expects(database: str) -> None:
    await (await SqlStore.open(database)).close()
    assert await done(database, upgrading.revision) == NEWEST
    assert await done(database, differences) == []


async def test_an_old_database_becomes_the_same(
    old: str, schema: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert await done(old, upgrading.revision) == schema
    with caplog.at_level(logging.WARNING):
        await (await SqlStore.open(old)).close()
    assert f"from schema {schema} to {NEWEST}" in caplog.text or schema == NEWEST
    assert await done(old, upgrading.revision) == NEWEST
    assert await done(old, differences) == []
    caplog.clear()
    await (await SqlStore.open(old)).close()
    assert caplog.text == ""


async def test_of_several_processes_one_migrates(old: str) -> None:
    stores = await asyncio.gather(*(SqlStore.open(old) for _ in range(4)))
    for store in stores:
        await store.close()
    assert await done(old, differences) == []
    count = text("SELECT count(*) FROM alembic_version")
    assert await done(old, lambda connection: connection.scalar(count)) == 1


async def test_a_newer_database_is_refused_and_left_alone(database: str) -> None:
    await (await SqlStore.open(database)).close()
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await done(database, lambda connection: connection.execute(newer))
    with pytest.raises(CannotOpen, match=r"newer version of Cavale.* 9999"):
        await SqlStore.open(database)
    assert await done(database, upgrading.revision) == "9999"


async def test_a_migration_that_fails_changes_nothing(
    old: str, schema: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Alembic is in the middle of it: the new table is made, and its rows cannot be."""

    def broken(connection: Connection) -> str | None:
        upgrading_really(connection)
        raise RuntimeError("the power went")

    upgrading_really = upgrading.upgrade
    monkeypatch.setattr(upgrading, "upgrade", broken)
    with pytest.raises(RuntimeError):
        await SqlStore.open(old)
    assert await done(old, upgrading.revision) == schema
    monkeypatch.undo()
    await (await SqlStore.open(old)).close()
    assert await done(old, differences) == []


async def test_what_the_version_before_still_wrote_is_indexed_again(old: str, schema: str) -> None:
    """While processes are replaced one after another, one of them still writes as it used to."""
    if schema != "0001":
        return
    await (await SqlStore.open(old)).close()
    opened = Open(
        "wall", "classic", 1, 1, (Player("here", secret="5e"), Player("here", secret="6e"))
    )
    entry = {"table_id": "late", "seq": 1, "at": 5, "key": None, "entry": encode(opened)}
    card = {"id": "late", "opened": 5, "over": False, "awaits_bot": False, "card": "{}"}

    def write(connection: Connection) -> None:
        connection.execute(insert(log), entry)
        connection.execute(insert(cards), card)

    await done(old, write)
    async with Maintenance.writing(old, open_game) as maintenance:
        assert await maintenance.rebuild(lambda more: None) == {}
    known = select(summaries.c.status).where(summaries.c.id == "late")
    assert await done(old, lambda connection: connection.scalar(known)) == "playing"


async def test_a_card_that_cannot_be_read_stops_no_migration(
    old: str, schema: str, caplog: pytest.LogCaptureFixture
) -> None:
    def spoil(connection: Connection) -> list[str]:
        found = list(connection.scalars(select(cards.c.id).order_by(cards.c.id)))
        for table, card in zip(found, ("", "{", "[]", '{"game":"wall"}'), strict=False):
            connection.execute(update(cards).where(cards.c.id == table).values(card=card))
        return found

    tables = await done(old, spoil)
    with caplog.at_level(logging.WARNING):
        await (await SqlStore.open(old)).close()
    left = select(summaries.c.id).order_by(summaries.c.id)
    assert await done(old, lambda connection: list(connection.scalars(left))) == tables[4:]
    for table in tables[:4]:
        assert f"table {table} is left out" in caplog.text
