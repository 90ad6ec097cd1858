"""The house as a folder of static files."""

from pathlib import Path
from typing import Annotated

import typer

from cavale.cli.options import fail

app = typer.Typer()


@app.command(name="static")
def static(
    directory: Annotated[
        Path, typer.Argument(metavar="DIR", help="The folder to write.", file_okay=False)
    ],
    games: Annotated[
        list[str] | None,
        typer.Option("--games", help="Only this game; more may be named."),
    ] = None,
    lang: Annotated[
        list[str] | None,
        typer.Option("--lang", help="Only this language; may be given several times."),
    ] = None,
    base: Annotated[
        str,
        typer.Option(metavar="/PATH/", help="Where it will stand; not needed, all is relative."),
    ] = "./",
    house: Annotated[
        str | None,
        typer.Option(metavar="URL", help="A house with a server, to play with people elsewhere."),
    ] = None,
    serve: Annotated[bool, typer.Option("--serve", help="Look at a folder that is there.")] = False,
    port: Annotated[int, typer.Option(help="For --serve.")] = 8010,
) -> None:
    """Write the house as a folder that any web space can hold: no server, no network.

    Needs a clone of the project with what `make setup` brings (docs/folder.md).
    """
    from cavale.core.catalogue import LANGS
    from cavale.games import GAMES

    if serve:
        from cavale.page.serving import serve as look

        if not (directory / "house" / "house.json").exists():
            fail(f"{directory} is no folder of `cavale static`")
        look(directory, port, typer.echo)
        return
    for chosen, known in ((games, tuple(GAMES)), (lang, LANGS)):
        for one in chosen or ():
            if one not in known:
                fail(f"{one} is none of {', '.join(known)}")
    from cavale.page.folder import CannotBuild, Wish, build, weight

    wish = Wish(directory, tuple(games or GAMES), tuple(lang or LANGS), base, house)
    try:
        build(wish, lambda what: typer.echo(f"{what} …"))
    except CannotBuild as error:
        fail(str(error))
    typer.echo(f"{directory}: {weight(directory) / 1e6:.2f} MB gzipped")
