"""Puzzles as they are shown and judged. Nothing is kept: a device knows what was solved on it."""

import hashlib
from collections.abc import Iterable
from datetime import date

import msgspec

from cavale.core.catalogue import Lang
from cavale.core.errors import MoveError
from cavale.core.lessons import Arg, OffScript, Sentences, sentences
from cavale.core.puzzles import (
    FOLDER,
    Attempt,
    Node,
    Puzzle,
    Refuted,
    easiest_first,
    has_puzzles,
    puzzles,
)
from cavale.core.spec import Spec
from cavale.tables.asking.exercise import Answer, Exercise, Failing, seats_of, steps_of
from cavale.tables.deciding.refusals import bad_request, not_found, refused_move


class PuzzleCard(msgspec.Struct, frozen=True):
    name: str
    title: str
    level: int | None
    """The lowest level of the bots that solves it; null: none does."""


class ShownPuzzles(msgspec.Struct, frozen=True):
    game: str
    puzzles: list[PuzzleCard]


class PuzzleOfTheDay(msgspec.Struct, frozen=True):
    """The same for everybody."""

    date: str
    game: str
    name: str


def _says(spec: Spec, lang: Lang) -> Sentences:
    return sentences(spec.package, lang, FOLDER)


def cards(spec: Spec, lang: Lang) -> ShownPuzzles:
    if not has_puzzles(spec):
        return ShownPuzzles(spec.slug, [])
    says = _says(spec, lang)
    return ShownPuzzles(
        spec.slug,
        [
            PuzzleCard(one.name, says.title(one.kind, _args(one)), one.level)
            for one in easiest_first(puzzles(spec.package))
        ],
    )


def of_the_day(shelf: Iterable[Spec], day: str) -> PuzzleOfTheDay:
    """Drawn by the date alone, one game after the other."""
    try:
        count = date.fromisoformat(day).toordinal()
    except ValueError:
        raise bad_request("no-such-date") from None
    games = [spec for spec in shelf if has_puzzles(spec)]
    if not games:
        raise not_found("no-such-puzzle")
    spec = games[count % len(games)]
    drawn = int.from_bytes(hashlib.sha256(day.encode()).digest()[:8])
    found = puzzles(spec.package)
    return PuzzleOfTheDay(day, spec.slug, found[drawn % len(found)].name)


def shown(spec: Spec, name: str, answers: list[str], lang: Lang) -> Exercise:
    """A puzzle after these answers."""
    at = Attempt(spec, _puzzle(spec, name))
    try:
        for text in answers:
            at.play(text)
    except MoveError as error:
        raise refused_move(error) from None
    except OffScript:
        raise bad_request("puzzle-over") from None
    return _shown(at, spec, lang)


def _puzzle(spec: Spec, name: str) -> Puzzle:
    for one in puzzles(spec.package) if has_puzzles(spec) else ():
        if one.name == name:
            return one
    raise not_found("no-such-puzzle")


def _args(puzzle: Puzzle) -> dict[str, Arg]:
    return {"n": puzzle.number, "seat": puzzle.seat, "ways": len(puzzle.answer.good)}


def _shown(at: Attempt, spec: Spec, lang: Lang) -> Exercise:
    puzzle, kind, says = at.puzzle, at.kind, _says(spec, lang)
    seen = at.position.observe(at.seat)
    asked = not at.over and not at.wrong
    args = {**_args(puzzle), "left": len(at.node.good) - len(at.found) if at.node else 0}
    offers = seen.offers if asked and not kind.choices else []
    if kind.every:
        offers = [one for one in offers if one.text not in at.found]
    return Exercise(
        game=spec.slug,
        variant=at.game.variant,
        name=puzzle.name,
        seat=at.seat,
        seats=seats_of(at.game),
        steps=steps_of(at),
        moves=offers,
        prompt=[],
        stage="asked" if asked else "done" if at.over else "wrong",
        asks=_asks(at, says, args) if asked else "",
        said=_said(at, says, args),
        marks=at.found if kind.every and not kind.choices else [],
        arrows=[],
        choices=[Answer(one, says.say("choices", one)) for one in kind.choices],
        found=at.found if kind.every else [],
        proof=_proof(puzzle.answer, puzzle.kind, says, args) if at.over else [],
        solution=at.solution if at.wrong else [],
        notebook=seen.notebook() if kind.notebook else None,
    )


def _asks(at: Attempt, says: Sentences, args: dict[str, Arg]) -> str:
    begun = at.found and not at.kind.every
    return says.say(at.puzzle.kind, "on" if begun else "asks", args)


def _said(at: Attempt, says: Sentences, args: dict[str, Arg]) -> str:
    kind = at.puzzle.kind
    if at.failed is not None:
        return _why(at.failed, kind, says, args)
    if at.over:
        return says.say(kind, "yes", args)
    return says.say(kind, "on", args) if at.found and at.kind.every else ""


def _why(failed: Refuted, kind: str, says: Sentences, args: dict[str, Arg]) -> str:
    return says.say(kind, failed.why, {**args, **failed.args})


def _proof(node: Node, kind: str, says: Sentences, args: dict[str, Arg]) -> list[Failing]:
    return [
        Failing(move, failed.line, _why(failed, kind, says, args))
        for move, failed in node.bad.items()
    ]
