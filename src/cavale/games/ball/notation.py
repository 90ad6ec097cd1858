"""The Ball as text: moves `D1-D2`, `D1xD3`, `D6-off`, `D6xoff`; positions as in the rulings.

    rrrrrrr/7/7/7/3B3/7/bbb1bbb b D3*

Rows from 7 down to 1, `b` and `r` pawns, `B` or `R` the carrier, digits for runs of free squares;
the side to move; the pawn it has already moved in this turn, with `*` if the ball moved too, or
`-`. Once the ball is out there is no carrier, and the side to move is the winner. What stood
before is not in the text: reading it starts a fresh count of repetitions.
"""

import re
from itertools import groupby

import numpy as np

from cavale.core.jit import States
from cavale.core.rules import face_moves
from cavale.games.ball.board import NAMES, OFF, SIDE, SQUARES
from cavale.games.ball.rules import (
    GONE,
    MAX_MOVES,
    NO_PAWN,
    PAWNS,
    STUCK,
    WON,
    face_remember,
    move_code,
    move_parts,
    start,
)

LETTERS = "br"
_MOVE = re.compile(r"([A-G][1-7])([-X])(OFF|[A-G][1-7])")
_POSITION = re.compile(
    r"(?P<rows>[brBR1-7]{1,7}(?:/[brBR1-7]{1,7}){6}) (?P<turn>[br])"
    r" (?:-|(?P<moved>[A-G][1-7])(?P<star>\*?))"
)


def square_name(square: int) -> str:
    return "off" if square == OFF else NAMES[square]


def move_text(move: int) -> str:
    begin, end, takes = move_parts(move)
    return f"{NAMES[begin]}{'-x'[takes]}{square_name(end)}"


def parse_move(text: str) -> int:
    match = _MOVE.fullmatch("".join(text.split()).upper())
    if not match:
        raise ValueError("a move reads like D1-D2, or D1xD3 to take the ball, or D6-off")
    end = OFF if match[3] == "OFF" else NAMES.index(match[3])
    return move_code(NAMES.index(match[1]), end, int(match[2] == "X"))


def rows(a: States) -> list[str]:
    """The board as seven strings, row 1 first."""
    blue, red = a["pawns"][0].tolist()
    squares = ["b" if blue >> i & 1 else "r" if red >> i & 1 else "." for i in range(SQUARES)]
    ball = int(a["ball"][0])
    if ball != GONE:
        squares[ball] = squares[ball].upper()
    return ["".join(squares[i : i + SIDE]) for i in range(0, SQUARES, SIDE)]


def position_text(a: States) -> str:
    s = a[0]
    board = "/".join(_shortened(row) for row in reversed(rows(a)))
    half = "-" if s.moved == NO_PAWN else NAMES[s.moved] + "*" * int(s.ball_moved)
    return f"{board} {LETTERS[s.turn]} {half}"


def _shortened(row: str) -> str:
    runs = ((letter, len(list(run))) for letter, run in groupby(row))
    return "".join(str(length) if letter == "." else letter * length for letter, length in runs)


def parse_position(text: str, variant: str, seats: int) -> States:
    match = _POSITION.fullmatch(" ".join(text.split()))
    if not match:
        raise ValueError("a position of The Ball reads like rrrrrrr/7/7/7/7/7/bbbBbbb b -")
    lengthened = re.sub("[1-7]", lambda run: "." * int(run[0]), match["rows"]).split("/")
    if any(len(row) != SIDE for row in lengthened):
        raise ValueError(f"every row has {SIDE} squares")
    squares = "".join(reversed(lengthened))
    carriers = [i for i, letter in enumerate(squares) if letter in "BR"]
    pawns = [
        sum(1 << i for i, letter in enumerate(squares) if letter.lower() == side)
        for side in LETTERS
    ]
    turn = LETTERS.index(match["turn"])
    won = not carriers
    for side, bits in enumerate(pawns):
        off = won and side == turn
        if bits.bit_count() + off > PAWNS:
            raise ValueError(f"a side has only {PAWNS} pawns, and one leaves with the ball")
        if not bits and not off:
            raise ValueError(f"{LETTERS[side]} has no pawn left, but pawns are never taken")
    if len(carriers) > 1:
        raise ValueError("there is only one ball, so only one capital letter")
    a = np.zeros_like(start(variant, seats))
    a["pawns"] = pawns
    a["ball"] = GONE if won else carriers[0]
    a["turn"] = turn
    a["moved"] = NO_PAWN
    if match["moved"]:
        _parse_half(a, match["moved"], bool(match["star"]))
    elif won:
        a["over"] = WON
    else:
        face_remember(a)
        a["over"] = 0 if _can_move(a) else STUCK
    return a


def _parse_half(a: States, name: str, star: bool) -> None:
    s = a[0]
    moved = NAMES.index(name)
    if s.ball == GONE:
        raise ValueError("the ball is out and the game over: no turn is under way")
    if not int(s.pawns[s.turn]) >> moved & 1:
        raise ValueError(f"{name} is no pawn of {LETTERS[s.turn]}, so it cannot have moved")
    if star and s.ball != moved:
        raise ValueError(f"* says that {name} moved or took the ball: it must carry it")
    if s.ball == moved and not star:
        raise ValueError(f"{name} moved and carries the ball: write {name}*")
    a["moved"] = moved
    a["ball_moved"] = star
    if not _can_move(a):
        raise ValueError(f"the turn cannot be completed, so {name} cannot have moved there")


def _can_move(a: States) -> bool:
    return face_moves(a, np.zeros(MAX_MOVES, np.int64)) > 0
