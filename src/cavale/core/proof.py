"""Whether a puzzle that ships is still right: solved again, and every line of it played."""

from collections.abc import Iterator

from cavale.core.errors import MoveError
from cavale.core.puzzles import Attempt, Node, Puzzle
from cavale.core.spec import Spec


def faults(spec: Spec, puzzle: Puzzle) -> Iterator[str]:
    """What is wrong with it, in words for the one who mends it."""
    at = Attempt(spec, puzzle)
    if at.position.mover != at.seat:
        yield "who is asked is not to move"
        return
    again = at.kind.solve(at.position, puzzle.number)
    if again is None:
        yield "exact search finds no such puzzle there"
    elif again != puzzle.answer:
        yield f"exact search answers {', '.join(again.good)} and otherwise than what ships"
    if not at.kind.every:
        try:
            _played(spec, puzzle, puzzle.answer, [])
        except MoveError as error:
            yield f"a line cannot be played: {error}"


def _played(spec: Spec, puzzle: Puzzle, node: Node, led: list[str]) -> None:
    """Every answer, with what follows it, by the rules."""
    here = _after(spec, puzzle, led)
    for answer in here.position.observe(here.seat).moves:
        there = _after(spec, puzzle, [*led, answer.text])
        way = node.good.get(answer.text)
        if way is not None and way.next is not None:
            assert not there.wrong
            _played(spec, puzzle, way.next, [*led, answer.text])


def _after(spec: Spec, puzzle: Puzzle, answers: list[str]) -> Attempt:
    at = Attempt(spec, puzzle)
    for text in answers:
        at.play(text)
    return at
