"""A game of one's own."""

from pathlib import Path
from typing import Annotated

import typer

from cavale.cli.options import fail

app = typer.Typer()


@app.command()
def new(
    slug: Annotated[str, typer.Argument(help="What the game is called in commands, such as fox.")],
    hidden: Annotated[bool, typer.Option("--hidden", help="One side moves in the dark.")] = False,
    chance: Annotated[
        bool, typer.Option("--chance", help="A die decides how far one goes.")
    ] = False,
    folder: Annotated[
        Path | None, typer.Option(help="Where to write it; by default ./cavale-SLUG.")
    ] = None,
) -> None:
    """Write a package with a small game in it, to make your own of (docs/adding-a-game.md)."""
    from cavale import GAMES
    from cavale.new import CannotWrite, write

    where = folder or Path(f"cavale-{slug}")
    if slug in GAMES:
        fail(f"there is a game {slug} on the shelf already")
    try:
        written = write(slug, where, hidden=hidden, chance=chance)
    except (CannotWrite, OSError) as why:
        fail(str(why))
    for path in written:
        typer.echo(path)
    typer.echo(f"\nNow: cd {where} && pip install -e '.[test]' && pytest && cavale serve --open")
