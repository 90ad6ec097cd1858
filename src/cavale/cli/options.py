"""What several commands share: options, the chosen game, one way to say what is wrong."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Annotated, NoReturn

import typer

from cavale import CavaleError, Game
from cavale import game as open_game
from cavale.core.words import Lang
from cavale.terminal.langs import preferred


class Language(StrEnum):
    fr = "fr"
    en = "en"


Slug = Annotated[str, typer.Argument(help="The game, such as wall; `cavale games` lists them.")]
VariantOption = Annotated[str | None, typer.Option(help="A variant of the game.")]
SeatsOption = Annotated[int | None, typer.Option(help="How many seats, where there is a choice.")]
LangOption = Annotated[Language | None, typer.Option(help="fr or en.", show_default=False)]
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


def language(lang: Language | None) -> Lang:
    return preferred() if lang is None else "fr" if lang is Language.fr else "en"
