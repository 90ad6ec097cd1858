"""The Ball, after Catch'It (Max Gerchambeau, Habourdin, 1983)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cavale.core.review import Reviewer
from cavale.core.series import loser_first
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
    from cavale.core.solving import Judge
    from cavale.core.threats import Threats


def _room() -> "Room":
    from cavale.core.room import Room
    from cavale.games.ball import notation, rules, view, words

    return Room(rules, notation, view, words)


def _bot(level: int, pace: float) -> "Bot":
    from cavale.games.ball.bots import bot

    return bot(level, pace)


def _ideas() -> "Ideas":
    from cavale.games.ball.ideas import idea

    return idea


def _sketch() -> "Sketching":
    from cavale.games.ball.sketch import sketch

    return sketch


def _threats() -> "Threats":
    from cavale.games.ball.threats_shown import threats

    return threats


def _lab() -> "Lab":
    from cavale.games.ball.lab import LAB

    return LAB


def _puzzler() -> "Puzzler":
    from cavale.games.ball.puzzler import PUZZLER

    return PUZZLER


def _research() -> "Research":
    from cavale.games.ball.research import RESEARCH

    return RESEARCH


def _judge() -> "Judge":
    from cavale.games.ball.judging import BallJudge

    return BallJudge()


def _rows(played: "Played", since: int) -> Iterator["Reviewed"]:
    from cavale.games.ball.review import rows

    return rows(played, since)


SPEC = Spec(
    slug="ball",
    package=__name__,
    accent="#2563a8",
    minutes=15,
    rules_version=1,
    seats=("blue", "red"),
    variants=(Variant("classic"),),
    levels=5,
    easiest=0,
    room=_room,
    bot=_bot,
    seating=loser_first,
    remembers=True,
    research=_research,
    lab=_lab,
    puzzler=_puzzler,
    threats=_threats,
    sketch=_sketch,
    ideas=_ideas,
    judge=_judge,
    review=Reviewer(_rows, "unit-games", means="review-means-no-chance"),
)
