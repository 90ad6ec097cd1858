"""The evening: what the same people have won, table after table."""

from cavale.tables.log.entries import Evening as Evening
from cavale.tables.log.table import Table


def evening(table: Table) -> Evening:
    """With the games that were finished here; by player."""
    before = table.evening or Evening(0, (0,) * len(table.players))
    won = zip(before.won, table.series.won, strict=True)
    return Evening(before.games + len(table.series.played), tuple(map(sum, won)))
