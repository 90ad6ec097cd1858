"""The exact value of one position, and of every move from it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

import msgspec
from rich.table import Table

from cavale.core.position import Position
from cavale.core.solving import Forced, Judge, Judgement, Report
from cavale.core.words import Lang, Words
from cavale.lab.progress import console, progress

EVERY = 5.0
"""Seconds between two lines where there is no terminal to draw on."""
SAID: dict[Forced, Words] = {
    "mover": Words("au trait", "the mover's"),
    "draw": Words("nulle", "a draw"),
    "opponent": Words("à l'adversaire", "the opponent's"),
}
MOVE = Words("coup", "move")
VALUE = Words("valeur exacte", "exact value")
PUSHES = Words("en {} coups", "in {} moves")


def run(judge: Judge, position: Position, memory: int, json: bool, lang: Lang) -> None:
    with _reported() as report:
        found = judge(position, memory, report)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        console().print(_table(found, judge.of, lang))


def _table(found: Judgement, of: Words, lang: Lang) -> Table:
    value = SAID[found.value][lang]
    if found.distance is not None:
        value = f"{value}, {PUSHES[lang].format(found.distance)}"
    table = Table(title=f"{found.position}\n{of[lang]}: {value}")
    table.add_column(MOVE[lang])
    table.add_column(VALUE[lang])
    for move, worth in found.moves.items():
        table.add_row(move, SAID[worth][lang])
    return table


@contextmanager
def _reported() -> Iterator[Report]:
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
