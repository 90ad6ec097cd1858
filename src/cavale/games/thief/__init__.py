"""Catch the Thief, after Attrape un voleur / Catch a Thief (Knots) and Poursuite (Laffont)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from cavale.core.review import Reviewer
from cavale.core.spec import EarlierRules, Scoring, SeatTitle, Spec, Variant
from cavale.core.words import Words

if TYPE_CHECKING:
    from cavale.core.bot import Bot
    from cavale.core.research import Research
    from cavale.core.review import Played, Reviewed
    from cavale.core.room import Notebook, Room
    from cavale.core.solving import Solving


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
SPY, COUNTER_SPY = Words("Espion", "Spy"), Words("Contre-espion", "Counter-spy")


def _notebook() -> "Notebook":
    from cavale.games.thief.notebook import notebook

    return notebook


def _research() -> "Research":
    from cavale.games.thief.research import RESEARCH

    return RESEARCH


def _v1(newest: Spec) -> Spec:
    """Play was the same; who resigned had other points, and records called all players alike."""
    named = (SeatTitle("thief", SPY), SeatTitle("detective", COUNTER_SPY))
    *knots, laffont = newest.variants
    return replace(
        newest,
        rules_version=1,
        room=_room_of_v1,
        variants=(*knots, replace(laffont, seats=named)),
        earlier=(),
    )


SPEC = Spec(
    slug="thief",
    title=Words("Le Voleur", "Catch the Thief"),
    after=Words(
        "d'après Attrape un voleur (Knots) et Poursuite (Robert Laffont)",
        "after Catch a Thief (Knots) and Poursuite (Robert Laffont)",
    ),
    tagline=Words(
        "Filez sans être vu vers une cachette ; en face, chaque question resserre l'étau.",
        "Slip away unseen to a hideout, while every question draws the net tighter.",
    ),
    accent="#6b4e9b",
    minutes=10,
    rules_version=2,
    earlier=(EarlierRules(1, _v1),),
    secretly=Words("s'est déplacé en secret", "has moved in secret"),
    seats=(
        SeatTitle("thief", Words("Voleur", "Thief")),
        SeatTitle("detective", Words("Détective", "Detective")),
    ),
    variants=(
        Variant(
            "knots-1",
            Words("Jeu n° 1", "Game 1"),
            Words("Quatre premiers pas possibles", "Four possible first steps"),
            KNOTS,
            hidden=True,
        ),
        Variant(
            "knots-2",
            Words("Jeu n° 2", "Game 2"),
            Words("Huit premiers pas possibles", "Eight possible first steps"),
            KNOTS,
            hidden=True,
        ),
        Variant(
            "laffont",
            Words("Poursuite", "Pursuit"),
            Words(
                "Huit premiers pas, et le contre-espion commence où il veut",
                "Eight first steps, and the counter-spy begins where he likes",
            ),
            LAFFONT,
            (SeatTitle("spy", SPY), SeatTitle("counter-spy", COUNTER_SPY)),
            hidden=True,
        ),
    ),
    levels=(
        Words("Passant", "Passer-by"),
        Words("Vigile", "Night Guard"),
        Words("Agent", "Constable"),
        Words("Inspecteur", "Inspector"),
        Words("Commissaire", "Superintendent"),
    ),
    room=_room,
    bot=_bot,
    games=(2, 4, 6, 8, 10),
    notebook=_notebook,
    review=Reviewer(_rows),
    solver=_solver,
    research=_research,
)
