"""A queue of processes: one at a time, and none of them for ever.

The first process holds a lock of PostgreSQL for the length of a transaction. When the process dies
its connection ends, and so does the lock; when it only hangs, the database ends a transaction of
which it has heard nothing for a while.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

logger = logging.getLogger(__name__)

HELD_AT_MOST = 5.0
"""Seconds after which the lock of a process that is silent is let go."""


@asynccontextmanager
async def queued(engine: AsyncEngine, lock: int) -> AsyncIterator[None]:
    """What is done here must be right even if somebody else does it too: the wait has an end."""
    connection = engine.connect()
    try:
        await _wait(connection, lock)
        yield
    finally:
        await _let_go(connection)


async def _wait(connection: AsyncConnection, lock: int) -> None:
    try:
        async with asyncio.timeout(2 * HELD_AT_MOST):
            await connection.start()
            await connection.execute(_IN_TIME, {"stuck": f"{1000 * HELD_AT_MOST:.0f}ms"})
            await connection.execute(LOCK, {"number": lock})
    except Exception as error:
        # The text of the error may hold the database's password.
        logger.debug("the others are not waited for: %s", type(error).__name__)


async def _let_go(connection: AsyncConnection) -> None:
    if connection.sync_connection is None:
        return
    try:
        async with asyncio.timeout(HELD_AT_MOST):
            await connection.rollback()
    except Exception as error:
        logger.debug("the database was quicker: %s", type(error).__name__)
        await connection.invalidate()
    await connection.close()


LOCK = text("SELECT pg_advisory_xact_lock(:number)")
_IN_TIME = text(
    "SELECT set_config('lock_timeout', :stuck, true),"
    " set_config('idle_in_transaction_session_timeout', :stuck, true)"
)
