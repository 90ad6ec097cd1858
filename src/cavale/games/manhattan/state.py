"""What there is at a table of Manhattan South, and the names of its numbers."""

from typing import Annotated, Final

import numpy as np

from cavale.core.jit import Ints, layout
from cavale.core.rules import State

PLAYERS: Final = 4
FILES: Final = 4
RED, YELLOW, BLUE, GREEN = range(FILES)
NOBODY: Final = -1
NO_FILE: Final = -1
ARREST_FIELD: Final = 3
LAST_ROUND: Final = 300

# How far a player is with his file.
SEEK, DRIVE, FETCH, HUNT = range(4)
"""No mission; on the way to the district; the other car fetches the warrant; warrant posted."""
EITHER: Final = 2
"""No car leads: the one that enters the mission room will; with the warrant posted none has to."""
OFF_BOARD: Final = -1
"""Where the cars are of a player who is out of the race."""

# What is due.
OPENING, ROLL, MOVE, DRAW, TRAP, ARREST = range(6)

# How it ended.
BY_ARREST, BY_ARRESTS, BY_RACE, BY_ROUNDS = 1, 2, 3, 4
REASONS: Final = ("", "arrest", "arrests", "race", "rounds")

# Trap cards: the Lieutenant, then 1, 2 and 3 fields for each file, then all of them by 1.
LIEUTENANT: Final = 0
EVERYBODY: Final = 1 + 3 * FILES
TRAPS: Final = EVERYBODY + 1
TRAP_COPIES: Final[Ints] = np.array([3, *[2, 1, 1] * FILES, 1])
TRAP_CARDS: Final = int(TRAP_COPIES.sum())
MISSION_COPIES: Final = 4
MISSION_CARDS: Final = FILES * MISSION_COPIES


class Manhattan(State):
    cars: Annotated[Ints, 2 * PLAYERS]
    mission: Annotated[Ints, PLAYERS]
    stage: Annotated[Ints, PLAYERS]
    lead: Annotated[Ints, PLAYERS]
    circle: Annotated[Ints, FILES]
    arrested_by: Annotated[Ints, FILES]
    missions_known: Annotated[Ints, MISSION_CARDS]
    """The bottom of the pile, as far as its order is known, from the top down."""
    missions_unseen: Annotated[Ints, FILES]
    """How many of each lie above that, in an order nobody knows."""
    traps_known: Annotated[Ints, TRAP_CARDS]
    traps_unseen: Annotated[Ints, TRAPS]
    missions_count: int
    traps_count: int
    opening: Annotated[Ints, PLAYERS]
    """In the opening: what each rolled, 0 for who has yet to, OUT for who was outrolled."""
    seats: int
    quick: int
    starter: int
    rounds: int
    turn: int
    due: int
    die: int
    over: int


OUT: Final = -1
STATE: Final = layout(Manhattan)
