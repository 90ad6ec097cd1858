"""A game in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from cavale.cli.options import (
    LangOption,
    SeatsOption,
    Slug,
    VariantOption,
    chosen,
    fail,
    language,
)

app = typer.Typer()


@app.command()
def play(
    slug: Slug,
    level: Annotated[int, typer.Option(min=0, help="The bots' level; 0 is for a first game.")] = 2,
    friend: Annotated[
        bool, typer.Option("--friend", help="No bots: all sit at this keyboard.")
    ] = False,
    seat: Annotated[int, typer.Option(min=1, help="Your seat, from 1.")] = 1,
    variant: VariantOption = None,
    seats: SeatsOption = None,
    lang: LangOption = None,
    save: Annotated[Path | None, typer.Option(help="Write the record here at the end.")] = None,
    seed: Annotated[
        int | None, typer.Option(help="Makes the bots' choices and the dice repeatable.")
    ] = None,
) -> None:
    """Play in the terminal, against bots or with friends at the same keyboard (--friend)."""
    from cavale.terminal.session import Session

    game = chosen(slug, variant, seats)
    if not friend and level not in game.spec.level_numbers():
        fail(f"{slug} has levels {game.spec.easiest} to {game.spec.levels}")
    if seat > game.seats:
        fail(f"this game has {game.seats} seats")
    Session(game, None if friend else level, seat - 1, language(lang), save, seed).run()
