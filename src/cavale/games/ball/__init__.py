"""The Ball, after Catch'It (Max Gerchambeau, Habourdin, 1983)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cavale.core.review import Reviewer
from cavale.core.series import loser_first
from cavale.core.spec import Spec, Variant

if TYPE_CHECKING:
    from cavale.core.bot import Bot
    from cavale.core.research import Research
    from cavale.core.review import Played, Reviewed
    from cavale.core.room import Room
    from cavale.core.solving import Judge


def _room() -> "Room":
    from cavale.core.room import Room
    from cavale.games.ball import notation, rules, view, words

    return Room(rules, notation, view, words)


def _bot(level: int, pace: float) -> "Bot":
    from cavale.games.ball.bots import bot

    return bot(level, pace)


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
    room=_room,
    bot=_bot,
    seating=loser_first,
    remembers=True,
    research=_research,
    judge=_judge,
    review=Reviewer(_rows, "unit-games"),
)
