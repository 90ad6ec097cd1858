"""Whether a database is of this version, and how it becomes so.

Of several processes one migrates and the others wait for it: all of it is one transaction, begun by
taking a lock. Alembic is only loaded where there is something to do.
"""

import logging
from pathlib import Path
from typing import Literal

from sqlalchemy import Connection, inspect, text

from cavale.tables.store.errors import CannotOpen

logger = logging.getLogger(__name__)

REVISIONS = ("0001", "0002", "0003", "0004", "0005")
"""All that this version knows, the newest last; each is a file in migrations/versions."""
NEWEST = REVISIONS[-1]
BEHIND = (None, *REVISIONS[:-1])
"""Of a newer one a process that runs already makes no fuss: each step leaves the version before it
able to go on, until it is replaced."""
FIRST = REVISIONS[0]
"""The schema of databases from before there were versions."""

State = Literal["empty", "behind", "current", "newer"]


def revision(connection: Connection) -> str | None:
    """The version of the schema; None of an empty database."""
    names = inspect(connection).get_table_names()
    if "alembic_version" in names:
        found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
        if found is not None:
            return found
    return FIRST if "log" in names else None


def state(connection: Connection) -> State:
    found = revision(connection)
    if found is None:
        return "empty"
    if found not in REVISIONS:
        return "newer"
    return "current" if found == NEWEST else "behind"


def require_current(connection: Connection) -> None:
    found = revision(connection)
    if found is not None and found not in REVISIONS:
        raise CannotOpen(newer(found))
    if found != NEWEST:
        raise CannotOpen("its schema is not this version's: `cavale db upgrade` first")


def upgrade(connection: Connection) -> str | None:
    """Within a transaction that nobody else can enter; what it was before, if it has changed."""
    found = revision(connection)
    if found == NEWEST:
        return None
    if found is not None and found not in REVISIONS:
        raise CannotOpen(newer(found))
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    if found is not None:
        logger.warning("the database is brought from schema %s to %s", found, NEWEST)
        command.stamp(config, found)
    command.upgrade(config, NEWEST)
    return found or "nothing"


def newer(found: str) -> str:
    return (
        f"the database is of a newer version of Cavale (its schema is {found}, and this program"
        f" knows {NEWEST} at most): install that version"
    )
