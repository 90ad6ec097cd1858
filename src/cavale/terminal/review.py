"""A finished game looked at again, in a terminal."""

from collections.abc import Iterable

from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from cavale.core.game import Game
from cavale.core.review import Played, Reviewed, Reviewer, Tally, tallies
from cavale.core.seats import CHANCE
from cavale.core.words import Lang, Words
from cavale.terminal import phrases


def print_review(played: Played, reviewer: Reviewer, lang: Lang) -> None:
    console = Console(highlight=False)
    waiting = Console(stderr=True)
    found = track(
        reviewer.rows(played, 0),
        phrases.REVIEWING[lang],
        len(played.moves),
        console=waiting,
        transient=True,
        disable=not waiting.is_terminal,
    )
    rows = list(found)
    unit = reviewer.unit[lang]
    console.print(_moves(played, rows, unit, lang))
    console.print(_totals(played.game, tallies(played, rows), unit, lang))


def _moves(played: Played, rows: list[Reviewed], unit: str, lang: Lang) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("", justify="right")
    for title in (phrases.WHO, phrases.WHAT):
        table.add_column(title[lang])
    for title in _measures(unit):
        table.add_column(title[lang], justify="right")
    table.add_column(phrases.REMARK[lang])
    for step, row in enumerate(rows):
        mover = played.mover(step)
        seen = played.positions[step].observe(mover)
        luck = "" if row.luck is None else _fortune(played.game, row.luck, lang)
        table.add_row(
            str(step + 1),
            phrases.CHANCE[lang] if mover == CHANCE else _title(played.game, mover, lang),
            escape(seen.describe(played.moves[step])[lang]),
            _number(row.loss),
            luck,
            _number(row.bits),
            _remark(row, lang),
        )
    return table


def _remark(row: Reviewed, lang: Lang) -> str:
    said = [] if row.words is None else [row.words[lang]]
    if row.better is not None:
        said.append(phrases.BETTER[lang].format(move=row.better))
    return escape(" ".join(said))


def _fortune(game: Game, luck: tuple[float, ...], lang: Lang) -> str:
    """The seat that chance did most for; where it did nothing for anybody, nothing."""
    seat = max(range(len(luck)), key=lambda seat: (abs(luck[seat]), luck[seat]))
    return f"{_title(game, seat, lang)} {luck[seat]:+.2f}" if luck[seat] else _number(0.0)


def _totals(game: Game, totals: Iterable[Tally], unit: str, lang: Lang) -> Table:
    table = Table(box=None, pad_edge=False, title=phrases.TOTALS[lang], title_justify="left")
    table.add_column("")
    for title in _measures(unit):
        table.add_column(title[lang], justify="right")
    for tally in totals:
        luck = "" if tally.luck is None else f"{tally.luck:+.2f}"
        name = _title(game, tally.seat, lang)
        table.add_row(name, _number(tally.loss), luck, _number(tally.bits))
    return table


def _measures(unit: str) -> tuple[Words, ...]:
    def counted(words: Words) -> Words:
        return Words(words.fr.format(unit=unit), words.en.format(unit=unit))

    return counted(phrases.GAVE_AWAY), counted(phrases.LUCK), phrases.LEARNED


def _title(game: Game, seat: int, lang: Lang) -> str:
    return escape(game.titles[seat].title[lang])


def _number(number: float | None) -> str:
    return "" if number is None else f"{number:.2f}"
