"""Boards drawn as one sees them: row 7 at the top, columns A to G from the left.

`b` `r` are pawns, `B` `R` the carrier, `.` a free square, `x` a free square a pawn can reach.
"""

import random
import re

import pytest

from cavale import IllegalMove, Position, game

BALL = game("ball")
START = "rrrrrrr/7/7/7/7/7/bbbBbbb b -"


def board(drawing: str, to_move: str, half: str = "-") -> Position:
    rows = drawing.replace("x", ".").split()
    assert [len(row) for row in rows] == [7] * 7, "a board has seven rows of seven squares"
    short = (re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in rows)
    return BALL.parse(f"{'/'.join(short)} {to_move} {half}")


def marked(drawing: str) -> set[str]:
    rows = drawing.split()
    return {
        f"{column}{7 - i}"
        for i, row in enumerate(rows)
        for column, letter in zip("ABCDEFG", row, strict=True)
        if letter == "x"
    }


def ends(position: Position, start: str, *, takes: bool = False) -> set[str]:
    """Where this pawn can go, with or without taking the ball on the way."""
    sign = f"{start}{'x' if takes else '-'}"
    return {str(move)[3:] for move in position.moves if str(move).startswith(sign)}


def refused(position: Position, move: str) -> str:
    """The clause that forbids the move."""
    before = position.state
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    assert position.state == before
    assert caught.value.clause is not None
    return caught.value.clause


def play(position: Position, moves: str) -> Position:
    for move in moves.split():
        position = position.play(move)
    return position


def scattered(rng: random.Random, side: int = 7, pawns: int = 7) -> str:
    """The text of a board with its pawns anywhere in a corner of so many rows and columns."""
    places = rng.sample([(row, column) for row in range(side) for column in range(side)], 2 * pawns)
    letters = ["b"] * pawns + ["r"] * pawns
    carrier = rng.randrange(2 * pawns)
    letters[carrier] = letters[carrier].upper()
    up, right = rng.randint(0, 7 - side), rng.randint(0, 7 - side)
    squares = [["."] * 7 for _ in range(7)]
    for (row, column), letter in zip(places, letters, strict=True):
        squares[row + up][column + right] = letter
    rows = (re.sub(r"\.+", lambda run: str(len(run[0])), "".join(row)) for row in squares)
    return f"{'/'.join(rows)} {rng.choice('br')} -"
