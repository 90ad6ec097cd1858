"""Games that were written down."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from cavale import CavaleError, records
from cavale.cli.options import JsonOption, LangOption, fail, language
from cavale.core.beacon import BeaconFile, NoBeacon
from cavale.core.eyes import eyes_named
from cavale.core.record import Record, apart, verify

app = typer.Typer()

MANY = (".jsonl", ".parquet")
"""Files that say what they hold by the end of their name; all others are looked into."""

RecordFile = Annotated[Path, typer.Argument(help="A game record; - reads standard input.")]


def read_record(file: Path) -> Record:
    found = read_records(file)
    if len(found) != 1:
        fail(f"{file}: there are {len(found)} records in it, and this takes one")
    return found[0]


def read_records(file: Path) -> list[Record]:
    try:
        if file.suffix in MANY:
            return records.read(file)
        text = sys.stdin.read() if str(file) == "-" else file.read_text("utf-8")
        return [records.parse(one) for one in apart(text)]
    except OSError as error:
        fail(f"{file}: {error.strerror or error}")
    except (UnicodeDecodeError, CavaleError) as error:
        fail(f"{file}: {error}")


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
def film(
    file: RecordFile,
    eyes: Annotated[
        str, typer.Option(help="Whose eyes: a seat's name, such as thief, or spectator, or all.")
    ] = "all",
) -> None:
    """Write a recorded game as a board on any page can play it (docs/embed.md)."""
    import msgspec

    from cavale.tables.views.replay import replayed, seated

    record = read_record(file)
    try:
        through = eyes_named(record.game, eyes)
        typer.echo(msgspec.json.encode(replayed(record, seated(record), through)))
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
def verify_record(
    file: RecordFile,
    json: JsonOption = False,
    beacon: Annotated[
        Path | None,
        typer.Option(help="Your own copy of the public beacon that was mixed into the dice."),
    ] = None,
) -> None:
    """Check records offline: every move, the result, and every roll of the dice."""
    found = read_records(file)
    try:
        copy = None if beacon is None else BeaconFile(beacon)
    except NoBeacon as error:
        fail(str(error))
    passed = True
    if json:
        from cavale.terminal.machines import verified

        checked = [(record, verify(record, copy)) for record in found]
        typer.echo(verified(checked))
        if not all(check.passed for _, checks in checked for check in checks):
            raise typer.Exit(1)
        return
    for number, record in enumerate(found, 1):
        if len(found) > 1:
            typer.echo(f"{number}. {record.game.slug} {record.headers.get('table', '')}".rstrip())
        for check in verify(record, copy):
            mark = typer.style("ok", fg="green") if check.passed else typer.style("FAIL", fg="red")
            typer.echo(f"{mark:4}  {check.name}: {check.detail}")
            passed = passed and check.passed
    if not passed:
        raise typer.Exit(1)
