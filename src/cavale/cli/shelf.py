"""What there is to play, and its rules."""

import typer

from cavale import GAMES
from cavale.cli.options import LangOption, Slug, VariantOption, chosen, language
from cavale.core.catalogue import catalogue

app = typer.Typer()


@app.command()
def games(lang: LangOption = None) -> None:
    """List the games."""
    said = language(lang)
    for spec in GAMES.values():
        variants = ", ".join(variant.name for variant in spec.variants)
        say = catalogue(said, spec.package).say
        typer.echo(f"{spec.slug:10} {say('title'):18} {say('after')}  [{variants}]")
    for left_out in GAMES.unusable:
        typer.secho(str(left_out), fg="red", err=True)


@app.command()
def rules(slug: Slug, variant: VariantOption = None, lang: LangOption = None) -> None:
    """Print a game's rulebook, or that of a variant in words of its own."""
    from cavale.terminal.pages import print_rulebook

    print_rulebook(chosen(slug, variant).spec, language(lang), variant or "")
