"""The ladder: every level of a game's bots plays the level below it.

The page about them is written by this command, never by hand.
"""

import functools
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from cavale.core.spec import Spec
from cavale.games import GAMES
from cavale.lab.contest import Pairing, Standing, hold
from cavale.lab.strength import Sprt
from cavale.lab.trials import TRIALS


def run(
    slug: str,
    pace: float = 0.1,
    games: int = 300,
    jobs: int | None = None,
    out: Path | None = None,
    variant: str | None = None,
    seats: Sequence[int] = (),
    seed: int = 0,
    sprt: Sprt | None = None,
) -> None:
    """Hold the ladder at a share of the thinking time, print it, and write the page to `out`.

    Without a variant, in all of them; without numbers of seats, with the fewest. With `sprt` two
    levels play until it is clear whether the higher one is the better one.
    """
    spec = GAMES[slug]
    variants = [variant] if variant else [each.name for each in spec.variants]
    numbers = seats or spec.seat_counts[:1]
    steps = [
        _step(spec, name, number, level, pace)
        for name in variants
        for number in numbers
        for level in _upper(spec)
    ]
    trials = [trial(pace) for trial in TRIALS.get(slug, ())]
    standings = hold([*steps, *trials], games, jobs, seed, sprt=sprt)
    command = f"cavale lab ladder {slug} --pace {pace:g} --games {games}"
    if variant:
        command += f" --variant {variant}"
    command += "".join(f" --seats {number}" for number in seats)
    if sprt is not None:
        command += f" --sprt {sprt.elo0:g} {sprt.elo1:g}"
    page = _page(spec, command, pace, steps, trials, standings)
    print(page)
    if out is not None:
        out.write_text(page, "utf-8")


def _upper(spec: Spec) -> range:
    return range(2, len(spec.levels) + 1)


def _step(spec: Spec, variant: str, seats: int, level: int, pace: float) -> Pairing:
    table = variant if len(spec.seat_counts) == 1 else f"{variant}, {seats} seats"
    return Pairing(
        slug=spec.slug,
        variant=variant,
        ours=functools.partial(spec.bot, level, pace),
        theirs=functools.partial(spec.bot, level - 1, pace),
        name=f"{table}: level {level} - level {level - 1}",
        seats=seats,
    )


def _many(steps: list[Pairing]) -> list[str]:
    """What to know where a match has more than two seats."""
    if all(step.game().seats == 2 for step in steps):
        return []
    return ["With more than two seats, one is the first bot's and all others are the second's."]


def _page(
    spec: Spec,
    command: str,
    pace: float,
    steps: list[Pairing],
    trials: list[Pairing],
    standings: list[Standing],
) -> str:
    lines = [
        f"# The bots of {spec.title.en}",
        "",
        f"Written by `{command}`, with Cavale {version('cavale')} and version",
        f"{spec.rules_version} of the rules: every level against the one below it, at {pace:g}",
        "times the thinking time, counted in processor time, from random openings, each played",
        "from every seat. A draw is a fair share of a win; the range is Wilson's for 95 %.",
        *_many(steps),
        "",
        "| level | | sees |",
        "|---|---|---|",
        *(
            f"| {level} | {title.en} | {spec.bot(level, 1.0)} |"
            for level, title in enumerate(spec.levels, 1)
        ),
        "",
        *_table(steps, standings[: len(steps)]),
    ]
    if trials:
        lines += ["", "What the parts are worth:", "", *_table(trials, standings[len(steps) :])]
    return "\n".join(lines) + "\n"


def _table(pairings: list[Pairing], standings: list[Standing]) -> list[str]:
    lines = [
        "| match | games | won | drawn | lost | score | Elo |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for pairing, standing in zip(pairings, standings, strict=True):
        score = standing.score
        low, high = score.interval
        lines.append(
            f"| {pairing.name} | {score.games} | {score.wins} | {score.draws} | {score.losses}"
            f" | {score.share:.1%} ({low:.1%} to {high:.1%}) | {standing.elo} |"
        )
    return lines
