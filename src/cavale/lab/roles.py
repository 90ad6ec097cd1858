"""Every level of one seat against every level of the other: for games whose seats are roles.

From the start, not from random openings: a strategy's guarantee begins there. The page about it is
written by this command, never by hand.
"""

from dataclasses import dataclass
from importlib.metadata import version
from math import sqrt
from pathlib import Path

from cavale.core.catalogue import catalogue
from cavale.core.game import Game
from cavale.core.spec import Spec
from cavale.games import GAMES
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


def run(slug: str, games: int, variant: str | None = None, out: Path | None = None) -> None:
    spec = GAMES[slug]
    variants = [variant] if variant else [each.name for each in spec.variants]
    command = f"cavale lab roles {slug} --games {games}"
    if variant:
        command += f" --variant {variant}"
    page = _page(spec, command, {name: measure(spec, name, games) for name in variants})
    print(page)
    if out is not None:
        out.write_text(page, "utf-8")


def measure(spec: Spec, variant: str, games: int) -> list[list[Mean]]:
    """[level of the first seat][level of the second]: the first seat's points less the other's."""
    game = Game(spec, variant)
    levels = range(1, spec.levels + 1)
    rows: list[list[Mean]] = []
    with progress() as bar:
        task = bar.add_task(variant, total=games * len(levels) ** 2, note="")
        for first in levels:
            rows.append([])
            for second in levels:
                results = []
                for number in range(games):
                    results.append(lead(game, (first, second), number))
                    bar.update(task, advance=1, note=f"{first} - {second}")
                rows[-1].append(Mean.of(results))
    return rows


def lead(game: Game, levels: tuple[int, int], number: int) -> float:
    bots = [game.spec.bot(level, 1.0) for level in levels]
    position, plies = game.start(), 0
    while (seat := position.mover) is not None:
        seed = (number * game.spec.levels + levels[0]) * 1_000_003 + 1000 * levels[1] + plies
        position = position.play_unchecked(
            bots[seat].choose(position.observe(seat), seed).move.code
        )
        plies += 1
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
        for level in range(1, spec.levels + 1)
    ]
    for variant, rows in tables.items():
        head = " | ".join(f"{other} {level}" for level in range(1, len(rows) + 1))
        lines += ["", f"## {variant}", "", f"| | {head} |", "|---|" + "--:|" * len(rows)]
        lines += [
            f"| {one} {level} | " + " | ".join(map(str, row)) + " |"
            for level, row in enumerate(rows, 1)
        ]
    return "\n".join(lines) + "\n"
