"""The games on paper."""

from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated
from urllib.parse import urlencode

import typer

from cavale.cli.options import (
    LangOption,
    SeatsOption,
    Slug,
    VariantOption,
    chosen,
    fail,
    language,
    needing,
)
from cavale.core.catalogue import say
from cavale.core.chance import SEED_BYTES

app = typer.Typer()


class Paper(StrEnum):
    A4 = "a4"
    A3 = "a3"
    LETTER = "letter"


class Part(StrEnum):
    BOARD = "board"
    CARDS = "cards"
    PIECES = "pieces"
    BRIEF = "brief"
    BOOK = "book"


@app.command(name="print")
def print_game(
    slug: Slug,
    paper: Annotated[Paper, typer.Option(help="What lies in the printer.")] = Paper.A4,
    lang: LangOption = None,
    out: Annotated[
        Path | None, typer.Option(help="The PDF to write; SLUG.pdf by default.", dir_okay=False)
    ] = None,
    mono: Annotated[bool, typer.Option("--mono", help="Black and white.")] = False,
    one_sided: Annotated[
        bool, typer.Option("--one-sided", help="For a printer that does not turn sheets over.")
    ] = False,
    part: Annotated[
        list[Part] | None, typer.Option(help="Only this; may be given several times.")
    ] = None,
    house: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Where a printed code leads, such as https://HOST."),
    ] = None,
) -> None:
    """Print a game: board, cards, pieces and rules as a PDF, at their real size."""
    game = chosen(slug)
    asked = {
        "paper": paper.value,
        "lang": language(lang),
        "ink": "mono" if mono else "colour",
        "sides": "one" if one_sided else "two",
        **({"parts": ",".join(part)} if part else {}),
        **({"house": house.rstrip("/")} if house else {}),
    }
    file = out or Path(f"{game.slug}.pdf")
    with needing("server"):
        from cavale.web.chromium import NoChromium, found, pdf
        from cavale.web.own_server import own_server
        from cavale.web.serve import CannotServe

        try:
            browser = found()
            with own_server() as address:
                pdf(browser, f"{address}/print/{game.slug}?{urlencode(asked)}", file)
        except NoChromium as reason:
            fail(f"{reason}; or `cavale serve`, and print /print/{game.slug} from your browser")
        except (CannotServe, OSError) as reason:
            fail(str(reason))
    typer.echo(f"{file}: {paper.value}, {language(lang)}")


@app.command()
def deal(
    slug: Slug,
    variant: VariantOption = None,
    seats: SeatsOption = None,
    lang: LangOption = None,
    out: Annotated[
        Path | None,
        typer.Option(help="A .pdf (by Chromium) or a .html; SLUG-deal.pdf.", dir_okay=False),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="HEX", help="Check a deal: draw it again from its seed.")
    ] = None,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="The fingerprint that was seen before.")
    ] = None,
) -> None:
    """Draw ahead what a game on paper leaves to chance, sealed so that it can be checked later."""
    from cavale.core.chance import commitment as committed
    from cavale.core.chance import new_seed
    from cavale.terminal.deal_sheet import deal_sheet

    game = chosen(slug, variant, seats)
    if game.spec.sealed is None:
        fail(f"{game.slug}: nothing is left to chance")
    said = language(lang)
    drawn = _seed(seed) if seed else new_seed()
    slips = game.spec.sealed()(game, drawn)
    if seed is None:
        file = out or Path(f"{game.slug}-deal.pdf")
        _write(file, deal_sheet(game, drawn, slips, said))
        typer.echo(f"{file}: {committed(drawn)}")
        return
    for slip in slips:
        typer.secho(say(said, slip.title, game), bold=True)
        typer.echo(", ".join(say(said, line, game) for line in slip.lines))
    typer.echo(committed(drawn))
    if commitment is not None:
        same = committed(drawn) == commitment.strip().lower()
        typer.echo(say(said, "deal-same" if same else "deal-other", game))
        if not same:
            raise typer.Exit(1)


def _seed(text: str) -> bytes:
    try:
        found = bytes.fromhex(text)
    except ValueError:
        found = b""
    if len(found) != SEED_BYTES:
        fail(f"--seed is {SEED_BYTES} bytes in hexadecimal")
    return found


def _write(file: Path, page: str) -> None:
    from cavale.web.chromium import NoChromium, found, pdf

    try:
        if file.suffix != ".pdf":
            file.write_text(page, "utf-8")
            return
        with TemporaryDirectory(prefix="cavale-deal-") as folder:
            source = Path(folder) / "deal.html"
            source.write_text(page, "utf-8")
            pdf(found(), source.as_uri(), file)
    except (NoChromium, OSError) as reason:
        fail(f"{reason}; or --out FILE.html, which any browser prints")
