"""The White Horse, after Rattrapez-le."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cavale.core.review import Reviewer
from cavale.core.spec import EarlierRules, Spec, Variant
from cavale.games.horse.titles import SEAT_NAMES

if TYPE_CHECKING:
    from cavale.core.bot import Bot
    from cavale.core.ideas import Ideas
    from cavale.core.lab import Lab
    from cavale.core.puzzles import Puzzler
    from cavale.core.research import Research
    from cavale.core.review import Played, Reviewed
    from cavale.core.room import Notebook, Room
    from cavale.core.sealed import Sealing
    from cavale.core.sketch import Sketching
    from cavale.core.solving import Judge
    from cavale.core.threats import Threats


def _room() -> "Room":
    from cavale.core.room import Room
    from cavale.games.horse import notation, rules, view, words

    return Room(rules, notation, view, words, chance=words.chance, brief=view.brief)


def _bot(level: int, pace: float) -> "Bot":
    from cavale.games.horse.bots import bot

    return bot(level, pace)


def _notebook() -> "Notebook":
    from cavale.games.horse.notebook import notebook

    return notebook


def _v1(newest: Spec) -> Spec:
    from cavale.games.horse.versions.v1 import spec

    return spec(newest)


def _rows(played: "Played", since: int) -> "Iterator[Reviewed]":
    from cavale.games.horse.review import rows

    return rows(played, since)


def _ideas() -> "Ideas":
    from cavale.games.horse.ideas import idea

    return idea


def _sealed() -> "Sealing":
    from cavale.games.horse.sealed import sealed

    return sealed


def _sketch() -> "Sketching":
    from cavale.games.horse.sketch import sketch

    return sketch


def _threats() -> "Threats":
    from cavale.games.horse.threats_shown import threats

    return threats


def _lab() -> "Lab":
    from cavale.games.horse.lab import LAB

    return LAB


def _puzzler() -> "Puzzler":
    from cavale.games.horse.puzzler import PUZZLER

    return PUZZLER


def _judge() -> "Judge":
    from cavale.games.horse.exact.judging import HorseJudge

    return HorseJudge()


def _research() -> "Research":
    from cavale.games.horse.research import RESEARCH

    return RESEARCH


SPEC = Spec(
    slug="horse",
    package=__name__,
    accent="#497539",
    minutes=20,
    rules_version=2,
    earlier=(EarlierRules(1, _v1),),
    secretly="chosen-in-secret",
    seats=SEAT_NAMES,
    variants=(Variant("classic", hidden=True, chance=True),),
    levels=5,
    easiest=0,
    room=_room,
    bot=_bot,
    seat_counts=(2, 3, 4, 5, 6),
    remembers=True,
    notebook=_notebook,
    review=Reviewer(_rows, "unit-games", luck="review-luck-of-deals", means="review-means-deals"),
    research=_research,
    lab=_lab,
    puzzler=_puzzler,
    threats=_threats,
    sketch=_sketch,
    sealed=_sealed,
    ideas=_ideas,
    judge=_judge,
)
