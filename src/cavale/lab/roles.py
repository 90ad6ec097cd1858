"""Every level of one seat against every level of the other: for games whose seats are roles.

From the start, not from random openings: a strategy's guarantee begins there. The page about it is
written by this command, never by hand.
"""

import random
from collections.abc import Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass
from importlib.metadata import version
from math import sqrt
from pathlib import Path

from cavale.core.bot import Player
from cavale.core.catalogue import catalogue
from cavale.core.game import Game
from cavale.core.playing import steps
from cavale.core.spec import Spec
from cavale.games import GAMES
from cavale.lab.contest import crew
from cavale.lab.progress import progress

_Z95 = 1.96


@dataclass(frozen=True)
class Mean:
    value: float
    margin: float
    """Of the 95 % interval."""

    @classmethod
    def of(cls, results: list[float]) -> "Mean":
        count = len(results)
        value = sum(results) / count
        spread = sum((result - value) ** 2 for result in results) / max(1, count - 1)
        return cls(value, _Z95 * sqrt(spread / count))

    def __str__(self) -> str:
        return f"{self.value:.2f} ± {self.margin:.2f}"


def run(
    slug: str,
    games: int,
    variant: str | None = None,
    out: Path | None = None,
    jobs: int | None = None,
) -> None:
    spec = GAMES[slug]
    variants = [variant] if variant else [each.name for each in spec.variants]
    command = f"cavale lab roles {slug} --games {games}"
    if variant:
        command += f" --variant {variant}"
    page = _page(spec, command, measured(spec, variants, games, jobs))
    print(page)
    if out is not None:
        out.write_text(page, "utf-8")


def measured(
    spec: Spec, variants: Sequence[str], games: int, jobs: int | None = None
) -> dict[str, list[list[Mean]]]:
    """Of each variant [who has the first seat][level of the second]: the first seat's points less
    the other's.
    """
    names = list(players(spec))
    tables: dict[str, list[list[Mean]]] = {variant: [[] for _ in names] for variant in variants}
    with crew(jobs) as (hired, _), progress() as bar:
        task = bar.add_task(spec.slug, total=len(variants) * len(names), note="")
        work = {
            hired.submit(_row, spec.slug, variant, name, row, games): (variant, row)
            for variant in variants
            for row, name in enumerate(names)
        }
        for done in as_completed(work):
            variant, row = work[done]
            tables[variant][row] = done.result()
            bar.update(task, advance=1, note=f"{variant}, {names[row]}")
    return tables


def _row(slug: str, variant: str, name: str, row: int, games: int) -> list[Mean]:
    spec = GAMES[slug]
    game, player = Game(spec, variant), players(spec)[name]
    return [
        Mean.of(
            [
                lead(game, (player, spec.bot(level, 1.0)), (number * 100 + row) * 100 + level)
                for number in range(games)
            ]
        )
        for level in spec.level_numbers(variant)
    ]


def players(spec: Spec) -> dict[str, Player]:
    """Players of the first seat: the naive ones, then every level."""
    naive = {} if spec.lab is None else spec.lab().first_seat
    own = {name: maker() for name, maker in naive.items()}
    return own | {str(level): spec.bot(level, 1.0) for level in spec.level_numbers()}


def lead(game: Game, pair: tuple[Player, Player], seed: int) -> float:
    """What the first seat gains on the second."""
    for _, position in steps(game.start(), pair, random.Random(seed)):  # noqa: B007 - the last
        pass
    assert position.outcome is not None
    points = position.outcome.points
    return points[1] - points[0] if game.scoring.fewer_win else points[0] - points[1]


def _page(spec: Spec, command: str, tables: dict[str, list[list[Mean]]]) -> str:
    say = catalogue("en", spec.package).say
    one, other = (say(f"seat-{seat}") for seat in spec.seats)
    lines = [
        f"# The bots of {say('title')}",
        "",
        f"Written by `{command}`, with Cavale {version('cavale')} and version",
        f"{spec.rules_version} of the rules: every level as {one} against every level as {other},",
        f"from the start of the game. Numbers are what the {one} gains on the {other}, in points",
        "a game, with 95 % intervals.",
        "",
        "| level | | plays |",
        "|---|---|---|",
    ]
    lines += [
        f"| {level} | {say(f'level-{level}')} | {spec.bot(level, 1.0)} |"
        for level in spec.level_numbers()
    ]
    for variant, rows in tables.items():
        levels = spec.level_numbers(variant)
        head = " | ".join(f"{other} {level}" for level in levels)
        lines += ["", f"## {variant}", "", f"| | {head} |", "|---|" + "--:|" * len(levels)]
        lines += [
            f"| {one} {name} | " + " | ".join(map(str, row)) + " |"
            for name, row in zip(players(spec), rows, strict=True)
        ]
    return "\n".join(lines) + "\n"
