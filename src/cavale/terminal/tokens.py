"""`cavale tokens`: beside a server that runs, or without."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from rich.console import Console
from rich.table import Table

from cavale.tables.log.times import iso, now
from cavale.tables.store.sql import SqlStore
from cavale.tables.store.tokens import SqlTokens

T = TypeVar("T")


def create(database: str, name: str) -> str:
    return _with(database, lambda tokens: tokens.create(name, now()))


def revoke(database: str, name: str) -> bool:
    return _with(database, lambda tokens: tokens.revoke(name, now()))


def show(database: str, *, json: bool) -> None:
    rows = _with(database, lambda tokens: tokens.rows())
    if json:
        print(msgspec.json.encode(rows).decode())
        return
    table = Table("program", "since", "revoked")
    for row in rows:
        table.add_row(row.name, iso(row.created), "" if row.revoked is None else iso(row.revoked))
    Console().print(table)


def _with(database: str, work: Callable[[SqlTokens], Awaitable[T]]) -> T:
    async def run() -> T:
        store = await SqlStore.open(database)
        try:
            return await work(store.tokens)
        finally:
            await store.close()

    return asyncio.run(run())
