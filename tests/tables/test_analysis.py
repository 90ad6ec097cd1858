"""Whose advantage a value is: the first seat's, wherever it can be said."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from cavale.core.bot import Bot, Choice
from cavale.core.observation import Observation
from cavale.core.spec import SeatTitle, Spec
from cavale.core.words import Words
from cavale.tables.asking.analysis import Analysis, Analyst
from cavale.tables.thinking.workers import Workers
from tests.tables.sheets import SHELF, Sheet, sheet
from tests.toys import kuhn

pytestmark = pytest.mark.anyio

FIRST, SECOND, OVER = 2, 3, 4
"""How many moves precede: two cards, then one move each."""


class Optimist:
    def choose(self, seen: Observation, seed: int, stop: object = None) -> Choice:
        return Choice(seen.moves[0], 0.5)


def optimist(level: int, pace: float) -> Bot:
    return Optimist()


CONFIDENT = replace(kuhn.SPEC, bot=optimist, levels=(Words("Optimiste", "Optimist"),))


async def ask(made: Sheet, step: int) -> Analysis:
    with ThreadPoolExecutor(1) as executor:
        return await Analyst(Workers(lambda: executor)).analyse(made.table, None, step)


def finished(monkeypatch: pytest.MonkeyPatch, spec: Spec) -> Sheet:
    monkeypatch.setitem(SHELF, "kuhn", spec)
    made = sheet("here", "here", game="kuhn")
    made.play("check", "check")
    return made


async def test_between_two_what_is_good_for_one_is_bad_for_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = finished(monkeypatch, CONFIDENT)
    assert [(await ask(made, step)).value for step in (FIRST, SECOND)] == [0.5, -0.5]
    assert (await ask(made, 0)).value is None


async def test_among_three_it_need_not_be(monkeypatch: pytest.MonkeyPatch) -> None:
    third = SeatTitle("third", Words("Troisième", "Third"))
    spec = replace(CONFIDENT, seats=(*kuhn.SPEC.seats, third), seat_counts=(3,))
    monkeypatch.setitem(SHELF, "kuhn", spec)
    made = sheet("here", "here", "here", game="kuhn")
    made.play("check")
    made.act(0, "resign")
    made.act(1, "resign")
    assert (await ask(made, FIRST)).value == 0.5
    found = await ask(made, SECOND)
    assert (found.value, found.sure, found.best) == (None, False, "check")


async def test_the_end_is_worth_what_the_rules_say(monkeypatch: pytest.MonkeyPatch) -> None:
    made = finished(monkeypatch, CONFIDENT)
    assert (await ask(made, OVER)).value == made.table.position.utility(0) != 0
