"""Freezes the rules of a game as they are, before they change.

`python -m tools.freeze horse` copies the modules of the room that its rules need to
`games/horse/versions/v1`, where 1 is the present `rules_version`, and says what is left to do.

Frozen is what computes with a position: the modules that the room's `_room` and `_notebook` lead to
and that know the compiler, directly or through another, with the maps they read. What only names
things, such as `titles.py`, stays the newest, and so do bots, reviews and searches.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from cavale.games import GAMES

PACKAGE: Final = Path(__file__).resolve().parent.parent / "src" / "cavale"
COMPILER: Final = ("cavale.core.jit", "cavale.core.rules")
UNCOMPILED: Final = "cavale.core.uncompiled"
OPENERS: Final = ("_room", "_notebook")


class Room:
    """The modules of a game, as text."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.version = GAMES[slug].rules_version
        self.name = f"cavale.games.{slug}"
        self.folder = PACKAGE / "games" / slug
        self.frozen = f"{self.name}.versions.v{self.version}"
        self.place = self.folder / "versions" / f"v{self.version}"

    def text(self, module: str) -> str:
        return (self.folder / f"{module}.py").read_text("utf-8")

    def openers(self) -> list[ast.FunctionDef]:
        """What the room's own `__init__.py` opens it with."""
        body = ast.parse(self.text("__init__")).body
        return [one for one in body if isinstance(one, ast.FunctionDef) and one.name in OPENERS]

    def imported(self, tree: ast.AST) -> Iterator[str]:
        """The full names of what is imported, those of this room as names of modules."""
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module == self.name:
                yield from (f"{self.name}.{alias.name}" for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                yield node.module

    def own(self, tree: ast.AST) -> set[str]:
        start = f"{self.name}."
        return {name.removeprefix(start) for name in self.imported(tree) if name.startswith(start)}

    def needed(self) -> dict[str, ast.Module]:
        """The modules that the openers lead to."""
        found: dict[str, ast.Module] = {}
        left = set[str]().union(*map(self.own, self.openers()))
        while left:
            module = left.pop()
            found[module] = ast.parse(self.text(module))
            left |= self.own(found[module]) - found.keys()
        return found

    def computing(self) -> list[str]:
        """Those of the needed that know the compiler, directly or through another."""
        needed = self.needed()
        found = {m for m, tree in needed.items() if {*self.imported(tree)} & {*COMPILER}}
        while more := {m for m, tree in needed.items() if self.own(tree) & found} - found:
            found |= more
        return sorted(found)

    def rewritten(self, text: str, modules: Sequence[str]) -> str:
        """With the imports of these modules, of their maps and of the compiler put right."""
        own = re.escape(self.name)
        names = "|".join(map(re.escape, modules))
        text = re.sub(rf"\b{own}\.({names})\b", rf"{self.frozen}.\1", text)
        text = re.sub(rf"\bfrom {own} import", f"from {self.frozen} import", text)
        text = text.replace(f'files("{self.name}")', f'files("{self.frozen}")')
        for name in COMPILER:
            text = text.replace(f"from {name} import", f"from {UNCOMPILED} import")
        return text


def freeze(slug: str) -> Path:
    room = Room(slug)
    modules = room.computing()
    room.place.mkdir(parents=True)
    (room.place.parent / "__init__.py").write_text('"""Earlier rules, frozen."""\n', "utf-8")
    for module in modules:
        text = room.rewritten(room.text(module), modules)
        (room.place / f"{module}.py").write_text(text, "utf-8")
        for data in re.findall(r'"(\w+\.toml)"', text):
            (room.place / data).write_text((room.folder / data).read_text("utf-8"), "utf-8")
    (room.place / "__init__.py").write_text(_opening(room, modules), "utf-8")
    for command in (["check", "--fix"], ["format"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, "-q", room.place], check=True)
    return room.place


def _opening(room: Room, modules: Sequence[str]) -> str:
    source = room.text("__init__")
    openers = {one.name: ast.get_source_segment(source, one) or "" for one in room.openers()}
    copied = "\n\n\n".join(room.rewritten(text, modules) for text in openers.values())
    notebook = ", _notebook" if "_notebook" in openers else ""
    return f'''"""The rules of {room.slug}, version {room.version}, frozen."""

from typing import TYPE_CHECKING

from cavale.core.frozen import frozen
from cavale.core.spec import Spec

if TYPE_CHECKING:
    from cavale.core.room import {"Notebook, Room" if notebook else "Room"}


{copied}


def spec(newest: Spec) -> Spec:
    return frozen(newest, {room.version}, _room{notebook})
'''


def main(arguments: Sequence[str]) -> None:
    if len(arguments) != 1 or arguments[0] not in GAMES:
        sys.exit(f"tools.freeze: name one game of {', '.join(GAMES)}")
    slug = arguments[0]
    room = Room(slug)
    if room.place.exists():
        sys.exit(f"tools.freeze: version {room.version} of {slug} is frozen already")
    place = freeze(slug)
    print(*(path.name for path in sorted(place.iterdir())))
    version = room.version
    print(
        f"""
Now, in games/{slug}/__init__.py:

    def _v{version}(newest: Spec) -> Spec:
        from {room.frozen} import spec

        return spec(newest)

    SPEC = Spec(
        ...
        rules_version={version + 1},
        earlier=(EarlierRules({version}, _v{version}),),
    )

then change the rules, and run `python -m tools.archive`."""
    )


if __name__ == "__main__":
    main(sys.argv[1:])
