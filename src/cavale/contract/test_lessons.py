"""Lessons, where a room has them: they can be played as they are written, and all is said."""

from collections.abc import Iterator
from importlib.resources import files

from fluent.syntax import ast, parse

from cavale.contract.subject import subject
from cavale.core.lessons import FOLDER, Lesson, Lessons, Progress, Task, fits, lessons
from cavale.core.rulebook import rulebook
from cavale.core.spec import Spec
from cavale.core.typography import typeset

FEWEST, MOST = 5, 8
PICTURES = 6


def of(spec: Spec) -> Lessons:
    return lessons(spec.package) or Lessons([])


def ways(spec: Spec, lesson: Lesson) -> Iterator[tuple[Progress, Task]]:
    """The lesson just before each of its tasks, by every way that leads there in one good move."""
    before: list[list[str]] = [[]]
    for task in lesson.tasks:
        found = []
        for moves in before:
            at = played(spec, lesson, moves)
            if at.over:
                continue
            assert at.position.mover == lesson.seat, (lesson.name, task.name, "is not to move")
            yield at, task
            seen = at.position.observe(lesson.seat)
            good = [move.text for move in seen.moves if fits(task.good, seen, move)]
            assert good, (lesson.name, task.name, "asks for what cannot be played")
            found += [[*moves, text] for text in good]
        before = found[:12]


def played(spec: Spec, lesson: Lesson, moves: list[str]) -> Progress:
    at = Progress(spec, lesson)
    for text in moves:
        at.play(text)
        assert not at.wrong
    return at


def needed(spec: Spec, lesson: Lesson) -> Iterator[str]:
    """The sentences that a lesson says, each after every move that leads to it."""
    if lesson.game is not None:
        yield "game"
    for at, task in ways(spec, lesson):
        yield task.name
        for move in at.position.observe(lesson.seat).moves:
            after = Progress(spec, lesson)
            for text in (*(one for one in learnt(at)), move.text):
                after.play(text)
            assert after.judged is not None
            yield after.judged.said


def learnt(at: Progress) -> list[str]:
    """The learner's moves."""
    return [move.text for before, move, _ in at.plies if before.mover == at.lesson.seat]


def test_lessons_can_be_played_and_say_all_that_they_need(spec: Spec) -> None:
    """Every legal move at every task is answered, and nothing is said that no move leads to."""
    wanted = {one.name: set(needed(spec, one)) for one in of(spec).lessons}
    for lang in subject().languages(spec):
        page = files(spec.package) / FOLDER / f"{lang}.ftl"
        body = parse(typeset(page.read_text("utf-8"))).body if wanted else []
        assert [one.content for one in body if isinstance(one, ast.Junk)] == []
        said = {
            one.id.name: {attribute.id.name for attribute in one.attributes}
            for one in body
            if isinstance(one, ast.Message)
        }
        assert said == wanted, lang


def test_mistakes_can_be_made(spec: Spec) -> None:
    for lesson in of(spec).lessons:
        for at, task in ways(spec, lesson):
            seen = at.position.observe(lesson.seat)
            for mistake in task.mistakes:
                made = [move for move in seen.moves if fits(mistake.moves, seen, move)]
                assert made, (lesson.name, task.name, mistake.name)
                if isinstance(mistake.moves, list):
                    assert set(mistake.moves) <= {move.text for move in seen.moves}


def test_every_part_of_the_rulebook_has_a_lesson(spec: Spec) -> None:
    found = of(spec).lessons
    if not found:
        return
    clauses = {clause.id: clause.section for clause in rulebook(spec.package, "en").clauses}
    named = {clause for lesson in found for clause in lesson.clauses}
    assert named <= clauses.keys()
    assert {clauses[clause] for clause in named} == set(clauses.values())
    assert all(lesson.clauses for lesson in found)


def test_lessons_are_few_and_end_with_a_game(spec: Spec) -> None:
    found = of(spec).lessons
    if not found:
        return
    assert FEWEST <= len(found) <= MOST
    assert len({lesson.name for lesson in found}) == len(found)
    *most, last = found
    assert last.game is not None
    assert last.game.variant in {variant.name for variant in spec.variants}
    assert last.game.seats in spec.seat_counts
    assert all(lesson.tasks and lesson.game is None for lesson in most)
    assert sum(lesson.brief for lesson in found) <= PICTURES
