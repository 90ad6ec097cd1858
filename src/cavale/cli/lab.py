"""Tournaments, training and other long work."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from cavale import GAMES
from cavale.cli.options import (
    JobsOption,
    JsonOption,
    LangOption,
    OutOption,
    PaceOption,
    SeatsOption,
    SeedOption,
    Slug,
    VariantOption,
    chosen,
    fail,
    language,
    needing,
)

if TYPE_CHECKING:
    from cavale.core.lab import Lab

lab = typer.Typer(help="Tournaments, training and other long work.", no_args_is_help=True)
app = typer.Typer()
app.add_typer(lab, name="lab")

Part = TypeVar("Part")


def brought(slug: str, lacking: str, part: "Callable[[Lab], Part | None]") -> Part:
    """A part of what the game's room brings to the lab; fails with the games that have it."""
    spec = chosen(slug).spec
    found = None if spec.lab is None else part(spec.lab())
    if found is None:
        labs = {one.slug: one.lab() for one in GAMES.values() if one.lab is not None}
        others = ", ".join(other for other, its in labs.items() if part(its) is not None)
        fail(f"{slug} has {lacking}; there is {others or 'no game that has'}")
    return found


def _write(page: str, out: Path | None) -> None:
    typer.echo(page, nl=False)
    if out is not None:
        out.write_text(page, "utf-8")


@lab.command()
def ladder(
    slug: Slug,
    pace: PaceOption = 0.1,
    games: Annotated[int, typer.Option(min=2, help="Games for each match, at most.")] = 400,
    jobs: JobsOption = None,
    variant: VariantOption = None,
    seats: Annotated[
        list[int] | None, typer.Option(help="How many seats; may be given several times.")
    ] = None,
    out: OutOption = None,
    slack: Annotated[
        float, typer.Option(min=0.01, max=0.2, help="How far off a bar is told from meeting it.")
    ] = 0.1,
    minutes: Annotated[
        float | None, typer.Option(min=0.1, help="When to stop, whatever is still unclear.")
    ] = None,
) -> None:
    """Let neighbouring levels play each other until it is clear whether the step is a good one."""
    from cavale.lab.ladder import run

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
        slack=slack,
        minutes=minutes,
    )


@lab.command()
def balance(
    slug: Slug,
    games: Annotated[
        int | None, typer.Option(min=10, help="Games for each number of seats.")
    ] = None,
    jobs: JobsOption = None,
    out: OutOption = None,
) -> None:
    """Measure with equal bots whether a board of ours is fair and its games of good length."""
    from cavale.lab.judge import reported

    fair = brought(slug, "no board of ours to measure", lambda lab: lab.balance)
    with reported() as report:
        page = fair.page(games or fair.games, jobs, report)
    _write(page, out)


@lab.command()
def roles(
    slug: Slug,
    games: Annotated[int, typer.Option(min=2, help="Games for each pair of levels.")] = 1000,
    variant: VariantOption = None,
    jobs: JobsOption = None,
    out: OutOption = None,
) -> None:
    """Let every level of one seat play every level of the other, in games with two roles."""
    from cavale.lab.roles import run

    game = chosen(slug, variant)
    if game.scoring.shared:
        fail(f"{slug} has no roles: all its seats play alike; `cavale lab ladder {slug}` fits it")
    run(game.slug, games, variant, out, jobs)


@lab.command()
def exact(
    slug: Slug,
    samples: Annotated[int, typer.Option(min=1, help="Positions of each kind.")] = 8,
    table: Annotated[
        Path | None, typer.Option(help="Compare with this table, which solve --all has made.")
    ] = None,
    out: OutOption = None,
) -> None:
    """Measure what exact values of a game cost, and write the page about them."""
    from cavale.lab.judge import reported

    page = brought(slug, "no page about exact play", lambda lab: lab.exact)
    try:
        with reported() as report:
            written = page(samples, table, report)
    except ValueError as error:
        fail(str(error))
    _write(written, out)


@lab.command()
def ship(
    slug: Slug,
    table: Annotated[Path, typer.Argument(help="What solve --all has made.")],
) -> None:
    """Take out of a solved game what ships with it; overwrites that."""
    taken = brought(slug, "nothing that ships from a table", lambda lab: lab.ship)
    try:
        typer.echo(f"{taken(table):,} bytes")
    except ValueError as error:
        fail(str(error))


@lab.command()
def openings(
    slug: Slug,
    variant: VariantOption = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 200,
    depth: Annotated[int, typer.Option(min=1, help="How many first moves are kept.")] = 4,
    level: Annotated[int, typer.Option(min=0, help="Which bot plays.")] = 4,
    least: Annotated[int, typer.Option(min=1, help="Leave out what fewer games began with.")] = 1,
    pace: PaceOption = 0.02,
    seed: SeedOption = 0,
    out: OutOption = None,
) -> None:
    """How openings fare when a bot plays itself, as a tree in JSON; proven values where known."""
    import msgspec

    from cavale.lab.openings import run, write

    game = chosen(slug, variant)
    if game.spec.hidden or game.spec.chance:
        fail(f"{slug} has no openings to speak of: dice or hidden cards decide its first moves")
    try:
        found = run(game, games, depth, level, pace, seed, least)
    except ValueError as error:
        fail(str(error))
    if out is None:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        write(found, out)


