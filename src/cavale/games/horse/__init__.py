"""The White Horse, after Rattrapez-le."""

from typing import TYPE_CHECKING

from cavale.core.spec import EarlierRules, SeatTitle, Spec, Variant
from cavale.core.words import Words
from cavale.games.horse.titles import SEAT_NAMES, SEAT_TITLES

if TYPE_CHECKING:
    from cavale.core.bot import Bot
    from cavale.core.research import Research
    from cavale.core.room import Notebook, Room


def _room() -> "Room":
    from cavale.core.room import Room
    from cavale.games.horse import notation, rules, view, words

    return Room(rules, notation, view, words, chance=words.chance)


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
    title=Words("Le Cheval blanc", "The White Horse"),
    after=Words("d'après Rattrapez-le", "after Rattrapez-le"),
    tagline=Words(
        "Tout le monde court après le cheval ; personne ne sait qui court pour qui.",
        "Everyone is after the horse, and nobody knows who runs for whom.",
    ),
    accent="#497539",
    minutes=20,
    rules_version=2,
    earlier=(EarlierRules(1, _v1),),
    secretly=Words("a choisi en secret", "has chosen in secret"),
    seats=tuple(map(SeatTitle, SEAT_NAMES, SEAT_TITLES)),
    variants=(
        Variant(
            "classic",
            Words("Classique", "Classic"),
            Words("La première prise gagne", "The first catch wins"),
            hidden=True,
            chance=True,
        ),
    ),
    levels=(
        Words("Flâneur", "Stroller"),
        Words("Voisin", "Neighbour"),
        Words("Braconnier", "Poacher"),
        Words("Garde champêtre", "Constable"),
        Words("Maquignon", "Horse dealer"),
    ),
    room=_room,
    bot=_bot,
    seat_counts=(2, 3, 4, 5, 6),
    remembers=True,
    notebook=_notebook,
    research=_research,
)
