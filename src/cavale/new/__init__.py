"""Writes a package with a small game in it, for somebody to make their own of: `cavale new`."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

FILES = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "gitignore": ".gitignore",
    "__init__.py": "src/@package@/__init__.py",
    "rules.py": "src/@package@/rules.py",
    "notation.py": "src/@package@/notation.py",
    "view.py": "src/@package@/view.py",
    "words.py": "src/@package@/words.py",
    "bots.py": "src/@package@/bots.py",
    "rulebook.en.md": "src/@package@/rulebook.en.md",
    "rulebook.fr.md": "src/@package@/rulebook.fr.md",
    "board.js": "src/@package@/board.js",
    "twin.py": "tests/twin.py",
    "test_rules.py": "tests/test_rules.py",
}
"""The templates, and where what they make is put."""

GOLDEN = """
from pathlib import Path
from cavale.core.game import Game
from cavale.lab.playthrough import playthrough
from {package} import SPEC
game = Game(SPEC)
file = Path(f"tests/playthroughs/{{game.slug}}-{{game.variant}}-{{game.seats}}.txt")
file.parent.mkdir()
file.write_text(playthrough(game), "utf-8")
"""


class CannotWrite(ValueError):
    """Its text says why."""


def write(slug: str, folder: Path, *, hidden: bool = False, chance: bool = False) -> list[Path]:
    """Write the package to a folder that is not there yet; what was written."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", slug):
        raise CannotWrite(f"a slug is small letters, digits and hyphens, not {slug!r}")
    if folder.exists() and any(folder.iterdir()):
        raise CannotWrite(f"{folder} is there already, and not empty")
    names = _names(slug, hidden=hidden, chance=chance)
    switches = {"hidden": hidden, "chance": chance}
    written = []
    for template, place in FILES.items():
        path = folder / _filled(place, names)
        path.parent.mkdir(parents=True, exist_ok=True)
        source = (files("cavale.new") / "template" / f"{template}.txt").read_text("utf-8")
        path.write_text(_filled("".join(_chosen(source, switches)), names), "utf-8")
        written.append(path)
    (folder / "src" / names["package"] / "py.typed").touch()
    _prove(folder, slug, names["package"])
    return written


def _names(slug: str, *, hidden: bool, chance: bool) -> dict[str, str]:
    words = slug.split("-")
    more = ["the runner's steps"] * chance + ["where they could be"] * hidden
    return {
        "slug": slug,
        "package": f"cavale_{slug.replace('-', '_')}",
        "Title": " ".join(words).capitalize(),
        "Name": "".join(word.capitalize() for word in words),
        "dark": "5" if chance else "4",
        "words": str(4 + chance + hidden),
        "more": "".join(f",\n{one}" for one in more),
        "more_known": ", steps=left" * chance + ", could=self.known_after(text)" * hidden,
    }


def _chosen(source: str, switches: dict[str, bool]) -> Iterator[str]:
    """The lines that are meant: those between `%if NAME`, `%else` and `%end` only if so."""
    taken: list[bool] = []
    for line in source.splitlines(keepends=True):
        if line.startswith("%if "):
            taken.append(switches[line.split()[1]])
        elif line == "%else\n":
            taken[-1] = not taken[-1]
        elif line == "%end\n":
            taken.pop()
        elif all(taken):
            yield line


def _filled(text: str, names: dict[str, str]) -> str:
    return re.sub(r"@(\w+)@", lambda found: names[found[1]], text)


def _prove(folder: Path, slug: str, package: str) -> None:
    """The counts of the twin and the golden playthrough, by the commands that renew them."""
    path = os.pathsep.join([str(folder.resolve() / "src"), *filter(None, sys.path)])
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}

    def run(*arguments: str) -> str:
        command = [sys.executable, *arguments]
        done = subprocess.run(command, cwd=folder, env=env, capture_output=True, check=False)
        if done.returncode:
            raise CannotWrite(f"the game does not run:\n{done.stderr.decode()}")
        return done.stdout.decode()

    (folder / "tests" / f"{slug}.perft").write_text(run("tests/twin.py"), "utf-8")
    run("-c", GOLDEN.format(package=package))
