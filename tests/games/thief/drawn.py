"""Boards drawn as one sees them: row 11 at the top, columns A to K from the left.

`*` is the scene of the crime, `1` to `9` are footprints in order, `x` points that can be reached,
`o` a point that was probed. Flights are texts, `F7 G7 G8`; while one is played the detective looks
where he finds nothing.
"""

from collections.abc import Iterator

import pytest

from cavale import Game, IllegalMove, Position, game
from cavale.games.thief.board import COLUMNS, NAMES

KNOTS_1 = game("thief", variant="knots-1")
KNOTS_2 = game("thief", variant="knots-2")
LAFFONT = game("thief", variant="laffont")
VARIANTS = (KNOTS_1, KNOTS_2, LAFFONT)


def points(drawing: str, letter: str) -> set[str]:
    rows = drawing.split()
    assert [len(row) for row in rows] == [11] * 11, "a board has eleven rows of eleven points"
    return {
        f"{column}{11 - i}"
        for i, row in enumerate(rows)
        for column, mark in zip(COLUMNS, row, strict=True)
        if mark == letter
    }


def flight(drawing: str) -> str:
    """The footprints of a drawing, in order."""
    found = [points(drawing, str(number)) for number in range(1, 10)]
    return " ".join(next(iter(point)) for point in found if point)


def play(position: Position, moves: str) -> Position:
    for move in moves.split():
        position = position.play(move)
    return position


def fled(on: Game, steps: str) -> Position:
    """After this flight, with the thief to move again unless it is over."""
    position = on.start()
    for number, step in enumerate(steps.split()):
        position = position.play(step)
        if position.mover is not None:
            forced = number == 0 and on.variant != "laffont"
            position = position.play("F6" if forced or step == "F7" else "F7")
    return position


def chased(on: Game, steps: str) -> Position:
    """After this flight, with the detective to move."""
    *before, last = steps.split()
    return fled(on, " ".join(before)).play(last)


def moves(position: Position) -> set[str]:
    return {str(move) for move in position.moves}


def refused(position: Position, move: str) -> str:
    """The clause that forbids the move."""
    before = position.state
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    assert position.state == before
    assert caught.value.clause is not None
    return caught.value.clause


def flights(position: Position) -> Iterator[Position]:
    """Every position that has the same probes and clues as this one: tried, not computed."""
    probes = [probe["point"] for probe in position.view()["probes"]]
    clues = [probe["clue"] for probe in position.view()["probes"]]
    steps = position.view()["steps"]
    worlds = [position.game.start()]
    for number in range(steps):
        worlds = [world.play(step) for world in worlds for step in world.moves]
        worlds = [world for world in worlds if world.mover is not None]
        if number < len(probes):
            worlds = [world.play(probes[number]) for world in worlds]
            worlds = [w for w in worlds if w.view()["probes"][number]["clue"] == clues[number]]
    yield from worlds


def turned(name: str, turn: int) -> str:
    """A point after one of the eight ways to turn and mirror the board."""
    column, row = NAMES.index(name) % 11 - 5, NAMES.index(name) // 11 - 5
    for _ in range(turn % 4):
        column, row = -row, column
    if turn >= 4:
        column = -column
    return NAMES[11 * (row + 5) + column + 5]


TURNS = range(8)


def lattice_flights(diagonal: bool, steps: int) -> int:
    """How many flights of so many steps there are that have not reached a hideout.

    Counted on paper: a flight that leaves an axis has two choices until it meets an edge.
    """
    ways = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    first = list(ways)
    if diagonal:
        first += [(1, 1), (1, -1), (-1, 1), (-1, -1)]
    ends = dict.fromkeys(first, 1)
    for _ in range(steps - 1):
        following: dict[tuple[int, int], int] = {}
        for (x, y), n in ends.items():
            for dx, dy in ways:
                to = (x + dx, y + dy)
                farther = abs(to[0]) + abs(to[1]) > abs(x) + abs(y)
                if farther and max(abs(to[0]), abs(to[1])) <= 5:
                    following[to] = following.get(to, 0) + n
        ends = {to: n for to, n in following.items() if (abs(to[0]), abs(to[1])) != (5, 5)}
    return sum(ends.values())
