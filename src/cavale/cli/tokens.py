"""Tokens of programs: who may play at a house as which program."""

from typing import Annotated

import typer

from cavale.cli.db import DatabaseOption, chosen_database
from cavale.cli.options import JsonOption, fail

tokens = typer.Typer(
    help="Let programs play at a server's tables, each with a token.", no_args_is_help=True
)
app = typer.Typer()
app.add_typer(tokens, name="tokens")

Name = Annotated[
    str, typer.Argument(help="What the program is called: letters, digits, `-`, `_`, `.`.")
]


@tokens.command()
def create(name: Name, database: DatabaseOption = None) -> None:
    """Make a program's token. It is shown once: only its hash is kept."""
    with chosen_database(database) as where:
        from cavale.terminal.tokens import create

        typer.echo(create(where, name))


@tokens.command(name="list")
def list_tokens(database: DatabaseOption = None, json: JsonOption = False) -> None:
    """Say which programs have a token, since when, and which had one."""
    with chosen_database(database) as where:
        from cavale.terminal.tokens import show

        show(where, json=json)


@tokens.command()
def revoke(name: Name, database: DatabaseOption = None) -> None:
    """Make a program's token worthless; its stream ends within seconds."""
    with chosen_database(database) as where:
        from cavale.terminal.tokens import revoke

        if not revoke(where, name):
            fail(f"{name} has no token")
