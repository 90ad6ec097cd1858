"""Counting."""

from typing import Annotated

import typer

from cavale import CavaleError
from cavale.cli.options import (
    SeatsOption,
    Slug,
    VariantOption,
    chosen,
    fail,
)

app = typer.Typer()


@app.command(context_settings={"ignore_unknown_options": True})  # or -1 would be no number
def perft(
    slug: Slug,
    depth: Annotated[int, typer.Argument(min=0)],
    variant: VariantOption = None,
    seats: SeatsOption = None,
    position: Annotated[str | None, typer.Option(help="Start here instead.")] = None,
) -> None:
    """Count the move sequences of exactly DEPTH moves."""
    from cavale.search.perft import perft as count

    game = chosen(slug, variant, seats)
    try:
        start = game.start() if position is None else game.parse(position)
    except CavaleError as error:
        fail(str(error))
    typer.echo(count(start, depth))
