"""Tournaments, training and other long work."""

from pathlib import Path
from typing import Annotated

import typer

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
from cavale.cli.programs import SprtOption

lab = typer.Typer(help="Tournaments, training and other long work.", no_args_is_help=True)
app = typer.Typer()
app.add_typer(lab, name="lab")


@lab.command()
def ladder(
    slug: Slug,
    pace: Annotated[float, typer.Option(min=0.001, help="Factor on thinking times.")] = 0.1,
    games: Annotated[int, typer.Option(min=2, help="Games for each pair of levels.")] = 200,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; by default all cores.")
    ] = None,
    variant: VariantOption = None,
    seats: Annotated[
        list[int] | None, typer.Option(help="How many seats; may be given several times.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Write the table to this file.")] = None,
    sprt: SprtOption = None,
) -> None:
    """Let neighbouring levels play each other, with error bars."""
    from cavale.lab.ladder import run
    from cavale.lab.strength import Sprt

    try:
        test = None if sprt is None else Sprt(*sprt)
    except ValueError as error:
        fail(str(error))

    numbers = tuple(chosen(slug, variant, number).seats for number in seats or ())
    game = chosen(slug, variant)
    run(
        game.slug,
        pace=pace,
        games=games,
        jobs=jobs,
        out=out,
        variant=variant,
        seats=numbers,
        sprt=test,
    )


@lab.command()
def balance(
    slug: Slug,
    games: Annotated[
        int | None, typer.Option(min=10, help="Games for each number of seats.")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; by default all cores.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Write the page to this file.")] = None,
) -> None:
    """Measure with equal bots whether a board of ours is fair and its games of good length."""
    from cavale.lab.balance import BALANCES

    if chosen(slug).slug not in BALANCES:
        fail(f"{slug} has no board of ours to measure; there is {', '.join(BALANCES)}")
    page = BALANCES[slug].page(games or BALANCES[slug].games, jobs)
    typer.echo(page, nl=False)
    if out is not None:
        out.write_text(page, "utf-8")


@lab.command()
def roles(
    slug: Slug,
    games: Annotated[int, typer.Option(min=2, help="Games for each pair of levels.")] = 1000,
    variant: VariantOption = None,
    out: Annotated[Path | None, typer.Option(help="Write the table to this file.")] = None,
) -> None:
    """Let every level of one seat play every level of the other, in games with two roles."""
    from cavale.lab.roles import run

    game = chosen(slug, variant)
    if game.scoring.shared:
        fail(f"{slug} has no roles: all its seats play alike; `cavale lab ladder {slug}` fits it")
    run(game.slug, games, variant, out)


@lab.command()
def exact(
    samples: Annotated[int, typer.Option(min=1, help="Positions for each number of ropes.")] = 8,
    table: Annotated[
        Path | None, typer.Option(help="Compare with this table, which solve wall --all has made.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Write the page to this file.")] = None,
) -> None:
    """Measure what exact values of The Wall cost; writes docs/wall-exact.md."""
    from cavale.lab.cones import page

    try:
        written = page(samples, table)
    except ValueError as error:
        fail(str(error))
    typer.echo(written, nl=False)
    if out is not None:
        out.write_text(written, "utf-8")


@lab.command()
def book(
    table: Annotated[Path, typer.Argument(help="What solve wall --all has made.")],
) -> None:
    """Take the book of The Wall's first ropes out of the table; overwrites the one that ships."""
    from cavale.lab.book import run

    try:
        typer.echo(f"{run(table):,} bytes")
    except ValueError as error:
        fail(str(error))


@lab.command()
def race(
    table: Annotated[Path, typer.Argument(help="What solve manhattan --all has made.")],
) -> None:
    """Take the chances of Manhattan South's race out of the table; overwrites those that ship."""
    from cavale.games.manhattan.race_table import ship

    try:
        typer.echo(f"{ship(table):,} bytes")
    except ValueError as error:
        fail(str(error))


@lab.command()
def openings(
    slug: Slug,
    variant: VariantOption = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    depth: Annotated[int, typer.Option(min=1, help="How many first moves are kept.")] = 4,
    level: Annotated[int, typer.Option(min=1, help="Which bot plays.")] = 4,
    pace: Annotated[float, typer.Option(min=0, help="A factor on its time.")] = 0.02,
    seed: Annotated[int, typer.Option()] = 0,
    out: Annotated[Path | None, typer.Option(help="Write the tree to this file.")] = None,
) -> None:
    """How openings fare when a bot plays itself, as a tree in JSON; proven values where known."""
    import msgspec

    from cavale.lab.openings import run, write

    game = chosen(slug, variant)
    if game.spec.hidden or game.spec.chance:
        fail(f"{slug} has no openings to speak of: dice or hidden cards decide its first moves")
    try:
        found = run(game, games, depth, level, pace, seed)
    except ValueError as error:
        fail(str(error))
    if out is None:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        write(found, out)


@lab.command()
def train(
    slug: Slug,
    games: Annotated[int | None, typer.Option(min=500, help="Games against itself.")] = None,
    seed: Annotated[int, typer.Option()] = 0,
) -> None:
    """Learn a game's evaluation from self-play; overwrites the weights that ship with it."""
    from cavale.lab.train import LESSONS, run

    if chosen(slug).slug not in LESSONS:
        fail(f"{slug} has nothing to learn; there is {', '.join(LESSONS)}")
    run(slug, games=games, seed=seed)


@lab.command()
def selfplay(
    slug: Slug,
    out: Annotated[Path, typer.Option(help="A folder for the Parquet files; it is gone on with.")],
    games: Annotated[int, typer.Option(min=1, help="How many games are wanted there.")] = 1000,
    variant: VariantOption = None,
    seats: SeatsOption = None,
    level: Annotated[
        list[int] | None, typer.Option(min=1, help="Of all seats, or one for each seat; 2.")
    ] = None,
    pace: Annotated[float, typer.Option(min=0.001, help="Factor on thinking times.")] = 1.0,
    plies: Annotated[int, typer.Option(min=0, help="Random moves at the beginning.")] = 4,
    observations: Annotated[
        bool, typer.Option("--observations", help="Also every decision, with what the seat saw.")
    ] = False,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; by default all cores.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0)] = 0,
) -> None:
    """Let the bots play themselves, into tables for programs that learn."""
    from cavale import CavaleError
    from cavale.lab.contest import crew
    from cavale.lab.progress import progress
    from cavale.research.selfplay import Setting
    from cavale.research.selfplay import selfplay as played

    game = chosen(slug, variant, seats)
    levels = tuple(level or (2,)) * (1 if level and len(level) > 1 else game.seats)
    if len(levels) != game.seats or max(levels) > game.spec.levels:
        fail(f"{game.seats} levels from 1 to {game.spec.levels} are wanted, or one for all")
    setting = Setting(
        game=game.slug,
        variant=game.variant,
        seats=game.seats,
        rules=game.spec.rules_version,
        levels=levels,
        pace=pace,
        plies=plies,
        seed=seed,
        observations=observations,
    )
    try:
        with crew(jobs) as (hired, hands), progress() as bar:
            task = bar.add_task(slug, total=games, note="")
            files = played(setting, games, out, hired, hands, lambda n: bar.advance(task, n))
    except (CavaleError, OSError) as error:
        fail(str(error))
    except KeyboardInterrupt:
        fail(f"stopped; the same command goes on from the whole files in {out}")
    typer.echo(f"{games} games in {len(files)} {'file' if len(files) == 1 else 'files'} in {out}")


