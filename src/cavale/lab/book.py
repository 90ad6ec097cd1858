"""The book of The Wall's first ropes, taken out of the table of all walls."""

from pathlib import Path

from cavale.games.wall.exact.book import FILE, LAST, write
from cavale.games.wall.exact.table import Table


def run(directory: Path) -> int:
    """Overwrites the book that ships with the game; its bytes."""
    data = write(Table(directory), LAST)
    FILE.write_bytes(data)
    return len(data)
