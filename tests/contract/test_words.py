"""A language is a set of files: all have the same messages, each of them is said somewhere, and
nothing that a person reads stands in code."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from cavale.core.catalogue import LANGS
from cavale.games import GAMES

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src" / "cavale"
PAGE = ROOT / "ui" / "src"
HOUSE = ("house", "page", "terminal")
CATALOGUES = [
    *(f"words/{part}" for part in HOUSE),
    *(f"games/{slug}/words" for slug in GAMES),
]
OF_PEOPLE = {"person", "you", "list-two", "list-more", "list-score"}
"""The functions of a catalogue say these."""
STARTS = {"starts"}
"""How a name begins matters to some languages only."""


@cache
def catalogue(name: str, lang: str) -> dict[str, ftl.Message]:
    text = (SOURCES / f"{name}.{lang}.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    messages = [entry for entry in entries if isinstance(entry, ftl.Message)]
    ids = [message.id.name for message in messages]
    assert sorted(ids) == sorted({*ids}), "twice in a catalogue"
    return dict(zip(ids, messages, strict=True))


class Shape(Visitor):
    """What a message asks for, by itself and by the messages it is made of."""

    def __init__(self, of: dict[str, ftl.Message]) -> None:
        self.of = of
        self.args: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.args.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)
        self.visit(self.of[node.id.name])


def args(name: str, lang: str, of: str) -> set[str]:
    shape = Shape(catalogue(name, lang))
    shape.visit(shape.of[of])
    return shape.args - STARTS


@pytest.mark.parametrize("name", CATALOGUES)
class TestCatalogue:
    def test_all_languages_have_the_same_messages(self, name: str) -> None:
        english = catalogue(name, "en")
        for lang in LANGS:
            found = catalogue(name, lang)
            assert {*found} == {*english}, lang
            for one, message in found.items():
                assert args(name, lang, one) == args(name, "en", one), (lang, one)
                forms = {attribute.id.name for attribute in message.attributes}
                assert forms == {form.id.name for form in english[one].attributes}, (lang, one)

    def test_every_message_is_said_somewhere(self, name: str) -> None:
        shape = Shape(catalogue(name, "en"))
        for message in shape.of.values():
            shape.visit(message)
        said = shape.parts | OF_PEOPLE | by_convention()
        assert [one for one in shape.of if one not in said and not in_code(one)] == []


def test_no_id_means_two_things() -> None:
    """A room's catalogue is read together with those of the house."""
    house = {part: {*catalogue(f"words/{part}", "en")} for part in HOUSE}
    for part in ("page", "terminal"):
        assert house["house"] & house[part] == set()
    for slug in GAMES:
        room = {*catalogue(f"games/{slug}/words", "en")}
        for ids in house.values():
            assert room & ids == set(), slug


def by_convention() -> set[str]:
    ids = {"title", "after", "tagline"}
    for spec in GAMES.values():
        ids |= {f"level-{level}" for level in range(1, spec.levels + 1)}
        for variant in spec.variants:
            ids |= {f"variant-{variant.name}", f"variant-{variant.name}-detail"}
            ids |= {f"seat-{title}" for title in (*spec.seats, *(variant.seats or ()))}
    return ids


def in_code(message: str) -> bool:
    texts, patterns = written()
    return message in texts or any(pattern.fullmatch(message) for pattern in patterns)


@cache
def written() -> tuple[set[str], list[re.Pattern[str]]]:
    """The texts in the code, and the forms of those that are put together."""
    texts: set[str] = set()
    made: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                made.add(
                    "".join(
                        re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                        for part in node.values
                    )
                )
    for text in page_code():
        texts |= {*re.findall(r"'([a-z][A-Za-z0-9-]*)'", text)}
        for template in re.findall(r"`([a-z]+-[^`\s]*)`", text):
            literal = re.split(r"\$\{[^}]*\}", template)
            made.add(".+".join(map(re.escape, literal)))
    told = [form for form in made if re.search(r"[a-z]{2}\\?-|-[a-z]{2}", form)]
    return texts, [re.compile(form) for form in told]


def page_code() -> Iterator[str]:
    for path in sorted(PAGE.rglob("*")):
        kept = path.suffix in (".ts", ".svelte") and ".test." not in path.name
        if kept and path.parent.name != "wire":
            yield path.read_text("utf-8")


ASIDE = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", re.DOTALL)
HEARD = re.compile(
    r'\b(?:aria-label|aria-description|title|alt|placeholder)="([^"{]*[^\W\d_]{2}[^"]*)"'
)
NAMES = {"Cavale", "POLICE"}
"""The house's own, and what is painted on a car of New York."""


@pytest.mark.parametrize("path", sorted(PAGE.rglob("*.svelte")), ids=lambda path: path.name)
def test_no_component_has_a_text_of_its_own(path: Path) -> None:
    markup = without_braces(ASIDE.sub("", path.read_text("utf-8")))
    shown = re.findall(r"[^\W\d_]{2,}", re.sub(r"<[^>]*>", " ", markup))
    assert {*shown, *HEARD.findall(markup)} <= NAMES


def without_braces(text: str) -> str:
    """Markup only: what stands in braces is code."""
    while (less := re.sub(r"\{[^{}]*\}", "", text)) != text:
        text = less
    return text
