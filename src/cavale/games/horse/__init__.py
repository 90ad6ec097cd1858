"""The White Horse, after Rattrapez-le."""

from typing import TYPE_CHECKING

from cavale.core.spec import EarlierRules, Spec, Variant
from cavale.games.horse.titles import SEAT_NAMES

if TYPE_CHECKING:
    from cavale.core.bot import Bot
    from cavale.core.research import Research
    from cavale.core.room import Notebook, Room


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
    room=_room,
    bot=_bot,
    seat_counts=(2, 3, 4, 5, 6),
    remembers=True,
    notebook=_notebook,
    research=_research,
)
