"""Writes what README.md and docs/<slug>.md say of each game in tables, from the games themselves.

`python -m tools.tables` writes, `--check` only compares; a test does the same. In README.md it is
the table of games; in a game's own page the rows named in `facts`: the other rows are prose.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from cavale.core.catalogue import catalogue
from cavale.core.spec import Spec
from cavale.games import HOUSE

ROOT: Final = Path(__file__).resolve().parent.parent
SHELF: Final = re.compile(r"^\| game \| after \| seats \|\n(?:\|.*\n)+", re.MULTILINE)


def shelf() -> str:
    """The table of games, in the order of the shelf."""
    rows = ["| game | after | seats |", "|---|---|---|"]
    for spec in HOUSE:
        say = catalogue("en", spec.package).say
        title = f"[**{say('title')}**](docs/{spec.slug}.md) (`{spec.slug}`)"
        rows.append(f"| {title} | {say('after').removeprefix('after ')} | {_counts(spec)} |")
    return "\n".join(rows) + "\n"


def facts(spec: Spec) -> dict[str, str]:
    """The rows of a game's page that follow from its spec."""
    say = catalogue("en", spec.package).say
    seats = f"{_counts(spec)}: {_named(spec.seats)}"
    for variant in spec.variants:
        if variant.seats is not None and variant.seats != spec.seats:
            seats += f"; in `{variant.name}` {_named(variant.seats)}"
    variants = "; ".join(
        f"`{one.name}`: {say(f'variant-{one.name}-detail')}" for one in spec.variants
    )
    kept = [f"version {one.version} is kept for its tables and records" for one in spec.earlier]
    return {
        "slug": f"`{spec.slug}`",
        "seats": seats,
        "variants": variants,
        "rules version": "; ".join([str(spec.rules_version), *kept]),
    }


def _counts(spec: Spec) -> str:
    first, last = spec.seat_counts[0], spec.seat_counts[-1]
    return str(first) if first == last else f"{first} to {last}"


def _named(seats: tuple[str, ...]) -> str:
    return ", ".join(f"`{name}` ({number})" for number, name in enumerate(seats))


def written() -> Iterator[tuple[Path, str, str]]:
    """Each page, what it says, and what it should say."""
    readme = ROOT / "README.md"
    text = readme.read_text("utf-8")
    yield readme, text, SHELF.sub(lambda _: shelf(), text)
    for spec in HOUSE:
        page = ROOT / "docs" / f"{spec.slug}.md"
        text = told = page.read_text("utf-8")
        for name, fact in facts(spec).items():
            row = re.search(rf"^\| {name} \|.*\|$", told, re.MULTILINE)
            if row is None:
                raise ValueError(f"{page.name} has no row {name!r}")
            told = f"{told[: row.start()]}| {name} | {fact} |{told[row.end() :]}"
        yield page, text, told


def main(words: list[str]) -> int:
    stale = [(page, told) for page, text, told in written() if text != told]
    for page, told in stale:
        if "--check" in words:
            print(f"{page.relative_to(ROOT)} is not what the games say: python -m tools.tables")
        else:
            page.write_text(told, "utf-8")
            print(f"wrote {page.relative_to(ROOT)}")
    return 1 if stale and "--check" in words else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
