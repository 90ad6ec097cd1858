"""Manhattan South for programs that learn. Players are counted from the one that looks."""

from typing import Final

from cavale.core.jit import Planes, add_rules
from cavale.core.research import TURN, Plane, Research
from cavale.core.rules import mover
from cavale.games.manhattan.board import FAR, FIELDS
from cavale.games.manhattan.state import (
    ARREST_FIELD,
    EITHER,
    FILES,
    HUNT,
    LAST_ROUND,
    MISSION_CARDS,
    MISSION_COPIES,
    NOBODY,
    PLAYERS,
    STATE,
    TRAP_CARDS,
    TRAP_COPIES,
    TRAPS,
    Manhattan,
)
from cavale.games.manhattan.streets import AFTER_DRIVES, STAY

FIRST: Final = STAY - 1
"""The lowest code of a seat's move; those of chance are below."""
CARS: Final = 2 * PLAYERS
STAGES: Final = HUNT + 1
LEADS: Final = EITHER + 1
DUES: Final = 6
ROUNDS_EACH: Final = 4


def action(s: Manhattan, move: int) -> int:
    return move - FIRST


def move_of(s: Manhattan, action: int) -> int:
    return action + FIRST


def planes(s: Manhattan, seat: int, out: Planes) -> None:
    at = 0
    for i in range(s.seats):
        player = (seat + i) % s.seats
        for car in range(2):
            field = s.cars[2 * player + car]
            if field >= 0:
                out[FIELDS * (2 * i + car) + field] = 1
    at += FIELDS * CARS
    for i in range(s.seats):
        player = (seat + i) % s.seats
        if s.mission[player] >= 0:
            out[at + FILES * i + s.mission[player]] = 1
        out[at + FILES * PLAYERS + STAGES * i + s.stage[player]] = 1
        out[at + (FILES + STAGES) * PLAYERS + LEADS * i + s.lead[player]] = 1
    at += (FILES + STAGES + LEADS) * PLAYERS
    for file in range(FILES):
        out[at + file] = s.circle[file]
        out[at + FILES + file] = s.missions_unseen[file]
        if s.arrested_by[file] != NOBODY:
            out[at + 2 * FILES + PLAYERS * file + (s.arrested_by[file] - seat) % s.seats] = 1
    at += (2 + PLAYERS) * FILES
    for card in range(TRAPS):
        out[at + card] = s.traps_unseen[card]
    at += TRAPS
    for i in range(s.missions_count):
        out[at + i] = 1 + s.missions_known[i]
    at += MISSION_CARDS
    for i in range(s.traps_count):
        out[at + i] = 1 + s.traps_known[i]
    at += TRAP_CARDS
    if s.die > 0:
        out[at + s.die - 1] = 1
    out[at + FAR + s.due] = 1
    out[at + FAR + DUES] = s.rounds // ROUNDS_EACH
    out[at + FAR + DUES + 1 + (s.turn - seat) % s.seats] = 1
    out[at + FAR + DUES + 1 + PLAYERS] = mover(s) == seat  # type: ignore[arg-type]


def longest(variant: str, seats: int) -> int:
    """Every turn of every round has a drive, and four of them an arrest."""
    return LAST_ROUND * seats + FILES


RESEARCH: Final = Research(
    actions=AFTER_DRIVES - FIRST,
    chances=FIRST,
    planes=(
        Plane("cars", (CARS, FIELDS), 1, "where the two cars of each player stand"),
        Plane("missions", (PLAYERS, FILES), 1, "the file of each player"),
        Plane("stages", (PLAYERS, STAGES), 1, "how far each player is with his file"),
        Plane("leads", (PLAYERS, LEADS), 1, "which car of each player leads, or either"),
        Plane("circles", (FILES,), ARREST_FIELD, "where the criminals are"),
        Plane("missions unseen", (FILES,), MISSION_COPIES, "cards whose order nobody knows"),
        Plane("arrests", (FILES, PLAYERS), 1, "who made them"),
        Plane("traps unseen", (TRAPS,), int(TRAP_COPIES.max()), "cards whose order nobody knows"),
        Plane("missions known", (MISSION_CARDS,), FILES, "1 + the file, from the top down"),
        Plane("traps known", (TRAP_CARDS,), TRAPS, "1 + the card, from the top down"),
        Plane("die", (FAR,), 1, "what was rolled"),
        Plane("due", (DUES,), 1, "what is to be done next"),
        Plane("rounds", (1,), LAST_ROUND // ROUNDS_EACH, "a quarter of the rounds, rounded down"),
        Plane("mover", (PLAYERS,), 1, "the player whose turn it is, from the own seat on"),
        TURN,
    ),
    longest=longest,
)

add_rules(STATE, action, move_of, planes)
