"""What a search needs of a state: a board at the start of a turn."""

from typing import Annotated, Final

import numpy as np

from cavale.core.jit import Ints, States, layout
from cavale.core.rules import State
from cavale.games.ball.board import EVERYWHERE, SQUARES


class Board(State):
    pawns: Annotated[Ints, 2]
    ball: int
    turn: int


BOARD: Final = layout(Board)


def new_boards(state: States, count: int) -> States:
    """Room for boards; the first is that of a state."""
    boards = np.zeros(count, BOARD)
    for name in ("pawns", "ball", "turn"):
        boards[name][0] = state[name][0]
    return boards


def play(boards: States, turn: int) -> States:
    """The board after a turn, in a room of its own."""
    played = new_boards(boards, 2)
    side = int(boards["turn"][0])
    played["pawns"][0, side] = turn & EVERYWHERE
    played["ball"][0] = turn >> SQUARES
    played["turn"][0] = 1 - side
    return played
