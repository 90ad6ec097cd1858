"""The ladder: every level of a game's bots plays the level below it.

The page about them is written by this command, never by hand.
"""

import functools
from importlib.metadata import version
from pathlib import Path

from cavale.core.spec import Spec
from cavale.games import GAMES
from cavale.lab.contest import Pairing, hold
from cavale.lab.match import Score
from cavale.lab.progress import console
from cavale.lab.trials import TRIALS


def run(
    slug: str,
    pace: float = 0.1,
    games: int = 300,
    jobs: int | None = None,
    out: Path | None = None,
    variant: str | None = None,
    seed: int = 0,
) -> None:
    """Hold the ladder at a share of the thinking time, print it, and write the page to `out`."""
    spec = GAMES[slug]
    chosen = variant or spec.variants[0].name
    pairings = [
        Pairing(
            slug=slug,
            variant=chosen,
            ours=functools.partial(spec.bot, level, pace),
            theirs=functools.partial(spec.bot, level - 1, pace),
            name=f"level {level} - level {level - 1}",
        )
        for level in range(2, len(spec.levels) + 1)
    ]
    trials = [trial(pace) for trial in TRIALS.get(slug, ())]
    scores = hold([*pairings, *trials], games, jobs, seed)
    command = f"cavale lab ladder {slug} --variant {chosen} --pace {pace:g} --games {games}"
    page = _page(spec, command, chosen, pace, [*pairings, *trials], scores)
    console().print(page, markup=False, highlight=False)
    if out is not None:
        out.write_text(page, "utf-8")


def _page(
    spec: Spec,
    command: str,
    variant: str,
    pace: float,
    pairings: list[Pairing],
    scores: list[Score],
) -> str:
    steps = len(spec.levels) - 1
    lines = [
        f"# The bots of {spec.title.en}",
        "",
        f"Written by `{command}`, with Cavale {version('cavale')} and version {spec.rules_version}",
        f"of the rules: every level against the one below it, in `{variant}`, at {pace:g} times",
        "the thinking time, from random openings, each played from both sides. A draw is half a",
        "win; the range is Wilson's for 95 %.",
        "",
        "| level | | sees |",
        "|---|---|---|",
        *(
            f"| {level} | {title.en} | {spec.bot(level, 1.0)} |"
            for level, title in enumerate(spec.levels, 1)
        ),
        "",
        *_table(pairings[:steps], scores[:steps]),
    ]
    if pairings[steps:]:
        lines += ["", "What the parts are worth:", "", *_table(pairings[steps:], scores[steps:])]
    return "\n".join(lines) + "\n"


def _table(pairings: list[Pairing], scores: list[Score]) -> list[str]:
    lines = [
        "| match | games | won | drawn | lost | score | Elo |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for pairing, score in zip(pairings, scores, strict=True):
        low, high = score.interval
        lines.append(
            f"| {pairing.name} | {score.games} | {score.wins} | {score.draws} | {score.losses}"
            f" | {score.share:.1%} ({low:.1%} to {high:.1%}) | {score.elo} |"
        )
    return lines
