"""The `cavale` command: one module for each family of commands, and one line here.

Imports wait inside the commands: `--help` must not need Numba.
"""

from typing import Annotated

import typer

from cavale.cli import (
    audits,
    db,
    lab,
    new,
    play,
    programs,
    records,
    serve,
    shelf,
    solve,
    speed,
    study,
)

app = typer.Typer(
    name="cavale",
    help="Board games of pursuit and escape: to play, to study, to write bots for.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
for family in (shelf, play, serve, db, study, solve, records, programs, audits, speed, lab, new):
    app.add_typer(family.app)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"cavale {version('cavale')}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    pass


def main() -> None:
    app()
