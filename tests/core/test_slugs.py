"""A game is its room: nothing outside is keyed by slug, so that a sixth game edits no list.

Single games may be named where one is needed as an example, in tests above all; what must not be
is code that knows a game by its name, and a list that names many and misses the next.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from cavale.games import HOUSE

ROOT = Path(__file__).parents[2]
SLUGS = frozenset(spec.slug for spec in HOUSE)
ROOMS = tuple(
    ROOT / folder / slug
    for slug in SLUGS
    for folder in ("src/cavale/games", "tests/games", "ui/src/games")
)
SHELF = ROOT / "src/cavale/games/__init__.py"
"""The one list: a line for each game of the house."""
WRITTEN_BY_A_COMMAND = ROOT / "ui/src/wire/schema.ts"
MANY = 3
"""So many games in one display are a list of the games."""
QUOTED = re.compile(r"""(['"`])(\w+)\1""")
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", re.S)
NAMED = re.compile(rf"\bcavale\.games\.({'|'.join(SLUGS)})\b|games/({'|'.join(SLUGS)})\b")


def test_code_knows_no_game_by_its_name() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {slug}"
        for folder in ("src/cavale", "tools")
        for path in sources(folder, "*.py")
        if path != SHELF
        for line, slug in named(ast.parse(path.read_text("utf-8")))
    ]
    assert not found, "\n".join(found)


def test_the_page_knows_no_game_by_its_name() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {slug}"
        for pattern in ("*.ts", "*.svelte", "*.css")
        for path in sources("ui/src", pattern)
        if not path.name.endswith(".test.ts") and path != WRITTEN_BY_A_COMMAND
        for slug in named_in_page(COMMENT.sub("", path.read_text("utf-8")))
    ]
    assert not found, "\n".join(found)


def test_tests_ask_for_the_games_and_list_none() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {', '.join(sorted(slugs))}"
        for path in sources("tests", "*.py")
        for line, slugs in lists(ast.parse(path.read_text("utf-8")))
    ]
    assert not found, "\n".join(found)


def test_what_is_looked_for_is_found() -> None:
    one, two, three, *_ = sorted(SLUGS)
    keyed = f"LEVELS = {{{one!r}: 1, {two!r}: 2, {three!r}: 3}}"
    paired = f"CASES = [({one!r}, 1), ({two!r}, 2), ({three!r}, 3)]"
    assert [slugs for _, slugs in lists(ast.parse(keyed))] == [{one, two, three}]
    assert [slugs for _, slugs in lists(ast.parse(paired))] == [{one, two, three}]
    asked = f'"""Such as {one!r}."""\nif slug == {one!r}: import cavale.games.{two}'
    assert {slug for _, slug in named(ast.parse(asked))} == {one, two}
    assert list(named_in_page(f"import '../games/{one}/map'; if (game === '{two}')")) == [one, two]


def sources(folder: str, pattern: str) -> Iterator[Path]:
    for path in sorted((ROOT / folder).rglob(pattern)):
        if not any(path.is_relative_to(room) for room in ROOMS):
            yield path


def named(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Strings that are a slug, and imports from a room."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in SLUGS:
            yield node.lineno, node.value
        elif isinstance(node, ast.Import | ast.ImportFrom):
            inside = NAMED.findall(ast.unparse(node))
            yield from ((node.lineno, slug) for slug, _ in inside)


def named_in_page(code: str) -> Iterator[str]:
    yield from (room for _, room in NAMED.findall(code))
    yield from (word for _, word in QUOTED.findall(code) if word in SLUGS)


def lists(tree: ast.Module) -> Iterator[tuple[int, set[str]]]:
    """Displays that name many games: by their keys, their elements or the first of each pair."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            elements = [key for key in node.keys if key is not None]
        elif isinstance(node, ast.List | ast.Tuple | ast.Set):
            elements = node.elts
        else:
            continue
        slugs = {slug for element in elements if (slug := first(element)) in SLUGS}
        if len(slugs) >= MANY:
            yield node.lineno, slugs


def first(element: ast.expr) -> str:
    while isinstance(element, ast.Tuple | ast.List) and element.elts:
        element = element.elts[0]
    return str(element.value) if isinstance(element, ast.Constant) else ""
