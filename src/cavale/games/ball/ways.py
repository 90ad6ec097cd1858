"""One way for a pawn to make a move, hop by hop: for what is shown and what is explained.

The rules only ask where a pawn can end, and answer that faster.
"""

from collections import deque
from dataclasses import dataclass

from cavale.games.ball.board import AROUND, HOME, LANDING, NEXT, NOWHERE, OFF, opposite

_NEXT, _LANDING, _AROUND, _HOME = (table.tolist() for table in (NEXT, LANDING, AROUND, HOME))

_Hop = tuple[int, int | None, bool]
"""A moment in a chain: the square, the direction of the last jump, whether it has the ball."""


@dataclass(frozen=True)
class Way:
    squares: tuple[int, ...]
    jumped: tuple[int, ...]
    """Empty for a step."""


def find_way(
    occupied: int,
    ball: int,
    side: int,
    start: int,
    end: int | None,
    takes: bool,
    *,
    straight_back: bool = False,
) -> Way | None:
    """A shortest way that the board allows, or None; with `end` None, to anywhere.

    The ball is taken at the first jump over the carrier: taking it later leads nowhere else.
    `straight_back` allows what no pawn may do, to tell whether only that is in the way.
    """
    if not takes and end is not None and _can_step(occupied, ball, side, start, end):
        return Way((start, end), ())
    others = occupied & ~(1 << start)
    with_ball = takes or start == ball
    first: _Hop = (start, None, start == ball)
    came: dict[_Hop, _Hop] = {}
    queue = deque([first])
    while queue:
        hop = queue.popleft()
        square, last, carrying = hop
        for direction in range(8):
            if last is not None and direction == opposite(last) and not straight_back:
                continue
            over, landing = _NEXT[square][direction], _LANDING[side][square][direction]
            if over == NOWHERE or not others >> over & 1 or landing == NOWHERE:
                continue
            carries = carrying or (takes and over == ball)
            if not carries if landing == OFF else others >> landing & 1:
                continue
            after: _Hop = (landing, direction, carries)
            if after in came:
                continue
            came[after] = hop
            if carries == with_ball and end in (landing, None):
                return _traced(came, first, after)
            if landing != OFF:
                queue.append(after)
    return None


def _can_step(occupied: int, ball: int, side: int, start: int, end: int) -> bool:
    if end == OFF:
        return start == ball and bool(_HOME[1 - side] >> start & 1)
    return bool(_AROUND[start] & ~occupied & 1 << end)


def _traced(came: dict[_Hop, _Hop], first: _Hop, last: _Hop) -> Way:
    squares, jumped = [last[0]], []
    hop = last
    while hop != first:
        before, direction = came[hop], hop[1]
        squares.append(before[0])
        jumped.append(_NEXT[before[0]][direction])
        hop = before
    return Way(tuple(reversed(squares)), tuple(reversed(jumped)))
