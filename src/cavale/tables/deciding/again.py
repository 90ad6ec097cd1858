"""Trying again: a new table that begins where a finished game stood after some of its moves.

The finished game is not touched. What the one who tries could not know then is drawn anew among
what could have been: having seen the end, one would otherwise play with open cards.
"""

from collections.abc import Sequence

from cavale.core.chance import Entropy
from cavale.core.game import Game
from cavale.core.randomness import stream
from cavale.tables.deciding.opening import Wanted
from cavale.tables.deciding.refusals import bad_request, not_found, not_now
from cavale.tables.log.entries import Again
from cavale.tables.log.table import Table


def again(
    table: Table, step: int, game: Game, seats: Sequence[Wanted], new_id: str, entropy: Entropy
) -> Again:
    """Where the new table begins, or why it cannot."""
    if table.outcome is None:
        raise not_now("again-later")
    if table.game != game:
        raise bad_request("again-otherwise")
    people = [seat for seat, one in enumerate(seats) if one.kind != "bot"]
    if len(people) == len(seats) or any(seats[seat].kind != "here" for seat in people):
        raise bad_request("again-with-bots")
    if table.game.hidden and len(people) != 1:
        raise bad_request("again-alone")
    positions = [table.start, *(ply.position for ply in table.plies())]
    if step >= len(positions) or positions[step].mover is None:
        raise not_found("no-such-step")
    start = positions[step]
    if table.game.hidden:
        seed = int.from_bytes(entropy(f"again {new_id}")[:8], "big")
        start = start.observe(people[0]).resample(stream(seed))
    return Again(table.id, table.number, step, str(start))
