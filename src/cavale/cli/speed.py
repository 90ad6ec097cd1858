"""How fast it is here, and the kernels that make it so."""

from typing import Annotated

import typer

from cavale import GAMES
from cavale.cli.options import JsonOption, chosen, fail, needing

app = typer.Typer()
bench = typer.Typer(help="Measure speed.", invoke_without_command=True)
app.add_typer(bench, name="bench")


@bench.callback()
def bench_rules(
    context: typer.Context,
    json: JsonOption = False,
    rounds: Annotated[int, typer.Option(min=1, help="How often each is measured.")] = 5,
    keep: Annotated[bool, typer.Option("--keep", help="Make this the baseline.")] = False,
) -> None:
    """Measure speed, as ratios to a stated peer in the same run; say what got slower."""
    if context.invoked_subcommand is None:
        from cavale.core.lab import Measure, timed
        from cavale.lab.bench import run
        from cavale.research.pace import works

        stepped = [
            Measure(slug, name, "moves", timed(work))
            for slug in GAMES
            for name, work in works(slug)
        ]
        run(json=json, rounds=rounds, more=stepped, keep=keep)


@bench.command()
def server(
    tables: Annotated[list[int] | None, typer.Option(min=1, help="How many tables.")] = None,
    seconds: Annotated[float, typer.Option(min=1, help="How long each is measured.")] = 15.0,
    database: Annotated[str | None, typer.Option(help="By default a new SQLite file.")] = None,
    processes: Annotated[
        list[int] | None,
        typer.Option(min=1, help="So many servers on one PostgreSQL; by default a new one."),
    ] = None,
    events: Annotated[
        bool, typer.Option(help="Instead, how many bytes the streams of whole games bring.")
    ] = False,
    json: JsonOption = False,
) -> None:
    """Load a server of its own on loopback: moves a second, and how long each takes."""
    with needing("server"):
        from cavale.lab.load import events as streams
        from cavale.lab.load import fleet
        from cavale.lab.load.postgres import NoPostgres
        from cavale.lab.load.run import run
        from cavale.lab.load.within import Unanswered

        try:
            if events:
                streams.run(tuple(GAMES.values()), json=json)
            elif processes:
                fleet.run(tuple(tables or (200,)), tuple(processes), seconds, database, json=json)
            else:
                counts = tuple(tables or (200, 500))
                run(tables=counts, seconds=seconds, database=database, json=json)
        except (NoPostgres, Unanswered) as why:
            fail(str(why))


@app.command()
def warm(
    slugs: Annotated[list[str] | None, typer.Argument(help="Some games only.")] = None,
    research: Annotated[
        bool, typer.Option("--research", help="Also batches, masks and planes.")
    ] = False,
) -> None:
    """Compile all kernels now, so that nobody waits for it in a game."""
    from cavale.research.ahead import steps
    from cavale.terminal.pages import warm_with_progress

    specs = [chosen(slug).spec for slug in slugs or GAMES]
    warm_with_progress(specs, [step for spec in specs for step in steps(spec)] if research else ())
