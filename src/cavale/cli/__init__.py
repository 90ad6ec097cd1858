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
    paper,
    play,
    programs,
    puzzles,
    records,
    seat,
    serve,
    shelf,
    solve,
    speed,
    static,
    study,
    tokens,
)

app = typer.Typer(
    name="cavale",
    help="Board games of pursuit and escape: to play, to study, to write bots for.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
for family in (
    shelf,
    play,
    serve,
    static,
    paper,
    db,
    tokens,
    study,
    solve,
    records,
    puzzles,
    programs,
    seat,
    audits,
    speed,
    lab,
    new,
):
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
