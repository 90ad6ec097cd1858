"""The house, for browsers."""

from typing import Annotated

import typer

from cavale.cli.options import fail

app = typer.Typer()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Annotated[
        str | None, typer.Option(help="A database URL; by default a file of yours (SQLite).")
    ] = None,
) -> None:
    """Serve the whole house to browsers."""
    from cavale.web.serve import CannotServe, run

    if database is not None and not _names_a_database(database):
        fail("--database is a file, or a URL of sqlite or postgresql")
    try:
        run(host=host, port=port, database=database, started=lambda: typer.echo(_open(host, port)))
    except CannotServe as reason:
        fail(str(reason))


def _names_a_database(text: str) -> bool:
    """Asked before anything starts. Nobody is shown the text: it may hold a password."""
    from cavale.tables.store.database import database_url
    from cavale.tables.store.errors import StoreError

    try:
        database_url(text)
    except StoreError:
        return False
    return True


def _open(host: str, port: int) -> str:
    return (
        f"Cavale is open at http://{f'[{host}]' if ':' in host else host}:{port} (Ctrl-C closes it)"
    )
