"""Weighs the play page: what a browser loads to show a table and to play a move, gzipped.

That is the entry, the table's route, the heaviest game and language with all that these import,
and the game's own catalogue, which comes from the server. What comes when somebody asks for it
(analysis, review, notebook, other pages) does not count; tests/e2e/test_weight.py plays a move in a
browser and holds that nothing else was loaded.
"""

import gzip
import sys
from collections.abc import Iterable
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

import msgspec

from cavale import GAMES as GAMES_HERE
from cavale.core.catalogue import table_words

ROOT: Final = Path(__file__).resolve().parent.parent
STATIC: Final = ROOT / "src" / "cavale" / "web" / "static"
LIMIT: Final = 100 * 1024
ROUTES: Final = "src/routes/"
TABLE: Final = "table"
GAMES: Final = "src/games/"
WORDS: Final = "../src/cavale/words/"
BESIDE: Final = "?beside"


class Chunk(msgspec.Struct, rename="camel"):
    """One entry of Vite's manifest."""

    file: str
    is_entry: bool = False
    css: list[str] = []
    imports: list[str] = []
    dynamic_imports: list[str] = []


class Loads(HTMLParser):
    """The scripts and styles index.html asks for by itself."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.files: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "script":
            source = given.get("src")
        elif tag == "link" and given.get("rel") in ("stylesheet", "modulepreload"):
            source = given.get("href")
        else:
            return
        if source:
            self.files.add(source.removeprefix("/"))


def play_page() -> dict[str, int]:
    """Each file of the heaviest game's table page, with its gzipped size; index.html among them."""
    chunks = msgspec.json.decode(
        (STATIC / ".vite" / "manifest.json").read_bytes(), type=dict[str, Chunk]
    )
    always = {"index.html"} | Loads((STATIC / "index.html").read_text("utf-8")).files
    games = {game_of(name) for name in chunks} or {""}
    langs = {lang_of(name) for name in chunks} - {""} or {""}
    pages = (
        weigh(always | reached(chunks, game, lang)) | catalogue(game, lang)
        for game in games
        for lang in langs
    )
    return max(pages, key=lambda page: sum(page.values()))


def catalogue(game: str, lang: str) -> dict[str, int]:
    """What the game says, as the server sends it."""
    if game not in GAMES_HERE:
        return {}
    words = table_words(lang, GAMES_HERE[game].package).encode()
    return {f"words of {game} in {lang}": len(gzip.compress(words, 9))}


def reached(chunks: dict[str, Chunk], game: str, lang: str) -> set[str]:
    files: set[str] = set()
    waiting = [name for name, chunk in chunks.items() if chunk.is_entry]
    seen = set(waiting)
    while waiting:
        chunk = chunks[waiting.pop()]
        files |= {chunk.file, *chunk.css}
        later = [name for name in chunk.dynamic_imports if at_once(name, game, lang)]
        new = {*chunk.imports, *later} - seen
        seen |= new
        waiting += new
    return files


def game_of(chunk: str) -> str:
    slug, _, inside = chunk.removeprefix(GAMES).partition("/")
    return slug if chunk.startswith(GAMES) and inside else ""


def lang_of(chunk: str) -> str:
    """`../src/cavale/words/page.fr.ftl?raw` is in French."""
    return chunk.removeprefix(WORDS).split(".")[1] if chunk.startswith(WORDS) else ""


def at_once(chunk: str, game: str, lang: str) -> bool:
    """Whether the table cannot do without what is imported when it is asked for."""
    if chunk.startswith(ROUTES):
        return is_table(chunk.removeprefix(ROUTES))
    if chunk.startswith(WORDS):
        return lang_of(chunk) == lang and not chunk.endswith(BESIDE)
    return chunk == f"{GAMES}{game}/index.ts"


def is_table(route: str) -> bool:
    return route.lower().startswith(TABLE)


def weigh(files: Iterable[str]) -> dict[str, int]:
    scripts_and_styles = [f for f in files if f.endswith((".js", ".css", ".html"))]
    return {f: len(gzip.compress((STATIC / f).read_bytes(), 9)) for f in scripts_and_styles}


def main() -> None:
    if not (STATIC / ".vite" / "manifest.json").exists():
        sys.exit("tools.size: the UI is not built; run 'make setup'")
    routes = ROOT / "ui" / ROUTES
    if routes.exists() and not any(is_table(route.name) for route in routes.iterdir()):
        sys.exit(f"tools.size: ui/{ROUTES} has no route named {TABLE}*; which one is the table?")
    page = play_page()
    for file, size in sorted(page.items(), key=lambda entry: -entry[1]):
        print(f"{size:>8,}  {file}")
    total = sum(page.values())
    print(f"{total:>8,}  bytes gzipped, of {LIMIT:,} allowed")
    if total > LIMIT:
        sys.exit("tools.size: the play page is too heavy")


if __name__ == "__main__":
    main()
