"""The house, for browsers."""

import socket
import webbrowser
from typing import Annotated

import typer

from cavale.cli.options import LangOption, fail, language, needing
from cavale.core.catalogue import Lang, say
from cavale.core.message import message
from cavale.core.qr import in_terminal

app = typer.Typer()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Annotated[
        str | None, typer.Option(help="A database URL; by default a file of yours (SQLite).")
    ] = None,
    beacon: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="Mix a public beacon's rounds from a file into all dice."
        ),
    ] = None,
    browse: Annotated[bool, typer.Option("--open", help="Open the shelf in a browser.")] = False,
    lan: Annotated[
        bool,
        typer.Option("--lan", help="For all in this local network: phones, a television."),
    ] = False,
    lang: LangOption = None,
) -> None:
    """Serve the whole house to browsers."""
    if lan:
        host = "0.0.0.0"

    def started() -> None:
        if lan:
            _invite(port, language(lang))
        else:
            typer.echo(f"Cavale is open at {_address(host, port)} (Ctrl-C closes it)")
        if browse and not webbrowser.open(_address("127.0.0.1" if lan else host, port)):
            typer.echo("No browser could be opened here.", err=True)

    with needing("server"):
        from cavale.web.serve import CannotServe, run

        if database is not None and not _names_a_database(database):
            fail("--database is a file, or a URL of sqlite or postgresql")
        try:
            run(host=host, port=port, database=database, beacon=beacon, started=started)
        except CannotServe as reason:
            fail(str(reason))


def _invite(port: int, lang: Lang) -> None:
    """Where it is, as a code for a phone's camera, too; and what that means."""
    here = lan_address()
    if here is None:
        typer.echo(say(lang, message("lan-alone", address=_address("127.0.0.1", port))))
        return
    address = _address(here, port)
    typer.echo(say(lang, message("lan-open", address=address)))
    typer.echo(in_terminal(address))
    typer.echo(say(lang, "lan-safety"))


def lan_address() -> str | None:
    """The address by which this machine speaks to others; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # A documentation address: a route to it is the route to anybody.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else found


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
