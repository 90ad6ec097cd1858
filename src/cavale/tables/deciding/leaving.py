"""What becomes of a game when a seat resigns or runs out of time.

With two seats it is over. With more the others go on: a bot plays the seat, and the player who
left has lost. In a game without bots it is over for all.
"""

from cavale.tables.log.entries import AnyEntry, Flag, Leave, Resign, Why
from cavale.tables.log.table import Table

USUAL_LEVEL = 3


def leave(table: Table, seat: int, why: Why) -> AnyEntry:
    levels = table.game.spec.levels
    if table.game.seats > 2 and levels > 0:
        return Leave(
            seat, why, min(USUAL_LEVEL if table.left_to is None else table.left_to, levels)
        )
    return Resign(seat) if why == "resigned" else Flag(seat)
