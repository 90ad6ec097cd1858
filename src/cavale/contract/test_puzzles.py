"""Puzzles, where a room has them: they can be solved, all is said, and some are proven again.

`cavale puzzles SLUG --check` proves every one.
"""

from collections.abc import Iterator
from importlib.resources import files

from fluent.syntax import ast, parse

from cavale.contract.subject import subject
from cavale.core.proof import faults
from cavale.core.puzzles import (
    FOLDER,
    Attempt,
    Node,
    Puzzle,
    has_puzzles,
    lines,
    puzzler,
    puzzles,
)
from cavale.core.spec import Spec
from cavale.core.typography import typeset

FEWEST = 30
PROVEN = 4
"""Of each game, in every run."""


def of(spec: Spec) -> tuple[Puzzle, ...]:
    return puzzles(spec.package) if has_puzzles(spec) else ()


def nodes(node: Node) -> Iterator[Node]:
    yield node
    for way in node.good.values():
        if way.next is not None:
            yield from nodes(way.next)


def test_there_are_enough_and_each_has_a_name(spec: Spec) -> None:
    found = of(spec)
    assert not found or len(found) >= FEWEST
    assert len({one.name for one in found}) == len(found)
    assert len({" ".join((one.position, *one.before, one.kind)) for one in found}) == len(found)


def test_every_puzzle_can_be_solved(spec: Spec) -> None:
    for puzzle in of(spec):
        ways = list(lines(puzzle.answer))
        every = puzzler(spec).kinds[puzzle.kind].every
        answers = [text for (text,) in ways] if every else list(ways[0])
        at = Attempt(spec, puzzle)
        for text in answers:
            assert not at.over, puzzle.name
            at.play(text)
        assert (at.over, at.wrong) == (True, False), puzzle.name


def test_all_that_puzzles_need_is_said(spec: Spec) -> None:
    """In every language, with the arguments that there are."""
    found = of(spec)
    wanted: dict[str, set[str]] = {}
    for puzzle in found:
        needed = wanted.setdefault(puzzle.kind, {"asks", "yes", "no"})
        for node in nodes(puzzle.answer):
            needed.update(failed.why for failed in node.bad.values())
            needed.update("on" for way in node.good.values() if way.next is not None)
    for name, kind in puzzler(spec).kinds.items() if found else ():
        if kind.every:
            wanted[name].add("on")
        if kind.choices:
            wanted["choices"] = set(kind.choices)
    for lang in subject().languages(spec) if found else ():
        page = files(spec.package) / FOLDER / f"{lang}.ftl"
        body = parse(typeset(page.read_text("utf-8"))).body
        assert [one.content for one in body if isinstance(one, ast.Junk)] == []
        said = {
            one.id.name: {attribute.id.name for attribute in one.attributes}
            for one in body
            if isinstance(one, ast.Message)
        }
        assert wanted.keys() <= said.keys(), lang
        assert all(wanted[kind] <= said[kind] for kind in wanted), (lang, wanted, said)


def test_some_are_proven_again(spec: Spec) -> None:
    found = of(spec)
    for puzzle in found[:: max(1, len(found) // PROVEN)][:PROVEN]:
        assert list(faults(spec, puzzle)) == [], puzzle.name
