"""Manhattan South: whose turn it is, what he may do, and what comes of it.

A turn is a roll (chance), a drive (the mover), and what the drive leads to: mission cards or a trap
card (chance), an arrest. An arrest that is due when the turn begins is the whole turn. Nothing is
hidden; a pile's order that nobody has seen is not decided before the card is drawn.
"""

from typing import Final

import numpy as np

from cavale.core.jit import Ints, States, implement, inner
from cavale.core.seats import CHANCE, OVER
from cavale.games.manhattan.board import FIELDS, IS_TRAP, MISSION_ROOM, START, STEPS
from cavale.games.manhattan.files import (
    acceptable,
    arrest,
    arrests,
    arrive,
    can_arrest,
    home,
    leaders,
    leave_the_board,
    most_arrests,
    put_mission_under,
    take_mission,
)
from cavale.games.manhattan.state import (
    ARREST,
    BY_ARREST,
    BY_ARRESTS,
    BY_RACE,
    BY_ROUNDS,
    DRAW,
    DRIVE,
    EITHER,
    FILES,
    LAST_ROUND,
    MISSION_COPIES,
    MOVE,
    NO_FILE,
    NOBODY,
    OPENING,
    OUT,
    REASONS,
    ROLL,
    SEEK,
    TRAP,
    TRAP_COPIES,
    TRAPS,
    Manhattan,
)
from cavale.games.manhattan.state import (
    STATE as STATE,
)
from cavale.games.manhattan.streets import DRIVING, STAY, drives, files_closed
from cavale.games.manhattan.traps import carry_out, turn_over

# Moves by number: rolls 1 to 6, mission cards, trap cards, MAKE_ARREST, STAY, drives.
MISSION_CARD: Final = 8
TRAP_CARD: Final = 16
MAKE_ARREST: Final = 30
MAX_MOVES: Final = 96


def mover(s: Manhattan) -> int:
    if s.over:
        return OVER
    return s.turn if s.due in (MOVE, ARREST) else CHANCE


def moves(s: Manhattan, out: Ints) -> int:
    if s.over:
        return 0
    if s.due == MOVE:
        return drives(s, out)
    if s.due == DRAW:
        return _mission_cards(s, out)
    if s.due == TRAP:
        return _trap_cards(s, out)
    if s.due == ARREST:
        out[0] = MAKE_ARREST
        return 1
    for roll in range(6):
        out[roll] = roll + 1
    return 6


@inner
def _mission_cards(s: Manhattan, out: Ints) -> int:
    n = 0
    for file in range(FILES):
        if s.missions_unseen[file]:
            out[n] = MISSION_CARD + file
            n += 1
    if n == 0:
        out[0] = MISSION_CARD + s.missions_known[0]
        n = 1
    return n


@inner
def _trap_cards(s: Manhattan, out: Ints) -> int:
    n = 0
    for card in range(TRAPS):
        if s.traps_unseen[card]:
            out[n] = TRAP_CARD + card
            n += 1
    if n == 0:
        out[0] = TRAP_CARD + s.traps_known[0]
        n = 1
    return n


def weight(s: Manhattan, move: int) -> float:
    if move >= TRAP_CARD:
        return float(max(s.traps_unseen[move - TRAP_CARD], 1))
    if move >= MISSION_CARD:
        return float(max(s.missions_unseen[move - MISSION_CARD], 1))
    return 1.0


def apply(s: Manhattan, move: int) -> None:
    if s.due == OPENING:
        _open(s, move)
    elif s.due == ROLL:
        s.die = move
        s.due = MOVE
    elif s.due == MOVE:
        _drive(s, move)
    elif s.due == DRAW:
        _draw(s, move - MISSION_CARD)
    elif s.due == ARREST:
        _end_turn(s)
    else:
        turn_over(s, move - TRAP_CARD)
        carry_out(s, move - TRAP_CARD)
        _end_turn(s)


