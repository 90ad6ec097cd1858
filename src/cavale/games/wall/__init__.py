"""The Wall, after Breakout (Schmidt Spiele)."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from cavale.core.review import Reviewer
from cavale.core.spec import Spec, Variant

if TYPE_CHECKING:
    from cavale.core.bot import Bot
    from cavale.core.research import Research
    from cavale.core.review import Played, Reviewed
    from cavale.core.room import Room
    from cavale.core.solving import Judge, Tabulation


def _room() -> "Room":
    from cavale.core.room import Room
    from cavale.games.wall import notation, offers, rules, view, words

    return Room(rules, notation, view, words, offers=offers)


def _bot(level: int, pace: float) -> "Bot":
    from cavale.games.wall.bots import bot

    return bot(level, pace)


def _research() -> "Research":
    from cavale.games.wall.research import RESEARCH

    return RESEARCH


def _judge() -> "Judge":
    from cavale.games.wall.exact.judging import WallJudge

    return WallJudge()


def _tabulate(variant: str, directory: Path) -> "Tabulation":
    from cavale.games.wall.exact.tabulation import WallTabulation

    return WallTabulation(directory)


def _rows(played: "Played", since: int) -> "Iterator[Reviewed]":
    from cavale.games.wall.review import rows

    return rows(played, since)


SPEC = Spec(
    slug="wall",
    package=__name__,
    accent="#b5402f",
    minutes=15,
    rules_version=1,
    seats=("yellow", "blue"),
    variants=(Variant("classic"), Variant("single")),
    levels=5,
    room=_room,
    bot=_bot,
    research=_research,
    review=Reviewer(_rows, "unit-escapes"),
    judge=_judge,
    tabulate=_tabulate,
)
