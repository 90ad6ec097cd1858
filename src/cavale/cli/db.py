"""A server's database."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from cavale.cli.options import fail, needing

db = typer.Typer(help="Look after a server's database.", no_args_is_help=True)
app = typer.Typer()
app.add_typer(db, name="db")

DatabaseOption = Annotated[
    str | None,
    typer.Option(help="A file or a URL; by default CAVALE_DATABASE_URL, or a file of yours."),
]


@contextmanager
def chosen_database(chosen: str | None) -> Iterator[str]:
    with needing("server"):
        from cavale.tables.store.errors import StoreError
        from cavale.web.settings import default_database

    try:
        yield chosen or default_database()
    except StoreError as why:
        fail(f"the database: {why}")


@db.command()
def upgrade(database: DatabaseOption = None) -> None:
    """Bring a database to this version's schema; a server does so by itself when it starts."""
    with chosen_database(database) as where:
        from cavale.terminal.database import upgrade

        upgrade(where)


@db.command()
def check(database: DatabaseOption = None) -> None:
    """Read every log: what cannot be read, which rules are in use, how large things are."""
    with chosen_database(database) as where:
        from cavale.terminal.database import check

        if not check(where):
            raise typer.Exit(1)


@db.command()
def rebuild_index(database: DatabaseOption = None) -> None:
    """Make what is listed and whose clock is due again, from the logs."""
    with chosen_database(database) as where:
        from cavale.terminal.database import rebuild_index

        if not rebuild_index(where):
            raise typer.Exit(1)


@db.command()
def prune(
    database: DatabaseOption = None,
    keep: Annotated[
        str | None,
        typer.Option(help="As never-started=7,unfinished=90,finished=forever (CAVALE_KEEP_DAYS)."),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
) -> None:
    """Let go of tables that nobody comes back to; a server does so by itself."""
    with needing("server"):
        from cavale.tables.store.retention import BadKeep, parse_keep
        from cavale.terminal.database import prune
        from cavale.web.settings import default_keep

    try:
        days = default_keep() if keep is None else parse_keep(keep)
    except BadKeep as why:
        fail(str(why))
    with chosen_database(database) as where:
        prune(where, days, dry_run=dry_run)
