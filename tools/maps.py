"""Makes ui/src/games/<game>/map.ts, which a board is drawn from, of the game's board.toml."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "cavale" / "games"
BOARDS: Final = ROOT / "ui" / "src" / "games"
HEAD: Final = "/** Generated from the game's board.toml by `make wire`: change it there. */\n"


def maps() -> Iterator[tuple[Path, str]]:
    """Where a map belongs and what it says, for each game with a board.toml and a board."""
    for board in sorted(GAMES.glob("*/board.toml")):
        folder = BOARDS / board.parent.name
        if folder.is_dir():
            yield folder / "map.ts", typescript(tomllib.loads(board.read_text("utf-8")))


def typescript(board: dict[str, object]) -> str:
    """One constant for each key of the file; a list has a line for each of its items."""
    return HEAD + "".join(f"\nexport const {name} = {_value(it)};\n" for name, it in board.items())


def _value(it: object) -> str:
    if isinstance(it, list) and it and isinstance(it[0], list | dict):
        return "[\n" + "".join(f"  {_json(item)},\n" for item in it) + "] as const"
    return f"{_json(it)} as const"


def _json(it: object) -> str:
    return msgspec.json.encode(it).decode()
