"""A position of Manhattan South from its text: read, then checked against what can stand."""

import re
from collections import Counter

from cavale.core.jit import States
from cavale.games.manhattan.board import FILES as COLOURS
from cavale.games.manhattan.board import IS_TRAP, MISSION_ROOM, NAMES, NUMBER, PARK, STATION
from cavale.games.manhattan.files import arrests, can_arrest, home, leaders, most_arrests
from cavale.games.manhattan.notation import CARD_CODES, DUE, LETTERS, SEATS
from cavale.games.manhattan.rules import start
from cavale.games.manhattan.state import (
    ARREST,
    BY_ARREST,
    BY_ARRESTS,
    BY_RACE,
    BY_ROUNDS,
    DRAW,
    DRIVE,
    EITHER,
    FETCH,
    FILES,
    HUNT,
    LAST_ROUND,
    MISSION_COPIES,
    MOVE,
    NO_FILE,
    OFF_BOARD,
    OUT,
    REASONS,
    ROLL,
    SEEK,
    TRAP,
    TRAP_COPIES,
)
from cavale.games.manhattan.streets import files_closed, full

_POSITION = re.compile(
    r"(?P<players>\S+) (?P<criminals>[0-3wovp]{4}) (?P<missions>-|[rybg]{1,16})"
    r" (?P<traps>-|[LArybg123,]+) (?P<starter>[-wovp]) (?P<round>0|[1-9][0-9]{0,2}) (?P<due>\S+)"
)
_PLAYER = re.compile(
    r"(?P<gone>-,-:-)|(?P<first>[a-z]+[0-9]*),(?P<second>[a-z]+[0-9]*)"
    r":(?:(?P<seek>-)(?P<maybe>[12]?)|(?P<file>[rybg])(?:(?P<lead>[12])(?P<parked>p?)|w))"
)
_DUE = re.compile(r"(?P<seat>[wovp])(?:(?P<what>[?!mt1-6])|=(?P<reason>[a-z]+))")


def read(text: str, variant: str, seats: int) -> States:
    match = _POSITION.fullmatch(text)
    if not match:
        raise ValueError(
            "a position of Manhattan South reads like e5,start:r1/c4,start:-1 0230 yr L,r1 w 12 o4"
        )
    a = start(variant, seats)
    players = match["players"].split("/")
    if len(players) != seats:
        raise ValueError(f"there are {seats} players, separated by /")
    _read_criminals(a, match["criminals"])
    for seat, player in enumerate(players):
        _read_player(a, seat, player)
    _read_missions(a, "" if match["missions"] == "-" else match["missions"])
    _read_traps(a, [] if match["traps"] == "-" else match["traps"].split(","))
    a["rounds"] = int(match["round"])
    if match["starter"] == "-":
        _read_opening(a, match["due"], start(variant, seats))
    else:
        a["starter"] = _seat(a, match["starter"])
        if not 1 <= a["rounds"][0] <= LAST_ROUND:
            raise ValueError(f"rounds count from 1 to {LAST_ROUND}")
        _read_due(a, match["due"])
        _check_files(a)
    _check_streets(a)
    return a


def _seat(a: States, letter: str) -> int:
    seat = SEATS.index(letter)
    if seat >= a[0].seats:
        raise ValueError(f"nobody plays {letter} here")
    return seat


def _read_criminals(a: States, text: str) -> None:
    for file, letter in enumerate(text):
        if letter.isdigit():
            a["circle"][0, file] = int(letter)
        else:
            a["arrested_by"][0, file] = _seat(a, letter)


def _read_player(a: States, seat: int, text: str) -> None:
    match = _PLAYER.fullmatch(text)
    if not match:
        raise ValueError("a player reads like start,start:-1 or e5,station:rw")
    if match["gone"]:
        a["cars"][0, 2 * seat : 2 * seat + 2] = OFF_BOARD
        a["lead"][0, seat] = EITHER
        return
    for car, name in enumerate((match["first"], match["second"])):
        if name not in NUMBER:
            raise ValueError(f"there is no field {name[:12]} on the map")
        a["cars"][0, 2 * seat + car] = NUMBER[name]
    lead = match["maybe"] or match["lead"]
    a["lead"][0, seat] = int(lead) - 1 if lead else EITHER
    if match["seek"]:
        return
    a["mission"][0, seat] = LETTERS.index(match["file"])
    a["stage"][0, seat] = (FETCH if match["parked"] else DRIVE) if lead else HUNT
    if match["parked"]:
        cars = a["cars"][0, 2 * seat : 2 * seat + 2]
        if cars[int(lead) - 1] != PARK[a["mission"][0, seat]]:
            raise ValueError(f"car {lead} is not in the car park of its file")
        if cars[2 - int(lead)] == STATION:
            raise ValueError("the other car is at the station, so the warrant would be posted")


def _read_missions(a: States, known: str) -> None:
    s = a[0]
    for i, letter in enumerate(known):
        a["missions_known"][0, i] = LETTERS.index(letter)
    a["missions_count"] = len(known)
    for file, letter in enumerate(LETTERS):
        out = known.count(letter) + list(s.mission[: s.seats]).count(file)
        if out > MISSION_COPIES:
            raise ValueError(f"there are only {MISSION_COPIES} missions of each colour")
        a["missions_unseen"][0, file] = MISSION_COPIES - out


def _read_traps(a: States, known: list[str]) -> None:
    for code, copies in Counter(known).items():
        if code not in CARD_CODES:
            raise ValueError(f"{code[:12]!r} is no trap card: they are L, r1 to g3, and A")
        card = CARD_CODES.index(code)
        if copies > TRAP_COPIES[card]:
            raise ValueError(f"there are only {TRAP_COPIES[card]} trap cards {code}")
        a["traps_unseen"][0, card] -= copies
    a["traps_known"][0, : len(known)] = [CARD_CODES.index(code) for code in known]
    a["traps_count"] = len(known)


