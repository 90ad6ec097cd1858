"""A game by an earlier version of its rules."""

import pickle
from dataclasses import replace

import pytest

import cavale
from cavale import Game, UnknownRules
from cavale.core.catalogue import say
from cavale.core.record import Record, read
from cavale.core.spec import EarlierRules, Spec
from tests.toys import kuhn


def _first(newest: Spec) -> Spec:
    return replace(newest, rules_version=1, earlier=())


NEWEST = replace(kuhn.SPEC, rules_version=3, earlier=(EarlierRules(1, _first),))


def test_the_newest_rules_unless_others_are_named() -> None:
    assert NEWEST.under(None) is NEWEST
    assert NEWEST.under(3) is NEWEST
    assert NEWEST.under(1).rules_version == 1
    assert cavale.game("wall", rules=1) == cavale.game("wall")


@pytest.mark.parametrize("rules", [0, 2, 4])
def test_rules_that_are_not_kept_are_refused(rules: int) -> None:
    with pytest.raises(UnknownRules, match=f"rules version {rules} is not known here") as refused:
        NEWEST.under(rules)
    assert say("fr", refused.value.said) == f"la version {rules} des règles n’est pas connue ici"
    with pytest.raises(UnknownRules):
        cavale.game("wall", rules=99)


def test_a_game_by_other_rules_is_another_game() -> None:
    old, new = Game(NEWEST.under(1)), Game(NEWEST)
    assert old != new
    assert old.start() != new.start()
    assert pickle.loads(pickle.dumps(old)) == old


def test_a_record_is_read_by_its_own_rules() -> None:
    game = Game(NEWEST.under(1))
    text = str(Record(game, (game.start().moves[0].text,)))
    assert "rules: 1\n" in text
    again = read(text, lambda _, variant, seats, rules: Game(NEWEST.under(rules), variant, seats))
    assert again.game == game
    assert str(again) == text
