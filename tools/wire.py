"""Renews what is made of the server: the UI's types from the OpenAPI, ids of messages, games' maps,
and the list of shapes in docs.

`python -m tools.wire` writes them; `python -m tools.wire --check` only says if they are current.
Nothing is served for this: the document comes from the application as it stands in the code.
"""

import difflib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from cavale.games import GAMES
from cavale.web.app import create_app
from cavale.web.schema import with_games
from tools import ids, maps, node, shapes

ROOT: Final = Path(__file__).resolve().parent.parent
UI: Final = ROOT / "ui"
DOCUMENT: Final = UI / "src" / "wire" / "schema.json"
TYPES: Final = UI / "src" / "wire" / "schema.ts"
SHAPES: Final = ROOT / "docs" / "shapes.md"


def document() -> bytes:
    """The OpenAPI, the same bytes every time: every key in its alphabetical place."""
    schema = with_games(create_app().openapi_schema.to_schema(), GAMES.values())
    return msgspec.json.format(msgspec.json.encode(schema, order="sorted"), indent=2) + b"\n"


def write(openapi: Path, types: Path) -> None:
    openapi.write_bytes(document())
    path = f"{node.directory()}{os.pathsep}{os.environ['PATH']}"
    command = ["npm", "run", "--silent", "types", "--", str(openapi), "--output", str(types)]
    done = subprocess.run(
        command,
        cwd=UI,
        env=os.environ | {"PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}tools.wire: 'npm run types' failed; is ui/node_modules there?")


def check() -> None:
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / TYPES.name
        write(Path(folder) / DOCUMENT.name, fresh)
        compare(TYPES, fresh.read_text("utf-8"))
    for path, wanted in made():
        compare(path, wanted)


def made() -> Iterator[tuple[Path, str]]:
    yield ids.TYPES, ids.types()
    yield from maps.maps()
    yield SHAPES, shapes.page(document())


def compare(path: Path, wanted: str) -> None:
    name = path.relative_to(ROOT).as_posix()
    if not path.exists():
        sys.exit(f"tools.wire: there is no {name}; run 'make wire'")
    found = path.read_text("utf-8")
    if found != wanted:
        lines = found.splitlines(), wanted.splitlines()
        print(*difflib.unified_diff(*lines, name, "the server", lineterm=""), sep="\n")
        sys.exit(f"tools.wire: {name} is not what the server says; run 'make wire'")
    print(f"{name} is what the server says.")


def main(arguments: Sequence[str]) -> None:
    if arguments not in ([], ["--check"]):
        sys.exit("tools.wire: the one option is --check")
    try:
        if arguments:
            check()
        else:
            write(DOCUMENT, TYPES)
            for path, text in made():
                path.write_text(text, "utf-8")
    except (OSError, node.NoNode) as missing:
        sys.exit(f"tools.wire: {missing}")


if __name__ == "__main__":
    main(sys.argv[1:])
