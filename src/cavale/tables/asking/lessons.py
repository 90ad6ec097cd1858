"""Lessons as they are shown and played. Nothing of it is kept: who learns says each time how far
the moves have led.
"""

import msgspec

from cavale.core.catalogue import Lang
from cavale.core.errors import MoveError
from cavale.core.lessons import FirstGame, Lesson, OffScript, Progress, lessons, sentences
from cavale.core.spec import Spec
from cavale.tables.asking.exercise import Exercise, seats_of, steps_of
from cavale.tables.deciding.refusals import bad_request, not_found, refused_move


class LessonCard(msgspec.Struct, frozen=True):
    name: str
    title: str
    clauses: list[str]
    brief: bool
    """One of the rulebook's pictures."""
    game: FirstGame | None
    said: str
    """What is asked first."""


class ShownLessons(msgspec.Struct, frozen=True):
    game: str
    lessons: list[LessonCard]


def cards(spec: Spec, lang: Lang) -> ShownLessons:
    found = lessons(spec.package)
    if found is None:
        return ShownLessons(spec.slug, [])
    return ShownLessons(spec.slug, [_card(spec, one, lang) for one in found.lessons])


def _card(spec: Spec, lesson: Lesson, lang: Lang) -> LessonCard:
    says = sentences(spec.package, lang)
    first = "game" if lesson.game else lesson.tasks[0].name
    return LessonCard(
        lesson.name,
        says.title(lesson.name),
        lesson.clauses,
        lesson.brief,
        lesson.game,
        says.say(lesson.name, first),
    )


def shown(spec: Spec, name: str, moves: list[str], lang: Lang) -> Exercise:
    """A lesson after these moves of the learner."""
    at = Progress(spec, _lesson(spec, name))
    try:
        for text in moves:
            at.play(text)
    except MoveError as error:
        raise refused_move(error) from None
    except OffScript:
        raise bad_request("lesson-over") from None
    return _shown(at, spec, lang)


def _lesson(spec: Spec, name: str) -> Lesson:
    found = lessons(spec.package)
    for one in found.lessons if found else ():
        if one.name == name and one.game is None:
            return one
    raise not_found("no-such-lesson")


def _shown(at: Progress, spec: Spec, lang: Lang) -> Exercise:
    lesson, says, seen = at.lesson, sentences(spec.package, lang), at.position.observe(at.seat)
    asked = not at.over and not at.wrong
    task = lesson.tasks[at.task] if asked else None
    return Exercise(
        game=spec.slug,
        variant=at.game.variant,
        name=lesson.name,
        seat=at.seat,
        seats=seats_of(at.game),
        steps=steps_of(at),
        moves=seen.offers if asked else [],
        prompt=list(seen.prompt()) if asked else [],
        stage="asked" if asked else "done" if at.over else "wrong",
        asks=says.say(lesson.name, task.name) if task else "",
        said=says.say(lesson.name, at.judged.said) if at.judged else "",
        marks=task.marks if task else [],
        arrows=task.arrows if task else [],
    )
