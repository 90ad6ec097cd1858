"""What several commands share: options, the chosen game, one way to say what is wrong."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from cavale import CavaleError, Game
from cavale import game as open_game
from cavale.core.catalogue import LANGS, Lang
from cavale.terminal.langs import preferred

Slug = Annotated[str, typer.Argument(help="The game, such as wall; `cavale games` lists them.")]
VariantOption = Annotated[str | None, typer.Option(help="A variant of the game.")]
SeatsOption = Annotated[int | None, typer.Option(help="How many seats, where there is a choice.")]
LangOption = Annotated[str | None, typer.Option(help=f"{', '.join(LANGS)}.", show_default=False)]
SprtOption = Annotated[
    tuple[float, float] | None,
    typer.Option(metavar="ELO0 ELO1", help="Stop when it is clear which difference it is."),
]
JobsOption = Annotated[int | None, typer.Option(min=1, help="Processes; by default all cores.")]
PaceOption = Annotated[float, typer.Option(min=0.001, help="Factor on the bots' thinking times.")]
SeedOption = Annotated[int, typer.Option(min=0, help="Of everything that is left to chance.")]
OutOption = Annotated[Path | None, typer.Option(help="Write it to this file.")]
JsonOption = Annotated[bool, typer.Option("--json", help="For machines.")]


def fail(message: str) -> NoReturn:
    typer.secho(message, fg="red", err=True)
    raise typer.Exit(2)


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """What only some need is installed by them: says which of our extras brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "cavale":
            raise
        fail(f"{error.name} is not installed; this brings it: pip install 'cavale[{extra}]'")


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
