"""The ladder: every level of a game's bots plays the level below it.

Matches are sequential: each goes on until it is clear whether it meets its bar. The page about them
is written by this command, never by hand.
"""

import functools
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from cavale.core.anyhow import Anyhow
from cavale.core.catalogue import catalogue
from cavale.core.spec import Spec
from cavale.games import GAMES
from cavale.lab.contest import Pairing, Standing, hold
from cavale.lab.strength import Bar

STEP = (0.65, 0.80)
"""What a level scores against the one below it, if there is neither a cliff nor a flat. Level 0 is
apart: that random play wins some games there, and greedy play none of level 2, makes its step.
"""
NAIVE: dict[tuple[str, int], tuple[float | None, float | None]] = {
    ("random", 0): (0.30, None),
    ("greedy", 0): (0.60, None),
    ("greedy", 2): (None, 0.50),
}
"""What those who were tuned by nobody score against a level: the first game is theirs."""

_WORTH_IT = Bar(least=0.5, slack=0.2)


def run(
    slug: str,
    pace: float = 0.1,
    games: int = 300,
    jobs: int | None = None,
    out: Path | None = None,
    variant: str | None = None,
    seats: Sequence[int] = (),
    seed: int = 0,
    slack: float = 0.1,
    minutes: float | None = None,
) -> None:
    """Hold the ladder at a share of the thinking time, print it, and write the page to `out`.

    Without a variant, in all of them; without numbers of seats, with the fewest. A match that has a
    bar ends when it is clear whether it meets it or misses it by `slack`; after so many minutes all
    do.
    """
    spec = GAMES[slug]
    variants = [variant] if variant else [each.name for each in spec.variants]
    numbers = seats or spec.seat_counts[:1]
    steps = [
        _step(spec, name, number, level, pace, slack)
        for name in variants
        for number in numbers
        for level in spec.level_numbers(name)[1:]
    ]
    naive = [
        pairing
        for name in variants
        for number in numbers
        for pairing in _naive(spec, name, number, slack)
    ]
    trials = _trials(spec, pace)
    standings = hold(
        [*steps, *naive, *trials],
        games,
        jobs,
        seed,
        seconds=None if minutes is None else 60 * minutes,
    )
    command = f"cavale lab ladder {slug} --pace {pace:g} --games {games}"
    if variant:
        command += f" --variant {variant}"
    command += "".join(f" --seats {number}" for number in seats)
    if slack != 0.1:
        command += f" --slack {slack:g}"
    if minutes is not None:
        command += f" --minutes {minutes:g}"
    page = _page(spec, command, pace, slack, steps, naive, trials, standings)
    print(page)
    if out is not None:
        out.write_text(page, "utf-8")


def _table_of(spec: Spec, variant: str, seats: int) -> str:
    return variant if len(spec.seat_counts) == 1 else f"{variant}, {seats} seats"


def _naive(spec: Spec, variant: str, seats: int, slack: float) -> list[Pairing]:
    """Those for whom nobody tuned anything, against the levels for beginners."""
    own = {} if spec.lab is None else spec.lab().naive
    return [
        Pairing(
            slug=spec.slug,
            variant=variant,
            ours=maker,
            theirs=functools.partial(spec.bot, level, 1.0),
            name=f"{_table_of(spec, variant, seats)}: {name} - level {level}",
            seats=seats,
            bar=Bar(*NAIVE[name, level], slack),
        )
        for name, maker in {"random": Anyhow, **own}.items()
        for level in spec.level_numbers(variant)
        if (name, level) in NAIVE
    ]


def _step(spec: Spec, variant: str, seats: int, level: int, pace: float, slack: float) -> Pairing:
    table = _table_of(spec, variant, seats)
    return Pairing(
        slug=spec.slug,
        variant=variant,
        ours=functools.partial(spec.bot, level, pace),
        theirs=functools.partial(spec.bot, level - 1, pace),
        name=f"{table}: level {level} - level {level - 1}",
        seats=seats,
        bar=Bar(*STEP, slack) if level > 1 else Bar(STEP[0], None, slack),
    )


def _trials(spec: Spec, pace: float) -> list[Pairing]:
    """What the room holds with its ladder."""
    held = () if spec.lab is None else spec.lab().trials
    asked = [trial(pace) for trial in held]
    return [
        Pairing(
            spec.slug, one.variant, one.ours, one.theirs, one.name, seats=one.seats, bar=_WORTH_IT
        )
        for one in asked
    ]


def _many(steps: list[Pairing]) -> list[str]:
    """What to know where a match has more than two seats."""
    if all(step.game().seats == 2 for step in steps):
        return []
    return ["With more than two seats, one is the first bot's and all others are the second's."]


def _page(
    spec: Spec,
    command: str,
    pace: float,
    slack: float,
    steps: list[Pairing],
    naive: list[Pairing],
    trials: list[Pairing],
    standings: list[Standing],
) -> str:
    say = catalogue("en", spec.package).say
    lines = [
        f"# The bots of {say('title')}",
        "",
        f"Written by `{command}`, with Cavale {version('cavale')} and version",
        f"{spec.rules_version} of the rules: every level against the one below it, at {pace:g}",
        "times the thinking time, counted in processor time, from random openings, each played",
        "from every seat. A draw is a fair share of a win; the range is Wilson's for 95 %. A match",
        "with a bar ends as soon as Wald's test, with 5 % of errors either way, tells whether the",
        f"bar is met or missed by {100 * slack:g} points; “?” where so many games did not tell.",
        *_many(steps),
        "",
        "| level | | sees |",
        "|---|---|---|",
        *(
            f"| {level} | {say(f'level-{level}')} | {spec.bot(level, 1.0)} |"
            for level in spec.level_numbers()
        ),
        "",
        *_table(steps, standings[: len(steps)]),
        *_fewer(spec),
        "",
        "Players for whom nobody tuned anything: one plays any move, one the obvious next good",
        "thing and thinks of nothing after it.",
        "",
        *_table(naive, standings[len(steps) :][: len(naive)]),
    ]
    if trials:
        last = standings[len(steps) + len(naive) :]
        lines += ["", "What the parts are worth:", "", *_table(trials, last)]
    return "\n".join(lines) + "\n"


def _fewer(spec: Spec) -> list[str]:
    """Where skill buys no more, there are fewer levels."""
    return [
        f"\nIn {one.name} the levels end at {one.levels}."
        for one in spec.variants
        if one.levels is not None
    ]


def _table(pairings: list[Pairing], standings: list[Standing]) -> list[str]:
    lines = [
        "| match | games | won | drawn | lost | score | Elo | bar | met |",
        "|---|--:|--:|--:|--:|--:|--:|---|---|",
    ]
    for pairing, standing in zip(pairings, standings, strict=True):
        score = standing.score
        low, high = score.interval
        lines.append(
            f"| {pairing.name} | {score.games} | {score.wins} | {score.draws} | {score.losses}"
            f" | {score.share:.1%} ({low:.1%} to {high:.1%}) | {standing.elo}"
            f" | {pairing.bar or ''} | {(standing.verdict or '?') if pairing.bar else ''} |"
        )
    return lines
