"""The ids the page may say and what each is given, as TypeScript, from the English catalogues."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src" / "cavale"
TYPES: Final = ROOT / "ui" / "src" / "wire" / "ids.ts"
HOUSE: Final = ("house", "page", "embed")
HEAD: Final = """\
/** Every message and the arguments it needs. `make wire` renews this. */
import type { Arg } from '../lib/message';

"""


class Needs(Visitor):
    """The arguments a pattern asks for, and the messages it quotes."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.quotes: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quotes.add(node.id.name)


def catalogues() -> Iterator[Path]:
    yield from (SOURCES / "words" / f"{name}.en.ftl" for name in HOUSE)
    yield from sorted((SOURCES / "games").glob("*/words.en.ftl"))


def messages(path: Path) -> Iterator[tuple[str, Needs]]:
    if not path.exists():
        return
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            needs = Needs()
            needs.visit(entry)
            yield entry.id.name, needs


def needed(name: str, known: dict[str, Needs]) -> set[str]:
    needs = known.get(name, Needs())
    return needs.arguments.union(*(needed(quoted, known) for quoted in needs.quotes))


def ids() -> dict[str, set[tuple[str, ...]]]:
    """By id what it needs; two rooms may have the same id for something else."""
    house, *rooms = [dict(messages(path)) for path in catalogues()]
    house |= rooms.pop(0)
    found = {name: {tuple(sorted(needed(name, house)))} for name in house}
    for room in rooms:
        for name in room:
            found.setdefault(name, set()).add(tuple(sorted(needed(name, house | room))))
    return found


def types() -> str:
    """Null is a message that needs nothing."""
    rows = (
        f"  '{name}': {' | '.join(_given(one) for one in sorted(needs))};\n"
        for name, needs in sorted(ids().items())
    )
    return f"{HEAD}export interface Ids {{\n{''.join(rows)}}}\n"


def _given(names: tuple[str, ...]) -> str:
    return f"{{ {'; '.join(f'{name}: Arg' for name in names)} }}" if names else "null"
