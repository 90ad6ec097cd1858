"""The exact value of one position, and of every move from it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

import msgspec
from rich.table import Table

from cavale.core.position import Position
from cavale.core.solving import Judge, Judgement, Means, Report
from cavale.core.words import Lang, Words
from cavale.lab.progress import console, progress

EVERY = 5.0
"""Seconds between two lines where there is no terminal to draw on."""
SAID: dict[str, Words] = {
    "mover": Words("au trait", "the mover's"),
    "draw": Words("nulle", "a draw"),
    "opponent": Words("à l'adversaire", "the opponent's"),
    "unknown": Words("inconnue", "unknown"),
}
MOVE = Words("coup", "move")
VALUE = Words("valeur exacte", "exact value")
PUSHES = Words("en {} coups", "in {} moves")
CHANCE = Words("chances", "chance")
LINE = Words("suite", "line")
LOOKED = Words("positions vues", "positions looked at")


def run(judge: Judge, position: Position, means: Means, json: bool, lang: Lang) -> None:
    with reported() as report:
        found = judge(position, means, report)
    tell(found, judge.of, json, lang)


def tell(found: Judgement, of: Words, json: bool, lang: Lang) -> None:
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        console().print(_table(found, of, lang))


def _table(found: Judgement, of: Words, lang: Lang) -> Table:
    value = SAID[found.value][lang]
    if found.distance is not None:
        value = f"{value}, {PUSHES[lang].format(found.distance)}"
    if found.chance is not None:
        value = _chance(found.chance, found.within)
        value += f" ± {found.within:.2%}" if found.within else ""
    table = Table(title=f"{found.position}\n{of[lang]}: {value}", caption=_caption(found, lang))
    table.add_column(MOVE[lang])
    table.add_column((VALUE if found.chance is None else CHANCE)[lang])
    if found.chance is None:
        for move, worth in found.moves.items():
            table.add_row(move, SAID[worth][lang])
    for move, chance in sorted(found.chances.items(), key=lambda one: -one[1]):
        table.add_row(move, _chance(chance, found.within))
    return table


def _chance(chance: float, within: float) -> str:
    return f"{chance:.2%}" if within else f"{chance:.4%}"


def _caption(found: Judgement, lang: Lang) -> str | None:
    if found.line:
        return f"{LINE[lang]}: {', '.join(found.line)}"
    return None if found.searched is None else f"{LOOKED[lang]}: {found.searched:,}"


@contextmanager
def reported() -> Iterator[Report]:
    """A bar on a terminal; now and then a line where there is none."""
    if not sys.stderr.isatty():
        yield _lines()
        return
    with progress() as bar:
        task = bar.add_task("", total=None, note="")
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _lines() -> Report:
    said = monotonic()

    def report(done: int, total: int) -> None:
        nonlocal said
        if monotonic() - said >= EVERY:
            said = monotonic()
            print(f"{done} / {total}", file=sys.stderr, flush=True)

    return report
