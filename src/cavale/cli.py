"""The `cavale` command. Imports wait inside the commands: `--help` must not need Numba."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from cavale import GAMES, CavaleError, Game
from cavale import game as open_game
from cavale.core.catalogue import LANGS, Lang, catalogue
from cavale.core.eyes import eyes_named
from cavale.core.record import Record, apart, read, verify
from cavale.terminal.langs import preferred

app = typer.Typer(
    name="cavale",
    help="Board games of pursuit and escape: to play, to study, to write bots for.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
lab = typer.Typer(help="Tournaments, training and other long work.", no_args_is_help=True)
app.add_typer(lab, name="lab")
db = typer.Typer(help="Look after a server's database.", no_args_is_help=True)
app.add_typer(db, name="db")


Slug = Annotated[str, typer.Argument(help="The game, such as wall; `cavale games` lists them.")]
VariantOption = Annotated[str | None, typer.Option(help="A variant of the game.")]
SeatsOption = Annotated[int | None, typer.Option(help="How many seats, where there is a choice.")]
LangOption = Annotated[str | None, typer.Option(help=f"{', '.join(LANGS)}.", show_default=False)]
JsonOption = Annotated[bool, typer.Option("--json", help="For machines.")]
RecordFile = Annotated[Path, typer.Argument(help="A game record; - reads standard input.")]


def fail(message: str) -> NoReturn:
    typer.secho(message, fg="red", err=True)
    raise typer.Exit(2)


def chosen(slug: str, variant: str | None = None, seats: int | None = None) -> Game:
    try:
        return open_game(slug, variant, seats)
    except CavaleError as error:
        fail(str(error))


def language(lang: str | None) -> Lang:
    if lang is None:
        return preferred()
    if lang not in LANGS:
        fail(f"--lang is one of {', '.join(LANGS)}")
    return lang


def read_record(file: Path) -> Record:
    records = read_records(file)
    if len(records) > 1:
        fail(f"{file}: there are {len(records)} records in it, and this takes one")
    return records[0]


def read_records(file: Path) -> list[Record]:
    try:
        text = sys.stdin.read() if str(file) == "-" else file.read_text("utf-8")
        return [read(one, open_game) for one in apart(text)]
    except (OSError, UnicodeDecodeError, CavaleError) as error:
        fail(f"{file}: {error}")


@app.command()
def games(lang: LangOption = None) -> None:
    """List the games."""
    said = language(lang)
    for spec in GAMES.values():
        variants = ", ".join(variant.name for variant in spec.variants)
        say = catalogue(said, spec.package).say
        typer.echo(f"{spec.slug:10} {say('title'):18} {say('after')}  [{variants}]")


@app.command()
def rules(slug: Slug, lang: LangOption = None) -> None:
    """Print a game's rulebook."""
    from cavale.terminal.pages import print_rulebook

    print_rulebook(chosen(slug).spec, language(lang))


@app.command()
def play(
    slug: Slug,
    level: Annotated[int, typer.Option(min=0, help="The bots' level; 0 is no bot.")] = 2,
    seat: Annotated[int, typer.Option(min=1, help="Your seat, from 1.")] = 1,
    variant: VariantOption = None,
    seats: SeatsOption = None,
    lang: LangOption = None,
    save: Annotated[Path | None, typer.Option(help="Write the record here at the end.")] = None,
    seed: Annotated[
        int | None, typer.Option(help="Makes the bots' choices and the dice repeatable.")
    ] = None,
) -> None:
    """Play in the terminal, against bots or with a friend at the same keyboard (--level 0)."""
    from cavale.terminal.session import Session

    game = chosen(slug, variant, seats)
    if level > game.spec.levels:
        fail(f"{slug} has levels 1 to {game.spec.levels}")
    if seat > game.seats:
        fail(f"this game has {game.seats} seats")
    Session(game, level, seat - 1, language(lang), save, seed).run()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    database: Annotated[
        str | None, typer.Option(help="A database URL; by default a file of yours (SQLite).")
    ] = None,
) -> None:
    """Serve the whole house to browsers."""
    from cavale.web.serve import CannotServe, run

    if database is not None and not _names_a_database(database):
        fail("--database is a file, or a URL of sqlite or postgresql")
    try:
        run(host=host, port=port, database=database, started=lambda: typer.echo(_open(host, port)))
    except CannotServe as reason:
        fail(str(reason))


def _names_a_database(text: str) -> bool:
    """Asked before anything starts. Nobody is shown the text: it may hold a password."""
    from cavale.tables.store.database import database_url
    from cavale.tables.store.errors import StoreError

    try:
        database_url(text)
    except StoreError:
        return False
    return True


def _open(host: str, port: int) -> str:
    return (
        f"Cavale is open at http://{f'[{host}]' if ':' in host else host}:{port} (Ctrl-C closes it)"
    )


DatabaseOption = Annotated[
    str | None,
    typer.Option(help="A file or a URL; by default CAVALE_DATABASE_URL, or a file of yours."),
]


@contextmanager
def _database(chosen: str | None) -> Iterator[str]:
    from cavale.tables.store.errors import StoreError
    from cavale.web.settings import default_database

    try:
        yield chosen or default_database()
    except StoreError as why:
        fail(f"the database: {why}")


@db.command()
def upgrade(database: DatabaseOption = None) -> None:
    """Bring a database to this version's schema; a server does so by itself when it starts."""
    from cavale.terminal.database import upgrade

    with _database(database) as where:
        upgrade(where)