@lab.command()
def puzzles(
    slug: Slug,
    games: Annotated[int, typer.Option(min=1, help="How many games at most.")] = 2000,
    seconds: Annotated[float, typer.Option(min=1, help="How much work at most.")] = 900.0,
    pace: PaceOption = 0.05,
    seed: SeedOption = 0,
    keep: Annotated[
        bool, typer.Option(help="Keep those that ship, and look for what is still missing.")
    ] = False,
    out: OutOption = None,
) -> None:
    """Look for puzzles in games of bots; each is proven by exact search and graded by the bots."""
    from cavale.core.puzzles import puzzles as shipped
    from cavale.core.puzzles import write
    from cavale.lab.puzzles import mine

    spec = chosen(slug).spec
    if spec.puzzler is None:
        fail(f"{slug} has nothing that proves puzzles")
    kept = list(shipped(spec.package)) if keep else None
    _write(write(mine(spec, seed, games, seconds, pace, kept)), out)


@lab.command()
def report(
    out: Annotated[Path, typer.Option(help="The page, such as report.html.")],
    files: Annotated[
        list[Path] | None,
        typer.Argument(help="Records, or folders of them: self-play, matches, a house's archive."),
    ] = None,
    ladder: Annotated[
        list[Path] | None, typer.Option(help="A page that `cavale lab ladder` has written.")
    ] = None,
    reviews: Annotated[
        int, typer.Option(min=0, help="So many games of each kind are reviewed, for their luck.")
    ] = 3,
) -> None:
    """Draw lengths, openings, balance, luck and ladders into one page."""
    from cavale import CavaleError

    with needing("plots"):
        from cavale.lab.report import page

    if not files and not ladder:
        fail("name files of records, or a --ladder")
    try:
        written = page(files or [], ladder or [], reviews)
        out.write_text(written, "utf-8")
    except (CavaleError, OSError) as error:
        fail(str(error))
    typer.echo(f"wrote {out}")


@lab.command()
def train(
    slug: Slug,
    games: Annotated[int | None, typer.Option(min=500, help="Games against itself.")] = None,
    seed: SeedOption = 0,
) -> None:
    """Learn a game's evaluation from self-play; overwrites the weights that ship with it."""
    from cavale.lab.train import run

    training = brought(slug, "nothing to learn", lambda lab: lab.training)
    run(GAMES[slug], training, games, seed)


@lab.command()
def selfplay(
    slug: Slug,
    out: Annotated[Path, typer.Option(help="A folder for the Parquet files; it is gone on with.")],
    games: Annotated[int, typer.Option(min=1, help="How many games are wanted there.")] = 1000,
    variant: VariantOption = None,
    seats: SeatsOption = None,
    level: Annotated[
        list[int] | None, typer.Option(min=0, help="Of all seats, or one for each seat; 2.")
    ] = None,
    pace: PaceOption = 1.0,
    plies: Annotated[int, typer.Option(min=0, help="Random moves at the beginning.")] = 4,
    observations: Annotated[
        bool, typer.Option("--observations", help="Also every decision, with what the seat saw.")
    ] = False,
    jobs: JobsOption = None,
    seed: SeedOption = 0,
) -> None:
    """Let the bots play themselves, into tables for programs that learn."""
    from cavale import CavaleError
    from cavale.lab.contest import crew
    from cavale.lab.progress import progress
    from cavale.research.selfplay import Setting
    from cavale.research.selfplay import selfplay as played

    game = chosen(slug, variant, seats)
    levels = tuple(level or (2,)) * (1 if level and len(level) > 1 else game.seats)
    numbers = game.spec.level_numbers()
    if len(levels) != game.seats or not set(levels) <= set(numbers):
        wanted = f"{game.seats} levels from {numbers.start} to {game.spec.levels}"
        fail(f"{wanted} are wanted, or one for all")
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
    pace: PaceOption = 0.1,
    seed: SeedOption = 0,
    lang: LangOption = None,
    json: JsonOption = False,
) -> None:
    """Give a program the rulebook and positions: what it breaks, and how it plays."""
    import msgspec

    from cavale.core.rulebook import rulebook
    from cavale.engine.client import EngineFailed
    from cavale.engine.messages import Limits
    from cavale.lab.progress import console, progress
    from cavale.lab.rules_test import in_full, print_tested, questions
    from cavale.lab.rules_test import rules_test as tested

    opened = chosen(game, variant, seats)
    book = rulebook(opened.spec.package, language(lang), opened.variant)
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
    if json:
        said = msgspec.json.encode(report.json(book))
        typer.echo(msgspec.json.format(said, indent=2).decode())
    else:
        print_tested(report, book, console())


@lab.command()
def playthrough(slug: Slug, variant: VariantOption = None, seats: SeatsOption = None) -> None:
    """Print the golden playthrough of a game."""
    from cavale.lab.playthrough import playthrough as written

    typer.echo(written(chosen(slug, variant, seats)), nl=False)


@lab.command()
def scale(
    costs: Annotated[
        Path | None,
        typer.Option(help="What a move costs, as src/cavale/lab/costs.json; by default that one."),
    ] = None,
    pace: Annotated[float, typer.Option(min=0.1, help="Seconds between a table's moves.")] = 15.0,
    bots: Annotated[float, typer.Option(min=0, max=1, help="Which part of them are bots'.")] = 0.3,
    measure: Annotated[
        bool, typer.Option("--measure", help="Only measure what hearing and committing cost here.")
    ] = False,
    out: OutOption = None,
) -> None:
    """Work out what many tables need, and what gives way first (docs/scale.md)."""
    from cavale.lab import scale as scaling

    if measure:
        for name, value in scaling.heard_and_committed(Path.cwd()).items():
            typer.echo(f"{name}: {value:.4f}")
        return
    try:
        measured = scaling.costs_of(costs)
    except (OSError, ValueError, KeyError, TypeError) as error:
        fail(f"{costs}: {error!r}")
    _write(scaling.page(scaling.table(measured, pace, bots), pace, bots), out)
