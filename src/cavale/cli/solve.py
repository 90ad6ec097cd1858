"""Exact values: of a game, of all its positions, of one."""

from pathlib import Path
from typing import Annotated

import typer

from cavale import CavaleError, Game
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
from cavale.core.catalogue import Lang

app = typer.Typer()
STOPPED = 3
"""The exit code of work that was stopped before its end."""


@app.command()
def solve(
    slug: Slug,
    variant: VariantOption = None,
    seats: SeatsOption = None,
    position: Annotated[
        str | None, typer.Option(help="Find the exact value of this position alone.")
    ] = None,
    whole: Annotated[
        Path | None,
        typer.Option("--all", help="Solve every position into this directory, or go on with it."),
    ] = None,
    table: Annotated[
        Path | None, typer.Option(help="With --position: look it up in what --all has made.")
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
    """Say what is true of a game, with a proof.

    Alone: bounds of its value from both sides; Ctrl-C stops, --file resumes. With --position:
    what one position is worth, and every move from it. With --all: everything.
    """
    game = chosen(slug, variant, seats)
    if file is not None and (whole is not None or position is not None):
        kept = "--all has its directory" if whole is not None else "--position is not kept"
        fail(f"--file is for work on the whole game: {kept}")
    if size is not None and (whole is not None or position is not None):
        fail("--size is for work on the whole game")
    if table is not None and position is None:
        fail("--table is for --position")
    try:
        if whole is not None:
            _tabulate(game, whole, time, json, language(lang))
        elif position is not None:
            _judge(game, position, memory, time, table, json, language(lang))
        else:
            _bound(game, size, file, time, gap, json, language(lang))
    except (CavaleError, ValueError, OSError) as error:
        fail(str(error))


def _tabulate(game: Game, directory: Path, time: float | None, json: bool, lang: Lang) -> None:
    if game.spec.tabulate is None:
        fail(f"{game.slug} has no solver for all its positions")
    from cavale.lab.tabulate import run

    if not run(game.spec.tabulate(game.variant, directory), game, time, json, lang):
        typer.echo(f"stopped; the same command goes on in {directory}", err=True)
        raise typer.Exit(STOPPED)


def _judge(
    game: Game,
    position: str,
    memory: int,
    time: float | None,
    table: Path | None,
    json: bool,
    lang: Lang,
) -> None:
    if game.spec.judge is None:
        fail(f"{game.slug} has no exact solver for one position")
    from cavale.core.solving import Means
    from cavale.lab.judge import run

    run(game.spec.judge(), game.parse(position), Means(memory, time, table), json, lang)


def _bound(
    game: Game,
    size: int | None,
    file: Path | None,
    time: float | None,
    gap: float,
    json: bool,
    lang: Lang,
) -> None:
    if game.spec.solver is None:
        others = {"--position": game.spec.judge, "--all": game.spec.tabulate}
        names = " and ".join(name for name, one in others.items() if one is not None)
        hint = f"; it has one for {names}" if names else ""
        fail(f"{game.slug} has no exact solver for the whole game{hint}")
    from cavale.lab.solve import run

    run(game.spec.solver(game.variant, size), file, time, gap, json, lang)
