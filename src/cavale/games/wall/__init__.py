"""The Wall, after Breakout (Schmidt Spiele)."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from cavale.core.review import Reviewer
from cavale.core.spec import Spec, Variant

if TYPE_CHECKING:
    from cavale.core.bot import Bot
    from cavale.core.ideas import Ideas
    from cavale.core.lab import Lab
    from cavale.core.puzzles import Puzzler
    from cavale.core.research import Research
    from cavale.core.review import Played, Reviewed
    from cavale.core.room import Room
    from cavale.core.sketch import Sketching
    from cavale.core.solving import Judge, Tabulation
    from cavale.core.threats import Threats


def _room() -> "Room":
    from cavale.core.room import Room
    from cavale.games.wall import notation, offers, rules, view, words

    return Room(rules, notation, view, words, offers=offers)


def _bot(level: int, pace: float) -> "Bot":
    from cavale.games.wall.bots import bot

    return bot(level, pace)


def _ideas() -> "Ideas":
    from cavale.games.wall.ideas import idea

    return idea


def _sketch() -> "Sketching":
    from cavale.games.wall.sketch import sketch

    return sketch


def _threats() -> "Threats":
    from cavale.games.wall.threats_shown import threats

    return threats


def _lab() -> "Lab":
    from cavale.games.wall.lab import LAB

    return LAB


def _puzzler() -> "Puzzler":
    from cavale.games.wall.puzzler import PUZZLER

    return PUZZLER


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
    easiest=0,
    room=_room,
    bot=_bot,
    research=_research,
    lab=_lab,
    puzzler=_puzzler,
    threats=_threats,
    sketch=_sketch,
    ideas=_ideas,
    review=Reviewer(_rows, "unit-escapes", means="review-means-no-chance"),
    judge=_judge,
    ponders=(5,),
    tabulate=_tabulate,
)