@lab.command()
def rules_test(
    program: Annotated[str, typer.Argument(help="A command that speaks the engine protocol.")],
    game: Annotated[str, typer.Option(help="The game, such as wall.")],
    positions: Annotated[int, typer.Option(min=1, help="How many positions.")] = 100,
    moves: Annotated[bool, typer.Option(help="Whether it is told which moves are legal.")] = True,
    variant: VariantOption = None,
    seats: SeatsOption = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="For each answer.")] = 60.0,
    pace: Annotated[
        float, typer.Option(min=0.001, help="Factor on the thinking times of the house's bots.")
    ] = 0.1,
    seed: Annotated[int, typer.Option(min=0, help="Of the positions.")] = 0,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Give a program the rulebook and positions: what it breaks, and how it plays."""
    import msgspec

    from cavale.core.rulebook import rulebook
    from cavale.engine.client import EngineFailed
    from cavale.engine.messages import Limits
    from cavale.lab.progress import progress
    from cavale.lab.rules_test import in_full, questions
    from cavale.lab.rules_test import rules_test as tested

    opened = chosen(game, variant, seats)
    book = rulebook(opened.spec.package, language(lang))
    try:
        with progress() as bar:
            task = bar.add_task(opened.slug, total=positions, note="")
            report = tested(
                program,
                questions(opened, positions, seed),
                in_full(book),
                listed=moves,
                limits=Limits(seconds=seconds),
                pace=pace,
                seed=seed,
                heard=lambda so_far: bar.update(
                    task, completed=so_far.asked, note=f"{so_far.legal} legal"
                ),
            )
    except EngineFailed as failed:
        fail(f"{program}: {failed}")
    said = report.json(book)
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(said), indent=2).decode())
        return
    typer.echo(f"{report.name}: {report.legal} of {report.asked} answers were legal moves")
    for how, times in report.failures.most_common():
        typer.echo(f"  {times} x {how}")
    for broken in said["clauses"]:
        typer.echo(f"  {broken['times']} x against {broken['clause']}: {broken['text']}")
    for level, times in report.agreed.items():
        typer.echo(f"  as level {level} would: {times / report.asked:.0%}")
    for who, times in report.kept.items() if report.judged else ():
        typer.echo(f"  kept what the position is worth: {who} {times} of {report.judged}")


@lab.command()
def playthrough(slug: Slug, variant: VariantOption = None, seats: SeatsOption = None) -> None:
    """Print the golden playthrough of a game."""
    from cavale.lab.playthrough import playthrough as written

    typer.echo(written(chosen(slug, variant, seats)), nl=False)
