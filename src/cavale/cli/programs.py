"""Bots as programs: one of the house behind the engine protocol, and matches between any."""

from pathlib import Path
from typing import Annotated

import typer

from cavale import CavaleError
from cavale.cli.options import (
    JobsOption,
    JsonOption,
    PaceOption,
    SeatsOption,
    SeedOption,
    Slug,
    SprtOption,
    VariantOption,
    chosen,
    fail,
)

app = typer.Typer()


@app.command()
def engine(
    slug: Slug,
    level: Annotated[int, typer.Option(min=0, help="The level.")] = 2,
    pace: PaceOption = 1.0,
) -> None:
    """Speak the engine protocol on standard input and output, as a bot of the house."""
    from cavale import bot
    from cavale.engine import serve
    from cavale.search.limits import use_processor_time

    try:
        player = bot(chosen(slug).slug, level, pace)
    except ValueError as error:
        fail(str(error))
    use_processor_time()
    at = "" if pace == 1.0 else f" at {pace:g}"
    try:
        serve(player, f"cavale {slug} {level}{at}", [slug], author="Cavale")
    except CavaleError as error:
        fail(str(error))
    except (KeyboardInterrupt, BrokenPipeError):
        raise typer.Exit(1) from None


@app.command()
def match(
    programs: Annotated[
        list[str], typer.Argument(help="Commands that speak the engine protocol, two or more.")
    ],
    game: Annotated[
        str | None, typer.Option(help="The game, if the programs do not say which they play.")
    ] = None,
    variant: VariantOption = None,
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option(min=2, help="Games for each two programs.")] = 100,
    plies: Annotated[int, typer.Option(min=0, help="Random moves of each opening.")] = 4,
    seconds: Annotated[
        float, typer.Option(min=0.01, help="Who answers later has lost the game.")
    ] = 10.0,
    sprt: SprtOption = None,
    jobs: JobsOption = None,
    dask: Annotated[
        str | None, typer.Option(help="Play on a Dask cluster: the scheduler's address.")
    ] = None,
    file: Annotated[
        Path | None, typer.Option(help="Keep the games in this file, and go on from it.")
    ] = None,
    seed: SeedOption = 0,
    json: JsonOption = False,
) -> None:
    """Let programs play each other: openings from every seat, Elo with error bars, SPRT.

    A program that is too slow, crashes or answers nonsense loses that game, not the match.
    """
    import msgspec

    from cavale.lab.crosstable import print_tournament
    from cavale.lab.progress import console
    from cavale.lab.strength import Sprt
    from cavale.lab.tournament import common_game, meet, play
    from cavale.tables.thinking.cluster import NoCluster

    if len(programs) < 2:
        fail("a match needs two programs, or more")
    try:
        test = None if sprt is None else Sprt(*sprt)
        entrants = meet(programs)
        opened = chosen(game or common_game(entrants), variant, seats)
        for entrant in entrants:
            if entrant.games is not None and opened.slug not in entrant.games:
                fail(f"{entrant.name} plays {', '.join(entrant.games)}, not {opened.slug}")
        played = play(
            entrants,
            opened,
            games,
            plies=plies,
            seed=seed,
            seconds=seconds,
            jobs=jobs,
            cluster=dask,
            sprt=test,
            file=file,
        )
    except (CavaleError, ValueError, OSError, NoCluster) as error:
        fail(str(error))
    except KeyboardInterrupt:
        hint = "" if file is None else f"; the same command goes on from {file}"
        fail(f"stopped{hint}")
    if json:
        shown = msgspec.json.format(msgspec.json.encode(played.json()), indent=2)
        typer.echo(shown.decode())
    else:
        print_tournament(played, console())
