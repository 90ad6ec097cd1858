"""Catch the Thief, after Attrape un voleur / Catch a Thief (Knots) and Poursuite (Laffont)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from cavale.core.review import Reviewer
from cavale.core.spec import EarlierRules, Scoring, Spec, Variant

if TYPE_CHECKING:
    from cavale.core.bot import Bot
    from cavale.core.ideas import Ideas
    from cavale.core.lab import Lab
    from cavale.core.puzzles import Puzzler
    from cavale.core.research import Research
    from cavale.core.review import Played, Reviewed
    from cavale.core.room import Notebook, Room
    from cavale.core.sketch import Sketching
    from cavale.core.solving import Solving
    from cavale.core.threats import Threats


def _room() -> "Room":
    from cavale.core.room import Room
    from cavale.games.thief import hindsight, notation, resigning, rules, view, words

    return Room(rules, notation, view, words, hindsight, resigned=resigning.conceded)


def _room_of_v1() -> "Room":
    from cavale.games.thief import resigning

    return replace(_room(), resigned=resigning.conceded_at_once)


def _bot(level: int, pace: float) -> "Bot":
    from cavale.games.thief.bots import bot

    return bot(level, pace)


def _solver(variant: str, size: int | None) -> "Solving":
    from cavale.games.thief.exact.solving import ThiefSolving

    return ThiefSolving(variant, size)


def _rows(played: "Played", since: int) -> "Iterator[Reviewed]":
    from cavale.games.thief.review import rows

    return rows(played, since)


KNOTS = Scoring(0.0, 10.0, total=None, fewer_win=True)
LAFFONT = Scoring(0.0, 10.0, total=None)


def _notebook() -> "Notebook":
    from cavale.games.thief.notebook import notebook

    return notebook


def _ideas() -> "Ideas":
    from cavale.games.thief.ideas import idea

    return idea


def _sketch() -> "Sketching":
    from cavale.games.thief.sketch import sketch

    return sketch


def _threats() -> "Threats":
    from cavale.games.thief.threats_shown import threats

    return threats


def _lab() -> "Lab":
    from cavale.games.thief.lab import LAB

    return LAB


def _puzzler() -> "Puzzler":
    from cavale.games.thief.puzzler import PUZZLER

    return PUZZLER


def _research() -> "Research":
    from cavale.games.thief.research import RESEARCH

    return RESEARCH


def _v1(newest: Spec) -> Spec:
    """Play was the same; who resigned had other points, and records named all seats alike."""
    *knots, laffont = newest.variants
    return replace(
        newest,
        rules_version=1,
        room=_room_of_v1,
        variants=(*knots, replace(laffont, seat_keys=newest.seats)),
        earlier=(),
    )


SPEC = Spec(
    slug="thief",
    package=__name__,
    accent="#6b4e9b",
    minutes=10,
    rules_version=2,
    earlier=(EarlierRules(1, _v1),),
    secretly="moved-in-secret",
    seats=("thief", "detective"),
    variants=(
        Variant("knots-1", KNOTS, hidden=True),
        Variant("knots-2", KNOTS, hidden=True),
        Variant("laffont", LAFFONT, ("spy", "counter-spy"), hidden=True),
    ),
    levels=5,
    easiest=0,
    room=_room,
    bot=_bot,
    games=(2, 4, 6, 8, 10),
    notebook=_notebook,
    review=Reviewer(
        _rows, luck="review-luck-of-questions", means="review-means-questions", whole=True
    ),
    solver=_solver,
    research=_research,
    lab=_lab,
    puzzler=_puzzler,
    threats=_threats,
    sketch=_sketch,
    ideas=_ideas,
)
