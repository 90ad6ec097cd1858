"""A room's lessons: positions to play from, what is asked there, and what a move is answered.

In a room's folder `lessons`, `lessons.toml` has what is the same in every language, `<lang>.ftl`
what is said: a message for each lesson, whose value is the title and whose attributes are the
sentences of its tasks. Moves are those of the game, checked by its rules; a lesson only says what
it makes of them.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

from cavale.core.catalogue import Lang
from cavale.core.game import Game
from cavale.core.typography import typeset

if TYPE_CHECKING:
    from cavale.core.move import Move
    from cavale.core.observation import Observation
    from cavale.core.position import Position
    from cavale.core.spec import Spec

FOLDER = "lessons"
"""Not beside the rules: a word in a lesson is no reason to compile a game again."""
FILE = "lessons.toml"
Arg = str | int | float
"""What a sentence may be given."""
Wanted = list[str] | dict[str, Any]
"""Moves by their texts, or all whose effect has these fields; an empty list is any move."""


class Mistake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A likely move that is not what was asked; `then` is how it is punished."""

    name: str
    moves: Wanted
    then: list[str] = []


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`then`: what the others, and chance, play after the move that was asked for, unless that
    ends the game; then the lesson is over, too.
    """

    name: str
    good: Wanted
    then: list[str] = []
    marks: list[str] = []
    """Spots of the board to look at."""
    arrows: list[tuple[str, str]] = []
    mistakes: list[Mistake] = []


class FirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson that is a real game, at a table, against the weakest bots."""

    variant: str
    seats: int = 2
    seat: int = 0


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    clauses: list[str]
    """What it rests on."""
    position: str = ""
    variant: str | None = None
    seats: int | None = None
    seat: int = 0
    brief: bool = False
    """The rulebook shows its position, before and after, among its pictures."""
    tasks: list[Task] = []
    game: FirstGame | None = None


class Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lessons: list[Lesson]

    def __getitem__(self, name: str) -> Lesson:
        return next(one for one in self.lessons if one.name == name)


class Judged(msgspec.Struct, frozen=True):
    """What a lesson makes of a move: what follows, and the sentence for it."""

    good: bool
    said: str
    """The name of a sentence of the lesson."""
    then: list[str]


class OffScript(ValueError):
    """Moves that do not lead through a lesson."""


class Progress:
    """How far moves have led into a lesson: the plies, and what is said now."""

    def __init__(self, spec: "Spec", lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = Game(spec, lesson.variant, lesson.seats)
        self.start = self.game.parse(lesson.position) if lesson.position else self.game.start()
        self.position: Position = self.start
        self.plies: list[tuple[Position, Move, Position]] = []
        self.task = 0
        self.judged: Judged | None = None

    @property
    def seat(self) -> int:
        return self.lesson.seat

    @property
    def over(self) -> bool:
        return self.task == len(self.lesson.tasks)

    @property
    def wrong(self) -> bool:
        return self.judged is not None and not self.judged.good

    def play(self, text: str) -> None:
        """A move of the learner, and what follows; MoveError if the rules forbid it."""
        if self.over or self.wrong:
            raise OffScript("nothing more is asked")
        before = self.position.observe(self.lesson.seat)
        move = before.check(text)
        self.judged = judge(self.lesson.tasks[self.task], before, move)
        self._follow(move.text)
        if self.position.outcome is not None and self.judged.good:
            self.task = len(self.lesson.tasks)
            return
        for one in self.judged.then:
            self._follow(one)
        if self.judged.good:
            self.task += 1

    def _follow(self, text: str) -> None:
        before = self.position
        move = before.observe(before.mover).check(text)
        self.position = before.play(move)
        self.plies.append((before, move, self.position))


def judge(task: Task, seen: "Observation", move: "Move") -> Judged:
    if fits(task.good, seen, move):
        return Judged(True, f"{task.name}-yes", task.then)
    for mistake in task.mistakes:
        if fits(mistake.moves, seen, move):
            return Judged(False, f"{task.name}-{mistake.name}", mistake.then)
    return Judged(False, f"{task.name}-no", [])


def fits(wanted: Wanted, seen: "Observation", move: "Move") -> bool:
    if isinstance(wanted, list):
        return not wanted or move.text in wanted
    effect = seen.effect(move)
    return all(effect.get(name) == value for name, value in wanted.items())


def has_lessons(package: str) -> bool:
    return (files(package) / FOLDER / FILE).is_file()


@cache
def lessons(package: str) -> Lessons | None:
    """None where a room has none."""
    if not has_lessons(package):
        return None
    text = (files(package) / FOLDER / FILE).read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Lessons)


class Sentences:
    """What a room's lessons say in a language, or its puzzles; in English where it has not that
    one.
    """

    def __init__(self, package: str, lang: Lang, of: str = FOLDER) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        folder = files(package) / of
        page = folder / f"{lang}.ftl"
        found = page if page.is_file() else folder / "en.ftl"
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(typeset(found.read_text("utf-8"))))

    def title(self, lesson: str, args: Mapping[str, Arg] | None = None) -> str:
        return self._format(self._bundle.get_message(lesson).value, args)

    def say(self, lesson: str, sentence: str, args: Mapping[str, Arg] | None = None) -> str:
        """Empty where the lesson has no such sentence."""
        found = self._bundle.get_message(lesson).attributes.get(sentence)
        return "" if found is None else self._format(found, args)

    def _format(self, pattern: Any, args: Mapping[str, Arg] | None) -> str:
        text, _ = self._bundle.format_pattern(pattern, dict(args or {}))
        return str(text)


@cache
def sentences(package: str, lang: Lang, of: str = FOLDER) -> Sentences:
    return Sentences(package, lang, of)