@db.command()
def check(database: DatabaseOption = None) -> None:
    """Read every log: what cannot be read, which rules are in use, how large things are."""
    from cavale.terminal.database import check

    with _database(database) as where:
        if not check(where):
            raise typer.Exit(1)


@db.command()
def rebuild_index(database: DatabaseOption = None) -> None:
    """Make what is listed and whose clock is due again, from the logs."""
    from cavale.terminal.database import rebuild_index

    with _database(database) as where:
        if not rebuild_index(where):
            raise typer.Exit(1)


@db.command()
def prune(
    database: DatabaseOption = None,
    keep: Annotated[
        str | None,
        typer.Option(help="As never-started=7,unfinished=90,finished=forever (CAVALE_KEEP_DAYS)."),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
) -> None:
    """Let go of tables that nobody comes back to; a server does so by itself."""
    from cavale.tables.store.retention import BadKeep, parse_keep
    from cavale.terminal.database import prune
    from cavale.web.settings import default_keep

    try:
        days = default_keep() if keep is None else parse_keep(keep)
    except BadKeep as why:
        fail(str(why))
    with _database(database) as where:
        prune(where, days, dry_run=dry_run)


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
    json: Annotated[bool, typer.Option("--json", help="For machines.")] = False,
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


@app.command()
def replay(
    file: RecordFile,
    lang: LangOption = None,
    eyes: Annotated[
        str, typer.Option(help="Whose eyes: a seat's name, such as thief, or spectator, or all.")
    ] = "all",
    json: JsonOption = False,
) -> None:
    """Show a recorded game, move by move."""
    from cavale.terminal.machines import replayed
    from cavale.terminal.pages import print_replay

    record = read_record(file)
    try:
        through = eyes_named(record.game, eyes)
        if json:
            typer.echo(replayed(record, through))
        else:
            print_replay(record, language(lang), through)
    except CavaleError as error:
        fail(f"{file}: {error}")


@app.command()
def review(file: RecordFile, lang: LangOption = None, json: JsonOption = False) -> None:
    """Look at a finished game again: what each move gave away, what luck gave, what was learned."""
    from cavale.core.review import played
    from cavale.terminal.machines import reviewed
    from cavale.terminal.review import print_review

    record = read_record(file)
    reviewer = record.game.spec.review
    if reviewer is None:
        fail(f"{record.game.slug} has no review")
    try:
        game = played(record)
    except CavaleError as error:
        fail(f"{file}: {error}")
    if record.result == "*" and game.positions[-1].outcome is None:
        fail(f"{file}: the game is not over")
    if json:
        typer.echo(reviewed(game, reviewer))
    else:
        print_review(game, reviewer, language(lang))


@app.command(name="verify")
def verify_record(file: RecordFile, json: JsonOption = False) -> None:
    """Check records offline: every move, the result, and every roll of the dice."""
    records = read_records(file)
    passed = True
    if json:
        from cavale.terminal.machines import verified

        checked = [(record, verify(record)) for record in records]
        typer.echo(verified(checked))
        if not all(check.passed for _, checks in checked for check in checks):
            raise typer.Exit(1)
        return
    for number, record in enumerate(records, 1):
        if len(records) > 1:
            typer.echo(f"{number}. {record.game.slug} {record.headers.get('table', '')}".rstrip())
        for check in verify(record):
            mark = typer.style("ok", fg="green") if check.passed else typer.style("FAIL", fg="red")
            typer.echo(f"{mark:4}  {check.name}: {check.detail}")
            passed = passed and check.passed
    if not passed:
        raise typer.Exit(1)


bench = typer.Typer(help="Measure speed.", invoke_without_command=True)
app.add_typer(bench, name="bench")


@bench.callback()
def bench_rules(
    context: typer.Context,
    json: Annotated[bool, typer.Option("--json", help="For machines.")] = False,
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
    json: Annotated[bool, typer.Option("--json", help="For machines.")] = False,
) -> None:
    """Load a server of its own on loopback: moves a second, and how long each takes."""
    from cavale.lab.load.run import run

    run(tables=tuple(tables or (200, 500)), seconds=seconds, database=database, json=json)


@app.command()
def warm(
    slugs: Annotated[list[str] | None, typer.Argument(help="Some games only.")] = None,
) -> None:
    """Compile all kernels now, so that nobody waits for it in a game."""
    from cavale.terminal.pages import warm_with_progress

    warm_with_progress([chosen(slug).spec for slug in slugs or GAMES])


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
) -> None:
    """Let neighbouring levels play each other, with error bars."""
    from cavale.lab.ladder import run

    numbers = tuple(chosen(slug, variant, number).seats for number in seats or ())
    game = chosen(slug, variant)
    run(game.slug, pace=pace, games=games, jobs=jobs, out=out, variant=variant, seats=numbers)


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
    out: Annotated[Path | None, typer.Option(help="Write the page to this file.")] = None,
) -> None:
    """Measure what exact values of The Wall cost; writes docs/wall-exact.md."""
    from cavale.lab.cones import page

    written = page(samples)
    typer.echo(written, nl=False)
    if out is not None:
        out.write_text(written, "utf-8")


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
def playthrough(slug: Slug, variant: VariantOption = None, seats: SeatsOption = None) -> None:
    """Print the golden playthrough of a game."""
    from cavale.lab.playthrough import playthrough as written

    typer.echo(written(chosen(slug, variant, seats)), nl=False)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"cavale {version('cavale')}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    pass


def main() -> None:
    app()
