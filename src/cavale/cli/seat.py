"""A program of yours at the tables of a house."""

import signal
from typing import Annotated

import typer

from cavale import CavaleError
from cavale.cli.options import fail, needing

app = typer.Typer()


@app.command()
def seat(
    command: Annotated[
        str, typer.Argument(help="A program that speaks the engine protocol, such as ./mybot.")
    ],
    server: Annotated[str, typer.Option(help="The house, such as https://play.example.org.")] = "",
    token: Annotated[
        str,
        typer.Option(
            envvar="CAVALE_TOKEN",
            show_envvar=True,
            help="The program's token; in the environment no other user of this machine sees it.",
        ),
    ] = "",
    invite: Annotated[
        str | None, typer.Option(help="A link to a seat: sit down there first.")
    ] = None,
    tables: Annotated[int, typer.Option(min=1, help="At how many tables at once.")] = 4,
    seconds: Annotated[
        float, typer.Option(min=0.1, help="For a move, where no clock leaves less.")
    ] = 10.0,
    game: Annotated[
        list[str] | None, typer.Option(help="Accept this game only; may be said several times.")
    ] = None,
) -> None:
    """Bring a program to the tables of a house: it accepts challenges and plays, until Ctrl-C.

    A program that is too slow, crashes or answers nonsense resigns that game.
    """
    with needing("client"):
        import asyncio

        from cavale.client import Seating, invitation, run

    if not token:
        fail("a token is needed: --token, or CAVALE_TOKEN in the environment")
    try:
        link = None if invite is None else invitation(invite)
        if not server and link is None:
            fail("--server says which house")
        wish = Seating(
            command,
            seconds,
            tables,
            frozenset(game) if game else None,
            lambda said: typer.echo(said, err=True),
        )
        invited = None if link is None else (link.table, link.invite)
        where = server or (link.house if link else "")
        # As whatever looks after services stops them.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        asyncio.run(run(where, token, wish, invited=invited))
    except (CavaleError, ValueError) as error:
        fail(str(error))
    except KeyboardInterrupt:
        raise typer.Exit(0) from None
