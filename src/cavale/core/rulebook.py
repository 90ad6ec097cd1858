"""A game's rulebook: numbered clauses, each traced to where it comes from.

A variant whose words are others has the same clauses in files of its own,
`rulebook.<variant>.<lang>.md`.

In the file a clause is a paragraph `**2.1** text {sources}`. `sheet` is the printed sheet, `source`
another public description of the same game, `house` our own; anything else is the id of a ruling.
"""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from cavale.core.catalogue import Lang
from cavale.core.typography import typeset

_CLAUSE = re.compile(r"\*\*(\d+\.\d+)\*\* (.+) \{([^{}]+)\}")


@dataclass(frozen=True)
class Clause:
    id: str
    section: str
    text: str
    sources: tuple[str, ...]


@dataclass(frozen=True)
class Rulebook:
    title: str
    introduction: str
    clauses: tuple[Clause, ...]

    def __getitem__(self, clause: str) -> Clause:
        return next(c for c in self.clauses if c.id == clause)


def parse(text: str) -> Rulebook:
    title = section = ""
    introduction: list[str] = []
    clauses: list[Clause] = []
    for block in re.split(r"\n\s*\n", text.strip()):
        line = " ".join(block.split())
        if line.startswith("# "):
            title = line[2:]
        elif line.startswith("## "):
            section = re.sub(r"^\d+\. ", "", line[3:])
        elif clause := _CLAUSE.fullmatch(line):
            sources = tuple(source.strip() for source in clause[3].split(";"))
            clauses.append(Clause(clause[1], section, clause[2], sources))
        elif not section:
            introduction.append(line)
        else:
            raise ValueError(f"neither a clause nor a heading: {line[:60]}")
    return Rulebook(title, "\n\n".join(introduction), tuple(clauses))


@cache
def rulebook(package: str, lang: Lang, variant: str = "") -> Rulebook:
    """A room's, or a variant's own if it has one; in English where the language is missing."""
    folder, name = files(package), "rulebook"
    if has_own_rulebook(package, variant):
        name = f"rulebook.{variant}"
    page = folder / f"{name}.{lang}.md"
    if not page.is_file():
        page = folder / f"{name}.en.md"
    return parse(typeset(page.read_text("utf-8")))


@cache
def has_own_rulebook(package: str, variant: str) -> bool:
    """Whether a variant says the same clauses in words of its own."""
    return bool(variant) and (files(package) / f"rulebook.{variant}.en.md").is_file()
