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
from cavale.core.solving import Judge, Judgement, Means, Report
from cavale.lab.progress import console, progress

EVERY = 5.0
"""Seconds between two lines where there is no terminal to draw on."""


def run(judge: Judge, position: Position, means: Means, json: bool, lang: Lang) -> None:
    with reported() as report:
        found = judge(position, means, report)
    tell(found, judge.of, position.game, json, lang)


def tell(found: Judgement, of: Message, game: Game, json: bool, lang: Lang) -> None:
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        console().print(_table(found, of, game, lang))


def _table(found: Judgement, of: Message, game: Game, lang: Lang) -> Table:
    value = message(f"exact-{found.value}")
    if found.distance is not None:
        value = message("exact-in-moves", value=value, moves=found.distance)
    if found.chance is not None:
        chance = _chance(found.chance, found.within)
        chance += f" ± {found.within:.2%}" if found.within else ""
        value = message("as-written", text=chance)
    title = say(lang, message("exact-value-of", of=of, value=value), game)
    table = Table(title=f"{found.position}\n{title}", caption=_caption(found, lang))
    table.add_column(say(lang, "exact-move"))
    table.add_column(say(lang, "exact-value" if found.chance is None else "exact-chance"))
    if found.chance is None:
        for move, worth in found.moves.items():
            table.add_row(move, say(lang, f"exact-{worth}"))
    for move, chances in sorted(found.chances.items(), key=lambda one: -one[1]):
        table.add_row(move, _chance(chances, found.within))
    return table


def _chance(chance: float, within: float) -> str:
    return f"{chance:.2%}" if within else f"{chance:.4%}"


def _caption(found: Judgement, lang: Lang) -> str | None:
    if found.line:
        return say(lang, message("exact-line", line=", ".join(found.line)))
    if found.searched is None:
        return None
    return say(lang, message("exact-looked-at", positions=found.searched))


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
    begun = said = monotonic()

    def report(done: int, total: int) -> None:
        nonlocal said
        if monotonic() - said >= EVERY:
            said = monotonic()
            of = f" / {total}" if total else ""
            print(f"{monotonic() - begun:.0f} s: {done}{of}", file=sys.stderr, flush=True)

    return report