@inner
def _open(s: Manhattan, roll: int) -> None:
    """The highest roll starts; those who tie for it roll again."""
    s.opening[s.turn] = roll
    for seat in range(s.turn + 1, s.seats):
        if s.opening[seat] == 0:
            s.turn = seat
            return
    highest, count, first = 0, 0, 0
    for seat in range(s.seats):
        if s.opening[seat] > highest:
            highest, count, first = s.opening[seat], 1, seat
        elif s.opening[seat] == highest:
            count += 1
    s.turn = first
    for seat in range(s.seats):
        s.opening[seat] = 0 if count == 1 or s.opening[seat] == highest else OUT
    if count == 1:
        s.starter = first
        s.rounds = 1
        s.due = ROLL


@inner
def _drive(s: Manhattan, move: int) -> None:
    die, seat = s.die, s.turn
    s.die = 0
    if move == STAY:
        _end_turn(s)
        return
    way, field = (move - DRIVING) // FIELDS, (move - DRIVING) % FIELDS
    car, back = way // 2, way % 2
    start = s.cars[2 * seat + car]
    s.cars[2 * seat + car] = field
    if field == MISSION_ROOM and s.stage[seat] == SEEK and files_closed(s) < FILES:
        s.lead[seat] = car
        s.due = DRAW
        return
    arrive(s, car, field)
    whole = back == 1 or STEPS[start, field] == die
    if IS_TRAP[field] and whole and s.mission[seat] != NO_FILE:
        s.due = TRAP
        return
    _end_turn(s)


@inner
def _draw(s: Manhattan, file: int) -> None:
    kept = acceptable(s, file)
    take_mission(s, file)
    if not kept:
        put_mission_under(s, file)
        return
    s.mission[s.turn] = file
    s.stage[s.turn] = DRIVE
    _end_turn(s)


@inner
def _end_turn(s: Manhattan) -> None:
    """An arrest if there is one to make, the end if it has come, then the next player."""
    s.due = ROLL
    if can_arrest(s, s.turn):
        arrest(s, s.turn)
        if s.quick:
            s.over = BY_ARREST
            return
        if files_closed(s) == FILES:
            if leaders(s) == 1:
                s.over = BY_ARRESTS
                return
            _line_up(s)
            return
    elif files_closed(s) == FILES and home(s, s.turn):
        s.over = BY_RACE
        return
    _next_player(s)


@inner
def _next_player(s: Manhattan) -> None:
    """Clockwise; once all files are closed only those who race have turns.

    Whoever finds everything in place for an arrest, by another's card, makes it and does not roll.
    """
    racing, most = files_closed(s) == FILES, most_arrests(s)
    seat = s.turn
    while True:
        seat = (seat + 1) % s.seats
        if seat == s.starter:
            if s.rounds == LAST_ROUND:
                s.over = BY_ROUNDS
                return
            s.rounds += 1
        if not racing or arrests(s, seat) == most:
            s.turn = seat
            s.due = ARREST if can_arrest(s, seat) else ROLL
            return


@inner
def _line_up(s: Manhattan) -> None:
    """The race begins with the next in turn; one who is home already has won it."""
    last, most = s.turn, most_arrests(s)
    for seat in range(s.seats):
        s.lead[seat] = EITHER
        if arrests(s, seat) < most:
            leave_the_board(s, seat)
    for i in range(1, s.seats + 1):
        seat = (last + i) % s.seats
        if arrests(s, seat) == most and home(s, seat):
            s.turn = seat
            s.over = BY_RACE
            return
    _next_player(s)


def points(s: Manhattan, seat: int) -> float:
    if s.over == BY_RACE:
        return 1.0 if s.turn == seat else 0.0
    return 1.0 / leaders(s) if arrests(s, seat) == most_arrests(s) else 0.0


def start(variant: str, seats: int) -> States:
    a = np.zeros(1, STATE)
    a["cars"] = START
    a["mission"] = NO_FILE
    a["stage"] = SEEK
    a["arrested_by"] = NOBODY
    a["missions_unseen"] = MISSION_COPIES
    a["traps_unseen"] = TRAP_COPIES
    a["seats"] = seats
    a["quick"] = variant == "quick"
    a["starter"] = NOBODY
    a["due"] = OPENING
    return a


def reason(a: States) -> str:
    return REASONS[a[0].over]


def refusal(a: States, move: int) -> str:
    from cavale.games.manhattan.refusals import clause

    return clause(a, move)


implement(STATE, mover, moves, apply, points, weight)