def _read_opening(a: States, due: str, fresh: States) -> None:
    """Before anybody has started nothing has moved."""
    if a != fresh:
        raise ValueError("nobody has started yet, so nothing can have moved")
    if len(due) != a[0].seats or not re.fullmatch(r"[1-6.x]*\.[.x]*", due) or due.count("x") > 2:
        raise ValueError("the opening is a roll, . or x for each player, and one has yet to roll")
    if "x" in due and len(due) - due.count("x") < 2:
        raise ValueError("only those who tied roll again, and it takes two")
    if not re.fullmatch(r"[1-6x]*[.x]*", due):
        raise ValueError("players roll in the order of their seats")
    a["opening"][0, : len(due)] = [
        0 if letter == "." else OUT if letter == "x" else int(letter) for letter in due
    ]
    a["turn"] = due.index(".")


def _read_due(a: States, text: str) -> None:
    match = _DUE.fullmatch(text)
    if not match:
        raise ValueError("what is due reads like w? or w4 or w! or wm or wt, or w=race at the end")
    a["turn"] = _seat(a, match["seat"])
    if match["reason"]:
        if match["reason"] not in REASONS[1:]:
            raise ValueError(f"a game ends by {', '.join(REASONS[1:])}")
        a["over"] = REASONS.index(match["reason"])
        a["due"] = next(iter(DUE))
        return
    if match["what"].isdigit():
        a["due"], a["die"] = MOVE, int(match["what"])
    else:
        a["due"] = next(due for due, letter in DUE.items() if letter == match["what"])
    s = a[0]
    seat = s.turn
    cars = s.cars[2 * seat : 2 * seat + 2]
    if s.due == TRAP and (s.mission[seat] == NO_FILE or not any(IS_TRAP[car] for car in cars)):
        raise ValueError("no trap card is due without a mission and a car on a trap field")
    if s.due == DRAW and (
        s.stage[seat] != SEEK or s.lead[seat] == EITHER or cars[s.lead[seat]] != MISSION_ROOM
    ):
        raise ValueError("no mission is due unless the leading car is in the mission room")
    due = bool(can_arrest(s, seat))
    if s.due == ARREST and not due:
        raise ValueError("no arrest is due: warrant, criminal on red, car on the entrance (6.1)")
    if s.due in (ROLL, MOVE) and due:
        raise ValueError(f"an arrest is due, in place of the roll: write {SEATS[seat]}! (6.1)")


def _check_files(a: States) -> None:
    """What the closed files say about the rest, and about the end."""
    s = a[0]
    for seat in range(s.seats):
        if s.mission[seat] != NO_FILE and s.arrested_by[s.mission[seat]] >= 0:
            raise ValueError(f"the {COLOURS[s.mission[seat]]} file is closed")
    closed = files_closed(s)
    if s.quick and closed != (s.over == BY_ARREST):
        raise ValueError("the first arrest ends this game, and nothing else but the last round")
    decided = closed == FILES and leaders(s) == 1
    racing = closed == FILES and not decided
    if s.over == BY_ARREST and not s.quick:
        raise ValueError("one arrest does not end this game")
    if decided != (s.over == BY_ARRESTS):
        raise ValueError("four arrests end the game if one player has more than the others")
    if racing:
        _check_race(a)
    elif (s.cars[: 2 * s.seats] == OFF_BOARD).any():
        raise ValueError("cars leave the board only when a race begins")
    elif s.over == BY_RACE:
        raise ValueError("nobody races before all files are closed, or without a tie")
    if s.over == BY_ROUNDS and (s.rounds != LAST_ROUND or not _last_in_round(a)):
        raise ValueError(f"only the last turn of round {LAST_ROUND} ends the game by rounds")


def _last_in_round(a: States) -> bool:
    """Whether nobody who still plays comes after the mover in this round."""
    s = a[0]
    racing, seat = files_closed(s) == FILES, int(s.turn)
    while (seat := (seat + 1) % int(s.seats)) != s.starter:
        if not racing or arrests(s, seat) == most_arrests(s):
            return False
    return True


def _check_race(a: States) -> None:
    s = a[0]
    most = most_arrests(s)
    if any(s.lead[seat] != EITHER for seat in range(s.seats)):
        raise ValueError("in the race no car leads: write -")
    if arrests(s, s.turn) != most:
        raise ValueError("only those who share the most arrests race")
    for seat in range(s.seats):
        left = s.cars[2 * seat] == OFF_BOARD
        if arrests(s, seat) < most and not left:
            raise ValueError(f"{SEATS[seat]} is out of the race, so his cars are off: write -,-:-")
        if arrests(s, seat) == most and left:
            raise ValueError(f"{SEATS[seat]} races, so his cars are on the board")
    at_home = [seat for seat in range(s.seats) if arrests(s, seat) == most and home(s, seat)]
    if s.over == BY_RACE:
        if s.turn not in at_home:
            raise ValueError("the winner of a race has both cars at the station")
    elif at_home:
        raise ValueError("both cars of a racer are at the station: the game would be over")


def _check_streets(a: States) -> None:
    s = a[0]
    for car in range(2 * s.seats):
        field = s.cars[car]
        if field != OFF_BOARD and full(s, field) and list(s.cars[: 2 * s.seats]).count(field) > 2:
            raise ValueError(f"{NAMES[field]} holds no more than two cars")
