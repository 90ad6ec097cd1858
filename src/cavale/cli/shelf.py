"""What there is to play, and its rules."""

import typer

from cavale import GAMES
from cavale.cli.options import LangOption, Slug, chosen, language

app = typer.Typer()


@app.command()
def games(lang: LangOption = None) -> None:
    """List the games."""
    said = language(lang)
    for spec in GAMES.values():
        variants = ", ".join(variant.name for variant in spec.variants)
        typer.echo(f"{spec.slug:10} {spec.title[said]:18} {spec.after[said]}  [{variants}]")
    for left_out in GAMES.unusable:
        typer.secho(str(left_out), fg="red", err=True)


@app.command()
def rules(slug: Slug, lang: LangOption = None) -> None:
    """Print a game's rulebook."""
    from cavale.terminal.pages import print_rulebook

    print_rulebook(chosen(slug).spec, language(lang))
