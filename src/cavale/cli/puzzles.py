"""Puzzles that ship, and what proves them."""

from typing import Annotated

import typer

from cavale.cli.options import JsonOption, Slug, chosen, fail

app = typer.Typer()


@app.command()
def puzzles(
    slug: Slug,
    check: Annotated[bool, typer.Option(help="Prove all of them again.")] = False,
    every: Annotated[int, typer.Option(min=1, help="With --check: one of so many.")] = 1,
    json: JsonOption = False,
) -> None:
    """List a game's puzzles, or check them by exact search; exit code 1 if one is wrong."""
    import msgspec

    from cavale.core.proof import faults
    from cavale.core.puzzles import puzzles as of

    spec = chosen(slug).spec
    found = of(spec.package)
    if not found:
        fail(f"{slug} has no puzzles")
    wrong = 0
    for puzzle in found[::every] if check else found:
        said = list(faults(spec, puzzle)) if check else []
        wrong += bool(said)
        if json:
            shown = {"name": puzzle.name, "kind": puzzle.kind, "number": puzzle.number}
            shown |= {"level": puzzle.level, "position": puzzle.position, "seat": puzzle.seat}
            shown |= {"good": list(puzzle.answer.good)} | ({"faults": said} if check else {})
            typer.echo(msgspec.json.encode(shown).decode())
        else:
            level = "-" if puzzle.level is None else puzzle.level
            verdict = "; ".join(said) or ("proven" if check else puzzle.position)
            typer.echo(f"{puzzle.name:16} level {level}  {verdict}")
    if wrong:
        fail_softly(wrong, len(found[::every]))


def fail_softly(wrong: int, checked: int) -> None:
    typer.secho(f"{wrong} of {checked} are wrong", fg="red", err=True)
    raise typer.Exit(1)
