"""A finished game looked at again, in a terminal."""

from collections.abc import Iterable

from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from cavale.core.catalogue import Lang, catalogue, say
from cavale.core.game import Game
from cavale.core.message import message
from cavale.core.review import Played, Reviewed, Reviewer, Tally, tallies
from cavale.core.seats import CHANCE


def print_review(played: Played, reviewer: Reviewer, lang: Lang) -> None:
    console = Console(highlight=False)
    waiting = Console(stderr=True)
    found = track(
        reviewer.rows(played, 0),
        say(lang, "reviewing"),
        len(played.moves),
        console=waiting,
        transient=True,
        disable=not waiting.is_terminal,
    )
    rows = list(found)
    unit = say(lang, reviewer.unit, played.game)
    console.print(_moves(played, rows, unit, lang))
    console.print(_totals(played.game, tallies(played, rows), unit, lang))


def _moves(played: Played, rows: list[Reviewed], unit: str, lang: Lang) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("", justify="right")
    for title in ("review-who", "review-what"):
        table.add_column(say(lang, title))
    for measure in _measures(unit, lang):
        table.add_column(measure, justify="right")
    table.add_column(say(lang, "review-remark"))
    for step, row in enumerate(rows):
        mover = played.mover(step)
        seen = played.positions[step].observe(mover)
        luck = "" if row.luck is None else _fortune(played.game, row.luck, lang)
        table.add_row(
            str(step + 1),
            say(lang, "review-chance") if mover == CHANCE else _title(played.game, mover, lang),
            escape(say(lang, seen.describe(played.moves[step]), played.game)),
            _number(row.loss),
            luck,
            _number(row.bits),
            _remark(played.game, row, lang),
        )
    return table


def _remark(game: Game, row: Reviewed, lang: Lang) -> str:
    said = [] if row.said is None else [row.said]
    if row.better is not None:
        said.append(
            message("review-better", move=catalogue(lang, game.spec.package).write(row.better))
        )
    return escape(say(lang, said, game))


def _fortune(game: Game, luck: tuple[float, ...], lang: Lang) -> str:
    """The seat that chance did most for; where it did nothing for anybody, nothing."""
    seat = max(range(len(luck)), key=lambda seat: (abs(luck[seat]), luck[seat]))
    return f"{_title(game, seat, lang)} {luck[seat]:+.2f}" if luck[seat] else _number(0.0)


def _totals(game: Game, totals: Iterable[Tally], unit: str, lang: Lang) -> Table:
    table = Table(box=None, pad_edge=False, title=say(lang, "review-totals"), title_justify="left")
    table.add_column("")
    for measure in _measures(unit, lang):
        table.add_column(measure, justify="right")
    for tally in totals:
        luck = "" if tally.luck is None else f"{tally.luck:+.2f}"
        name = _title(game, tally.seat, lang)
        table.add_row(name, _number(tally.loss), luck, _number(tally.bits))
    return table


def _measures(unit: str, lang: Lang) -> tuple[str, ...]:
    counted = (message(f"review-{name}", unit=unit) for name in ("gave-away", "luck"))
    return (*(say(lang, one) for one in counted), say(lang, "review-learned"))


def _title(game: Game, seat: int, lang: Lang) -> str:
    return escape(say(lang, f"seat-{game.titles[seat]}", game))


def _number(number: float | None) -> str:
    return "" if number is None else f"{number:.2f}"
