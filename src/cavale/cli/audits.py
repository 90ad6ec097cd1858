"""The leak contract for games of other libraries."""

from typing import Annotated, Any

import typer

from cavale import CavaleError
from cavale.cli.options import JsonOption, SeedOption, fail

app = typer.Typer()


@app.command()
def audit(
    game: Annotated[
        str, typer.Argument(help="openspiel:NAME, or pettingzoo:MODULE with a function env.")
    ],
    states: Annotated[int, typer.Option(min=1, help="How many moments to look at.")] = 20_000,
    seed: SeedOption = 0,
    json: JsonOption = False,
) -> None:
    """Look for moments that a player cannot tell apart and that differ in what it is given.

    Ends with 1 if there are any.
    """
    import msgspec

    from cavale.research.audit import audit, named

    try:
        report = audit(named(game), states, seed)
    except CavaleError as error:
        fail(str(error))
    if json:
        shown: dict[str, Any] = {
            "game": report.name,
            "states": report.states,
            "games": report.games,
            "compared": report.compared,
            "findings": report.findings,
        }
        typer.echo(msgspec.json.format(msgspec.json.encode(shown), indent=2).decode())
    else:
        typer.echo(
            f"{report.name}: {report.states} moments of {report.games} games, "
            f"{report.compared} pairs that a player cannot tell apart"
        )
        for found in report.findings:
            part = f" ({found.part})" if found.part else ""
            typer.secho(f"\n{found.kind}{part}: {found.meaning}", fg="red")
            typer.echo(f"  player {found.player}")
            for path, detail in zip((found.first, found.second), found.details, strict=True):
                typer.echo(f"  {list(path)}")
                typer.echo("".join(f"    | {line}\n" for line in detail.splitlines()), nl=False)
        if not report.findings:
            typer.secho("nothing found", fg="green")
    if report.findings:
        raise typer.Exit(1)
