"""A page of plots from records and ladders."""

import re
from collections.abc import Iterator, Sequence
from html import escape
from importlib.metadata import version
from pathlib import Path

from cavale.core.catalogue import catalogue
from cavale.core.errors import CavaleError
from cavale.lab import plots
from cavale.lab.gathered import Gathered, Match, gather

_MATCH = re.compile(
    r"^\| (?P<name>[^|]+) \| \d+ \|.*\| (?P<score>[\d.]+)%"
    r" \((?P<low>[\d.]+)% to (?P<high>[\d.]+)%\) \|",
    re.MULTILINE,
)
_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Cavale: a report</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto }}
figure {{ margin: 2rem 0 }}
svg {{ max-width: 100%; height: auto; background: white }}
</style>
<h1>A report</h1>
<p>Made by <code>cavale lab report</code>, Cavale {version}.</p>
{body}
</html>
"""


def page(files: Sequence[Path], ladders: Sequence[Path], reviews: int) -> str:
    """HTML that needs nothing else; CavaleError where a file says nothing of the kind."""
    parts = [part for of in (gather(files, reviews) if files else []) for part in _game(of)]
    parts += [part for file in ladders for part in _ladder(file)]
    return _PAGE.format(version=version("cavale"), body="\n".join(parts))


def _game(of: Gathered) -> Iterator[str]:
    game = of.game
    say = catalogue("en", game.spec.package).say
    yield f"<h2>{escape(say('title'))}: {escape(game.variant)}, {game.seats} seats</h2>"
    yield f"<p>{len(of.lengths)} games.</p>"
    if of.unfinished:
        yield f"<p>{of.unfinished} that did not end by the rules are left out.</p>"
    if of.lengths:
        yield _figure(plots.lengths(of), "How many decisions a game had.")
        yield _figure(
            plots.balance(of), "The share of each seat, with 95 % ranges; dashed is an equal one."
        )
        yield _figure(
            plots.openings(of),
            f"The first decision; in per cent, what {game.titles[0]} won after it.",
        )
    if of.fortunes and game.spec.review is not None:
        unit = say(game.spec.review.unit)
        told = f"Luck as the review of a game counts it, of {len(of.fortunes)} seats in all."
        yield _figure(plots.luck(of.fortunes, unit), told)


def _ladder(file: Path) -> Iterator[str]:
    text = file.read_text("utf-8")
    matches = [
        Match(found["name"], *(float(found[part]) / 100 for part in ("score", "low", "high")))
        for found in _MATCH.finditer(text)
    ]
    if not matches:
        raise CavaleError(f"{file.name}: not a page of `cavale lab ladder`")
    heading = text.partition("\n")[0].removeprefix("# ")
    yield f"<h2>{escape(heading)}</h2>"
    yield _figure(plots.ladder(matches), f"From {escape(file.name)}, with the ranges given there.")


def _figure(svg: str, told: str) -> str:
    caption = f"<figcaption>{told}</figcaption>"
    return f'<figure role="img" aria-label="{told}">{svg}{caption}</figure>'
