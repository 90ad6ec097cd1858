"""Counting and solving."""

from pathlib import Path
from typing import Annotated

import typer

from cavale import CavaleError
from cavale.cli.options import (
    JsonOption,
    LangOption,
    SeatsOption,
    Slug,
    VariantOption,
    chosen,
    fail,
    language,
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


@app.command()
def solve(
    slug: Slug,
    variant: VariantOption = None,
    position: Annotated[
        str | None, typer.Option(help="Find the exact value of this position alone.")
    ] = None,
    memory: Annotated[
        int, typer.Option(min=1, help="With --position: use no more than so many megabytes.")
    ] = 1024,
    size: Annotated[int | None, typer.Option(help="A board of another size.")] = None,
    time: Annotated[float | None, typer.Option(min=0, help="Stop after so many seconds.")] = None,
    gap: Annotated[float, typer.Option(min=0, help="Stop when the bounds are so close.")] = 1e-6,
    file: Annotated[
        Path | None, typer.Option(help="Keep the work in this file and go on from it.")
    ] = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Bound a game's value from both sides, with a proof; Ctrl-C stops, --file resumes.

    With --position: what one position is worth, and every move from it.
    """
    game = chosen(slug, variant)
    try:
        if position is not None:
            if game.spec.judge is None:
                fail(f"{slug} has no exact solver for one position")
            from cavale.lab.judge import run as judge

            judge(game.spec.judge(), game.parse(position), memory, json, language(lang))
            return
        if game.spec.solver is None:
            hint = "; it has one for --position" if game.spec.judge else ""
            fail(f"{slug} has no exact solver for the whole game{hint}")
        from cavale.lab.solve import run

        run(game.spec.solver(game.variant, size), file, time, gap, json, language(lang))
    except (CavaleError, ValueError, OSError) as error:
        fail(str(error))
