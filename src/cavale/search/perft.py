"""Counting move sequences: the fingerprint of a rules engine."""

from cavale.core.jit import Flag, Ints, States, kernel, raised
from cavale.core.position import Position
from cavale.core.rules import apply, mover, moves
from cavale.core.seats import OVER
from cavale.search.limits import new_flag
from cavale.search.workspace import move_lists, states

STOPPED = -1


@kernel
def _count(frames: States, lists: Ints, depth: int, at: Ints, ends: Ints, stop: Flag) -> int:
    """Sequences of exactly `depth` moves from frames[0]; the last ply is counted, not played."""
    total = 0
    level = 0
    at[0] = 0
    ends[0] = moves(frames[0], lists[0])
    if depth == 1:
        return int(ends[0])
    while level >= 0:
        if at[level] == ends[level]:
            level -= 1
            if level < depth - 4 and raised(stop):
                return STOPPED
            continue
        move = lists[level, at[level]]
        at[level] += 1
        frames[level + 1] = frames[level]
        child = frames[level + 1]
        apply(child, move)
        if mover(child) == OVER:
            continue
        n = moves(child, lists[level + 1])
        if level + 2 == depth:
            total += n
        else:
            level += 1
            at[level] = 0
            ends[level] = n
    return total


def perft(position: Position, depth: int, stop: Flag | None = None) -> int:
    """How many sequences of exactly `depth` moves there are; finished games are not expanded."""
    if depth < 0:
        raise ValueError("depth must not be negative")
    if depth == 0:
        return 1
    if position.mover is None:
        return 0
    frames = states(position, depth + 1)
    frames[0] = position.copy_record()[0]
    lists = move_lists(position, depth + 1)
    at, ends = lists[:, 0].copy(), lists[:, 0].copy()
    flag = new_flag() if stop is None else stop
    count = int(_count(frames, lists, depth, at, ends, flag))
    if count == STOPPED:
        raise InterruptedError("perft was stopped")
    return count
