"""Manhattan South as text; docs/manhattan.md says it at length.

    e5,start:r1/c4,start:-1 0230 yr L,r1 w 12 o4

Each player's cars and how far he is with his file; the criminals; the known bottom of the mission
pile and of the trap pile; who started and the round; what is due. Moves: `1-e5`, `2<e5`, `stay`,
`arrest`; by chance `roll 4`, `draw red`, `trap red 2`, `trap lieutenant`, `trap all`.
"""

import re

from cavale.core.jit import States
from cavale.games.manhattan.board import FIELDS, NAMES, NUMBER
from cavale.games.manhattan.board import FILES as COLOURS
from cavale.games.manhattan.rules import MAKE_ARREST, MISSION_CARD, TRAP_CARD
from cavale.games.manhattan.state import (
    ARREST,
    DRAW,
    DRIVE,
    EITHER,
    EVERYBODY,
    FETCH,
    HUNT,
    LIEUTENANT,
    NOBODY,
    OFF_BOARD,
    OPENING,
    OUT,
    REASONS,
    ROLL,
    SEEK,
    TRAP,
    TRAPS,
)
from cavale.games.manhattan.streets import DRIVING, STAY, drive_code

SEATS = "wovp"
LETTERS = "".join(colour[0] for colour in COLOURS)
DUE = {ROLL: "?", DRAW: "m", TRAP: "t", ARREST: "!"}
GONE = "-"
"""In place of the field of a car that has left the board."""
_DRIVE = re.compile(r"([12])([-<])([a-z]+[0-9]*)")
_ROLL = re.compile(r"roll ([1-6])")
_DRAWN = re.compile(f"draw ({'|'.join(COLOURS)})")
_TRAP = re.compile(f"trap (?:({'|'.join(COLOURS)}) ([123])|(lieutenant|all))")


def card_code(card: int) -> str:
    """A trap card in a position: L, r1, ... g3, A."""
    if card == LIEUTENANT:
        return "L"
    if card == EVERYBODY:
        return "A"
    return f"{LETTERS[(card - 1) // 3]}{(card - 1) % 3 + 1}"


CARD_CODES = [card_code(card) for card in range(TRAPS)]


def card_name(card: int) -> str:
    """A trap card in a move: lieutenant, red 1, ... green 3, all."""
    if card == LIEUTENANT:
        return "lieutenant"
    if card == EVERYBODY:
        return "all"
    return f"{COLOURS[(card - 1) // 3]} {(card - 1) % 3 + 1}"


def drive_parts(move: int) -> tuple[int, int, int]:
    """The car, 0 or 1; whether it backs; the field it goes to."""
    way, field = divmod(move - DRIVING, FIELDS)
    return *divmod(way, 2), field


def move_text(move: int) -> str:
    if move >= DRIVING:
        car, back, field = drive_parts(move)
        return f"{car + 1}{'-<'[back]}{NAMES[field]}"
    if move == STAY:
        return "stay"
    if move == MAKE_ARREST:
        return "arrest"
    if move >= TRAP_CARD:
        return f"trap {card_name(move - TRAP_CARD)}"
    if move >= MISSION_CARD:
        return f"draw {COLOURS[move - MISSION_CARD]}"
    return f"roll {move}"


def parse_move(text: str) -> int:
    words = " ".join(text.lower().split())
    if words == "stay":
        return STAY
    if words == "arrest":
        return MAKE_ARREST
    if match := _ROLL.fullmatch(words):
        return int(match[1])
    if match := _DRAWN.fullmatch(words):
        return MISSION_CARD + COLOURS.index(match[1])
    if match := _TRAP.fullmatch(words):
        if match[3]:
            return TRAP_CARD + (LIEUTENANT if match[3] == "lieutenant" else EVERYBODY)
        return TRAP_CARD + 3 * COLOURS.index(match[1]) + int(match[2])
    match = _DRIVE.fullmatch(words.replace(" ", ""))
    if not match or match[3] not in NUMBER:
        raise ValueError(
            "a move is a car and a field, such as 1-e5, or 1<e5 backwards; or stay, or arrest"
        )
    return drive_code(int(match[1]) - 1, "-<".index(match[2]), NUMBER[match[3]])


def position_text(a: States) -> str:
    s = a[0]
    players = "/".join(_player(a, seat) for seat in range(s.seats))
    criminals = "".join(
        str(s.circle[file]) if seat == NOBODY else SEATS[seat]
        for file, seat in enumerate(s.arrested_by)
    )
    missions = "".join(LETTERS[file] for file in s.missions_known[: s.missions_count])
    traps = ",".join(CARD_CODES[card] for card in s.traps_known[: s.traps_count])
    starter = "-" if s.starter == NOBODY else SEATS[s.starter]
    piles = f"{missions or '-'} {traps or '-'}"
    return f"{players} {criminals} {piles} {starter} {s.rounds} {_due(a)}"


def _player(a: States, seat: int) -> str:
    s = a[0]
    fields = (int(s.cars[2 * seat + car]) for car in range(2))
    cars = ",".join(GONE if field == OFF_BOARD else NAMES[field] for field in fields)
    lead = "" if s.lead[seat] == EITHER else str(s.lead[seat] + 1)
    file = "-" if s.stage[seat] == SEEK else LETTERS[s.mission[seat]]
    return f"{cars}:{file}{lead}{ {SEEK: '', DRIVE: '', FETCH: 'p', HUNT: 'w'}[s.stage[seat]] }"


def _due(a: States) -> str:
    s = a[0]
    if s.due == OPENING:
        shown = {0: ".", OUT: "x"}
        return "".join(shown.get(int(roll), str(roll)) for roll in s.opening[: s.seats])
    if s.over:
        return f"{SEATS[s.turn]}={REASONS[s.over]}"
    return f"{SEATS[s.turn]}{DUE.get(int(s.due), str(s.die))}"


def parse_position(text: str, variant: str, seats: int) -> States:
    from cavale.games.manhattan.reading import read

    return read(" ".join(text.split()), variant, seats)
