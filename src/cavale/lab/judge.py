"""The exact value of one position, and of every move from it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

import msgspec
from rich.table import Table

from cavale.core.catalogue import Lang, say
from cavale.core.game import Game
from cavale.core.message import Message, message
from cavale.core.position import Position
from cavale.core.solving import Judge, Judgement, Report
from cavale.lab.progress import console, progress

EVERY = 5.0
"""Seconds between two lines where there is no terminal to draw on."""


def run(judge: Judge, position: Position, memory: int, json: bool, lang: Lang) -> None:
    with _reported() as report:
        found = judge(position, memory, report)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        console().print(_table(found, judge.of, position.game, lang))


def _table(found: Judgement, of: Message, game: Game, lang: Lang) -> Table:
    value = message(f"exact-{found.value}")
    if found.distance is not None:
        value = message("exact-in-moves", value=value, moves=found.distance)
    title = say(lang, message("exact-value-of", of=of, value=value), game)
    table = Table(title=f"{found.position}\n{title}")
    table.add_column(say(lang, "exact-move"))
    table.add_column(say(lang, "exact-value"))
    for move, worth in found.moves.items():
        table.add_row(move, say(lang, f"exact-{worth}"))
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
