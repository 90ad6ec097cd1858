"""Ways out of the prison that are one push away."""

from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.games.wall.previews import FREE
from cavale.games.wall.view import foretold


def ways_out(there: Position | Observation) -> list[int]:
    """The pushes by which the mover escapes at once."""
    if there.mover is None:
        return []
    told = foretold(there.copy_record())
    return [code for code in there.moves.codes if told[code] >> FREE == 1 + there.mover]
