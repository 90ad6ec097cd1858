"""The Ball, after Catch'It (Max Gerchambeau, Habourdin, 1983)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cavale.core.review import Reviewer
from cavale.core.series import loser_first
from cavale.core.spec import SeatTitle, Spec, Variant
from cavale.core.words import Words

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
    title=Words("La Bille", "The Ball"),
    after=Words(
        "d'après Catch'It, Max Gerchambeau, Habourdin, 1983",
        "after Catch'It, Max Gerchambeau, Habourdin, 1983",
    ),
    tagline=Words(
        "Une seule bille pour deux camps : sautez, volez-la, et filez derrière la ligne.",
        "One ball for two sides: jump, steal it, and run it past their line.",
    ),
    accent="#2563a8",
    minutes=15,
    rules_version=1,
    seats=(
        SeatTitle("blue", Words("Bleu", "Blue")),
        SeatTitle("red", Words("Rouge", "Red")),
    ),
    variants=(
        Variant(
            "classic",
            Words("Classique", "Classic"),
            Words("La bille derrière la ligne adverse", "The ball past the other side's line"),
        ),
    ),
    levels=(
        Words("Ramasseur", "Ball Kid"),
        Words("Passeur", "Passer"),
        Words("Ailier", "Winger"),
        Words("Meneur", "Playmaker"),
        Words("Capitaine", "Captain"),
    ),
    room=_room,
    bot=_bot,
    seating=loser_first,
    remembers=True,
    research=_research,
    judge=_judge,
    review=Reviewer(_rows, Words("parties", "games")),
)
