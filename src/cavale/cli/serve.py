"""The house, for browsers."""

import webbrowser
from typing import Annotated

import typer

from cavale.cli.options import fail, needing

app = typer.Typer()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Annotated[
        str | None, typer.Option(help="A database URL; by default a file of yours (SQLite).")
    ] = None,
    browse: Annotated[bool, typer.Option("--open", help="Open the shelf in a browser.")] = False,
) -> None:
    """Serve the whole house to browsers."""

    def started() -> None:
        typer.echo(f"Cavale is open at {_address(host, port)} (Ctrl-C closes it)")
        if browse and not webbrowser.open(_address(host, port)):
            typer.echo("No browser could be opened here.", err=True)

    with needing("server"):
        from cavale.web.serve import CannotServe, run

        if database is not None and not _names_a_database(database):
            fail("--database is a file, or a URL of sqlite or postgresql")
        try:
            run(host=host, port=port, database=database, started=started)
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


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
