"""Manhattan South, after Kojak, Énigmes policières (Arrow / MB, 1975)."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from cavale.core.review import Played, Reviewed, Reviewer
from cavale.core.spec import EarlierRules, Spec, Variant

if TYPE_CHECKING:
    from cavale.core.bot import Bot
    from cavale.core.ideas import Ideas
    from cavale.core.lab import Lab
    from cavale.core.puzzles import Puzzler
    from cavale.core.research import Research
    from cavale.core.room import Notebook, Room
    from cavale.core.sealed import Sealing
    from cavale.core.sketch import Sketching
    from cavale.core.solving import Judge, Tabulation
    from cavale.core.threats import Threats


def _room() -> "Room":
    from cavale.core.room import Room
    from cavale.games.manhattan import notation, rules, view, words

    return Room(rules, notation, view, words, chance=words.chance)


def _bot(level: int, pace: float) -> "Bot":
    from cavale.games.manhattan.bots import bot

    return bot(level, pace)


def _notebook() -> "Notebook":
    from cavale.games.manhattan.notebook import notebook

    return notebook


def _review(played: Played, since: int) -> Iterator[Reviewed]:
    from cavale.games.manhattan.review import rows

    return rows(played, since)


def _judge() -> "Judge":
    from cavale.games.manhattan.judging import RaceJudge

    return RaceJudge()


def _tabulate(variant: str, directory: Path) -> "Tabulation":
    from cavale.games.manhattan.judging import RaceTabulation

    return RaceTabulation(directory)


def _v1(newest: Spec) -> Spec:
    from cavale.games.manhattan.versions.v1 import spec

    return spec(newest)


def _ideas() -> "Ideas":
    from cavale.games.manhattan.ideas import idea

    return idea


def _sealed() -> "Sealing":
    from cavale.games.manhattan.sealed import sealed

    return sealed


def _sketch() -> "Sketching":
    from cavale.games.manhattan.sketch import sketch

    return sketch


def _threats() -> "Threats":
    from cavale.games.manhattan.threats_shown import threats

    return threats


def _lab() -> "Lab":
    from cavale.games.manhattan.lab import LAB

    return LAB


def _puzzler() -> "Puzzler":
    from cavale.games.manhattan.puzzler import PUZZLER

    return PUZZLER


def _research() -> "Research":
    from cavale.games.manhattan.research import RESEARCH

    return RESEARCH


SPEC = Spec(
    slug="manhattan",
    package=__name__,
    accent="#1e2d50",
    minutes=45,
    rules_version=2,
    earlier=(EarlierRules(1, _v1),),
    seats=("white", "orange", "violet", "pink"),
    # Bots took a third of the turns of classic for it: 22 each among four, against 64.
    variants=(
        Variant("classic", chance=True, levels=3),
        Variant("quick", chance=True, levels=2, minutes=15),
    ),
    usual="quick",
    levels=5,
    easiest=0,
    room=_room,
    bot=_bot,
    seat_counts=(2, 3, 4),
    notebook=_notebook,
    review=Reviewer(_review),
    research=_research,
    lab=_lab,
    puzzler=_puzzler,
    threats=_threats,
    sketch=_sketch,
    sealed=_sealed,
    ideas=_ideas,
    judge=_judge,
    tabulate=_tabulate,
)
