"""How fast it is here, and the kernels that make it so."""

from typing import Annotated

import typer

from cavale import GAMES
from cavale.cli.options import JsonOption, chosen, needing

app = typer.Typer()
bench = typer.Typer(help="Measure speed.", invoke_without_command=True)
app.add_typer(bench, name="bench")


@bench.callback()
def bench_rules(
    context: typer.Context,
    json: JsonOption = False,
) -> None:
    """Measure speed, as ratios to a stated peer in the same run."""
    if context.invoked_subcommand is None:
        from cavale.lab.bench import run
        from cavale.lab.measures import Measure, timed
        from cavale.research.pace import works

        stepped = [
            Measure(slug, name, "moves", timed(work))
            for slug in GAMES
            for name, work in works(slug)
        ]
        run(json=json, more=stepped)


@bench.command()
def server(
    tables: Annotated[list[int] | None, typer.Option(min=1, help="How many tables.")] = None,
    seconds: Annotated[float, typer.Option(min=1, help="How long each is measured.")] = 15.0,
    database: Annotated[str | None, typer.Option(help="By default a new SQLite file.")] = None,
    json: JsonOption = False,
) -> None:
    """Load a server of its own on loopback: moves a second, and how long each takes."""
    with needing("server"):
        from cavale.lab.load.run import run

    run(tables=tuple(tables or (200, 500)), seconds=seconds, database=database, json=json)


@app.command()
def warm(
    slugs: Annotated[list[str] | None, typer.Argument(help="Some games only.")] = None,
) -> None:
    """Compile all kernels now, so that nobody waits for it in a game."""
    from cavale.terminal.pages import warm_with_progress

    warm_with_progress([chosen(slug).spec for slug in slugs or GAMES])
