"""Rules tests: the questions are fair, and the answers counted right."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import cavale
from cavale import GAMES
from cavale.cli import app
from cavale.core.rulebook import rulebook
from cavale.core.solving import Means
from cavale.engine.messages import Limits
from cavale.lab.rules_test import in_full, questions, rules_test
from tests.engine.programs import command

THIEF = cavale.game("thief")


@pytest.mark.parametrize("slug", GAMES)
def test_questions_tell_what_the_seat_has_seen(slug: str) -> None:
    game = cavale.game(slug)
    asked = questions(game, 6, seed=2)
    assert asked == questions(game, 6, seed=2)
    assert len({question.position for question in asked}) > 3
    for question in asked:
        assert question.position.observe(question.seat).moves
        hidden = [one for one in question.played if one.move == "?"]
        assert all(one.by != question.seat for one in hidden)
        assert bool(hidden) <= game.spec.hidden


def test_answers_are_counted(tmp_path: Path) -> None:
    asked = questions(THIEF, 4, seed=1)
    book = rulebook(THIEF.spec.package, "en")
    limits = Limits(seconds=30)
    good = rules_test(command(tmp_path, "first"), asked, in_full(book), limits=limits)
    assert (good.asked, good.legal, good.failures) == (4, 4, {})
    first = [str(one.position.moves[0]) for one in asked]
    for level in good.agreed:
        bot = cavale.bot("thief", level, 0.1)
        chosen = [
            str(bot.choose(one.position.observe(one.seat), seed).move)
            for seed, one in enumerate(asked)
        ]
        assert good.agreed[level] == sum(a == b for a, b in zip(first, chosen, strict=True))
    bad = rules_test(command(tmp_path, "corner"), asked, in_full(book), limits=limits)
    assert (bad.legal, bad.failures) == (0, {"illegal": 4})
    assert sum(bad.clauses.values()) == 4
    assert all(found["text"] for found in bad.json(book)["clauses"])


def test_what_broke_no_clause_is_shown_in_its_own_words(tmp_path: Path) -> None:
    asked = questions(THIEF, 5, seed=1)
    tested = rules_test(command(tmp_path, "crash"), asked, "", limits=Limits(seconds=30))
    assert tested.failures == {"crash": 5}
    assert len(tested.complaints) == 3
    assert "out of ideas" in tested.complaints[0]


def test_the_program_is_given_the_book_and_no_moves(tmp_path: Path) -> None:
    asked = questions(THIEF, 2, seed=1)
    program = command(tmp_path, "student")
    tested = rules_test(program, asked, "The book.", listed=False, limits=Limits(seconds=30))
    assert tested.failures == {"illegal": 2}
    heard = (tmp_path / "student.log").read_text().splitlines()
    assert [json.loads(line) for line in heard] == [["The book.", None]] * 2


def test_exact_values_are_kept_or_lost(tmp_path: Path) -> None:
    judge = cavale.GAMES["wall"].judge
    assert judge is not None
    asked = questions(cavale.game("wall", "single"), 60, seed=3)
    late = sorted(asked, key=lambda one: -len(one.played))[:3]
    judged = [judge()(one.position, Means(256), lambda done, of: None) for one in late]
    firsts = [str(one.position.moves[0]) for one in late]
    keeps = [one.moves[move] == one.value for one, move in zip(judged, firsts, strict=True)]
    program, limits = command(tmp_path, "first"), Limits(seconds=30)
    tested = rules_test(program, late, "", limits=limits, pace=0.02)
    assert tested.judged == 3
    assert tested.kept["first"] == sum(keeps)
    assert set(tested.kept) == {"first", *(f"level {level}" for level in range(6))}


def test_the_command(tmp_path: Path) -> None:
    args = ["lab", "rules-test", command(tmp_path, "corner"), "--game", "thief", "--lang", "en"]
    said = CliRunner().invoke(app, [*args, "--positions", "2"])
    assert said.exit_code == 0, said.output
    assert "0 of 2 answers were legal moves" in said.output
    assert "x against" in said.output
    assert "the same move" in said.output
    other = CliRunner().invoke(app, [*args[:3], "--game", "ball"])
    assert (other.exit_code, "plays" in other.output) == (2, True)
    silent = CliRunner().invoke(app, ["lab", "rules-test", "echo hi", "--game", "thief"])
    assert (silent.exit_code, "nonsense" in silent.output) == (2, True)
