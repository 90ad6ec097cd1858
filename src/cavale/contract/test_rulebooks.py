"""Every clause stands in all languages, comes from somewhere, and has a test that names it."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import ast as ast_words
from fluent.syntax import parse as parse_words

from cavale import Game, IllegalMove
from cavale.contract.subject import subject
from cavale.contract.walks import sample, tries
from cavale.core.catalogue import Lang, catalogue, room_words
from cavale.core.rulebook import Rulebook, has_own_rulebook, parse, rulebook
from cavale.core.spec import Spec

KNOWN_SOURCES = {"sheet", "source", "house"}
LEANING = {
    "fr": r"(Ou|De même|Dès lors|Ensuite|Donc|Ainsi|Jusque-là|Ils?(?! y a| faut)|Elles?|Cela) ",
    "en": r"(Or|So|Then|There(?! (is|are))|From then|Nor|Thus|Until then|It|He|She|They|That) ",
    "de": r"(Oder|Dann|Danach|Dort|Daher|Also|Ebenso|Bis dahin|Er|Sie|Es(?! gibt)|Dies\w*) ",
}
"""How a sentence begins that leans on the one before."""


def clauses_named_by_tests(slug: str) -> set[str]:
    """The ids in `@clause("2.1", ...)` above the tests of a game."""
    named: set[str] = set()
    for path in subject().clauses(slug).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "clause":
                    named |= {str(ast.literal_eval(argument)) for argument in mark.args}
    return named


def books(spec: Spec, lang: Lang) -> Iterator[tuple[str, Rulebook]]:
    """The id of its title and the book: the game's, and those of variants in words of their own."""
    yield "title", rulebook(spec.package, lang)
    for one in spec.variants:
        if has_own_rulebook(spec.package, one.name):
            yield f"variant-{one.name}", rulebook(spec.package, lang, one.name)


def messages(package: str, lang: Lang) -> set[str]:
    """The ids that a room's catalogue has."""
    body = parse_words(room_words(lang, package)).body
    assert [entry.content for entry in body if isinstance(entry, ast_words.Junk)] == []
    return {entry.id.name for entry in body if isinstance(entry, ast_words.Message)}


class TestRulebook:
    def test_all_languages_have_the_same_clauses(self, spec: Spec) -> None:
        ids = [clause.id for clause in rulebook(spec.package, "en").clauses]
        assert len(set(ids)) == len(ids) > 0
        for lang in subject().languages(spec):
            assert (files(spec.package) / f"rulebook.{lang}.md").is_file()
            for (title, book), (_, english) in zip(
                books(spec, lang), books(spec, "en"), strict=True
            ):
                assert [c.id for c in book.clauses] == ids, title
                assert [c.sources for c in book.clauses] == [c.sources for c in english.clauses]
                assert book.title == catalogue(lang, spec.package).say(title)
                assert book.introduction

    def test_all_languages_have_the_same_messages(self, spec: Spec) -> None:
        english = messages(spec.package, "en")
        assert set(spec.words) <= english
        for lang in subject().languages(spec):
            assert (files(spec.package) / f"words.{lang}.ftl").is_file()
            assert messages(spec.package, lang) == english, lang

    def test_a_clause_can_be_quoted_alone(self, spec: Spec) -> None:
        """A refused move quotes the clause that is in its way, and no other."""
        for lang in subject().languages(spec):
            leaning = re.compile(LEANING.get(lang, "$"))
            for _, book in books(spec, lang):
                assert [c.text for c in book.clauses if leaning.match(c.text)] == []

    def test_clauses_are_numbered_by_section(self, spec: Spec) -> None:
        for _, book in (one for lang in subject().languages(spec) for one in books(spec, lang)):
            sections: dict[str, list[tuple[int, int]]] = {}
            for clause in book.clauses:
                major, minor = clause.id.split(".")
                sections.setdefault(clause.section, []).append((int(major), int(minor)))
            for number, ids in enumerate(sections.values(), 1):
                assert ids == [(number, minor) for minor in range(1, len(ids) + 1)]

    def test_every_clause_says_where_it_comes_from(self, spec: Spec) -> None:
        ruling = re.compile(f"{spec.slug[0].upper()}[0-9]{{1,2}}")
        for clause in (one for _, book in books(spec, "en") for one in book.clauses):
            for source in clause.sources:
                assert source in KNOWN_SOURCES or ruling.fullmatch(source), (clause.id, source)

    def test_every_clause_has_a_test_that_names_it(self, spec: Spec) -> None:
        written = {clause.id for clause in rulebook(spec.package, "en").clauses}
        named = clauses_named_by_tests(spec.slug)
        assert written - named == set(), "clauses without a test"
        assert named - written == set(), "tests of clauses that do not exist"

    def test_refusals_name_clauses_that_exist(self, spec: Spec) -> None:
        written = {clause.id for clause in rulebook(spec.package, "en").clauses}
        for variant in spec.variants:
            game = Game(spec, variant.name)
            moves = tries(game, 5)
            for position in sample(game, 5):
                for move in moves:
                    try:
                        position.play(move)
                    except IllegalMove as refused:
                        assert refused.clause in written


def test_a_paragraph_that_is_no_clause_is_an_error() -> None:
    with pytest.raises(ValueError, match="neither"):
        parse("# T\n\n## 1. S\n\n**1.1** no source")
