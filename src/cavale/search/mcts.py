"""Monte Carlo tree search (UCT), with chance and with hidden information.

Every iteration first fills what the searching seat cannot see with some world it cannot rule out
(`resample`; nothing to do in an open game), then walks one tree shared by all these worlds, so a
choice never depends on what the seat does not know: neither on what chance dealt nor on what
others decided in secret, who do that in haste here. Where some moves of a turn are seen and others
are not, the latter are one choice in the tree. A move's exploration is weighed by how often it was
possible, not by how often its parent was visited: in some worlds it is not there. Beyond the tree
everybody plays in haste.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

import numpy as np

from cavale.core.jit import (
    Flag,
    Floats,
    Ints,
    Rng,
    States,
    inner,
    kernel,
    raised,
    random_below,
    seeded,
)
from cavale.core.move import Move
from cavale.core.observation import Observation
from cavale.core.rules import (
    apply,
    by_weight,
    hasty,
    mover,
    moves,
    obvious,
    resample,
    utility,
    visible,
)
from cavale.core.seats import CHANCE, OVER
from cavale.search.limits import NO_LIMIT, alarm
from cavale.search.playout import hurry
from cavale.search.workspace import move_lists, states

MAX_PATH = 1024
_UNSEEN = -1
_NONE = 0

# The columns of a node. Node 0 is the root, so 0 also means "no such node".
_PARENT, _MOVE, _CHOOSER, _VISITS, _POSSIBLE = 0, 1, 2, 3, 4
_COLUMNS = 5


@inner
def _slot(tree: Ints, slots: Ints, node: int, move: int) -> int:
    """Where the child that a move leads to is listed, or would be: nodes may have many children."""
    last = len(slots) - 1
    slot = (node * 0x9E3779B1 + (move + 1) * 0x85EBCA77 >> 12) & last
    child = slots[slot]
    while child != _NONE and (tree[child, _PARENT] != node or tree[child, _MOVE] != move):
        slot = slot + 1 & last
        child = slots[slot]
    return int(slot)


@inner
def _grow(tree: Ints, slots: Ints, size: int, node: int, move: int, chooser: int) -> int:
    """Give the node a child, if there is room; its number, or 0."""
    if size == len(tree):
        return _NONE
    tree[size, _PARENT] = node
    tree[size, _MOVE] = move
    tree[size, _CHOOSER] = chooser
    tree[size, _POSSIBLE] = 1
    slots[_slot(tree, slots, node, move)] = size
    return size


@inner
def _sees_one(s: np.void, out: Ints, n: int, seat: int) -> bool:
    """Whether the seat would learn of any of these moves that it is played."""
    seen = 0
    for i in range(n):
        seen += visible(s, out[i], seat)
    return seen > 0


@inner
def _choose(
    s: np.void,
    seat: int,
    tree: Ints,
    slots: Ints,
    totals: Floats,
    node: int,
    out: Ints,
    n: int,
    explore: float,
    rng: Rng,
) -> int:
    """A legal move: one never tried here, if there is any, else the one with the best bound.

    All moves that the seat does not see are one to it: any of them stands for the others.
    """
    fresh, unseen = 0, 0
    chosen = name = stands = out[0]
    best = -1.0
    for i in range(n):
        name = out[i]
        if not visible(s, out[i], seat):
            name = _UNSEEN
            unseen += 1
            if random_below(rng, unseen) == 0:
                stands = out[i]
            if unseen > 1:
                continue
        child = slots[_slot(tree, slots, node, name)]
        if child == _NONE:
            fresh += 1
            if random_below(rng, fresh) == 0:
                chosen = name
            continue
        tree[child, _POSSIBLE] += 1
        if fresh:
            continue
        visits = tree[child, _VISITS]
        mean = totals[child] / visits
        bound = mean + explore * sqrt(log(tree[child, _POSSIBLE]) / visits)
        if bound > best:
            best = bound
            chosen = name
    return int(stands if chosen == _UNSEEN else chosen)


@inner
def _list(s: np.void, who: int, out: Ints) -> int:
    """The moves to try, and how many they are."""
    sure = -1 if who == CHANCE else obvious(s)
    if sure < 0:
        return moves(s, out)
    out[0] = sure
    return 1


@kernel
def _iterate(
    frames: States,
    out: Ints,
    among: Ints,
    tree: Ints,
    slots: Ints,
    totals: Floats,
    path: Ints,
    seat: int,
    explore: float,
    size: int,
    iterations: int,
    rng: Rng,
    stop: Flag,
) -> tuple[int, int]:
    """Iterate from frames[0], what the seat sees; the size of the tree and the iterations made.

    At the root only the moves `among` these are tried.
    """
    for done in range(iterations):
        if raised(stop):
            return size, done
        frames[1] = frames[0]
        s = frames[1]
        resample(s, seat, rng)
        node, length, grown = 0, 0, False
        who = mover(s)
        while who != OVER and length < MAX_PATH and not grown:
            if length == 0:
                n = len(among)
                out[:n] = among
            else:
                n = _list(s, who, out)
            chosen = who != CHANCE
            if who == CHANCE:
                move = by_weight(s, out, n, rng)
            elif _sees_one(s, out, n, seat):
                move = _choose(s, seat, tree, slots, totals, node, out, n, explore, rng)
            else:
                move = hasty(s, out, rng)
                chosen = False
            name = move if visible(s, move, seat) else _UNSEEN
            child = slots[_slot(tree, slots, node, name)]
            if child == _NONE:
                child = _grow(tree, slots, size, node, name, who)
                if child == _NONE:
                    break
                size += 1
                grown = chosen
            node = child
            path[length] = node
            length += 1
            apply(s, move)
            who = mover(s)
        hurry(s, out, rng)
        tree[0, _VISITS] += 1
        for i in range(length):
            at = path[i]
            tree[at, _VISITS] += 1
            if tree[at, _CHOOSER] != CHANCE:
                totals[at] += (utility(s, tree[at, _CHOOSER]) + 1.0) / 2.0
    return size, iterations


@dataclass(frozen=True)
class Tried:
    """A move at the root: how often it was visited, and the mean of what it brought, 0 to 1."""

    move: Move
    visits: int
    mean: float


@dataclass(frozen=True)
class Grown:
    """What a tree search found; the first of `tried` is the move to play."""

    tried: tuple[Tried, ...]
    iterations: int
    nodes: int

    @property
    def move(self) -> Move:
        return self.tried[0].move

    @property
    def value(self) -> float:
        return 2 * self.tried[0].mean - 1


def mcts(
    seen: Observation,
    *,
    seconds: float | None = None,
    iterations: int = NO_LIMIT,
    nodes: int = 1 << 20,
    explore: float = 0.7,
    among: Sequence[int] | None = None,
    seed: int = 0,
    stop: Flag | None = None,
) -> Grown:
    """Search what a seat sees, until a limit is reached; `nodes` bounds the memory.

    With `among`, only these of the legal moves are considered.
    """
    if not seen.moves:
        raise ValueError("it is not this seat's turn")
    if seconds is None and iterations == NO_LIMIT and stop is None:
        raise ValueError("a tree search needs a limit: seconds, iterations or a stop flag")
    frames = states(seen, 2)
    frames[0] = seen.copy_record()[0]
    out = move_lists(seen, 1)[0]
    tree = np.zeros((nodes, _COLUMNS), np.int64)
    slots = np.zeros(2 << nodes.bit_length(), np.int64)
    totals = np.zeros(nodes)
    path = np.zeros(MAX_PATH, np.int64)
    rng = seeded(seed)
    with alarm(seconds, stop) as flag:
        size, done = _iterate(
            frames,
            out,
            np.array(seen.moves.codes if among is None else among, np.int64),
            tree,
            slots,
            totals,
            path,
            seen.seat,
            explore,
            1,
            iterations,
            rng,
            flag,
        )
    return Grown(_tried(seen, tree[:size], totals), int(done), int(size))


def _tried(seen: Observation, tree: Ints, totals: Floats) -> tuple[Tried, ...]:
    """Every legal move, the most visited first."""
    at_root = np.flatnonzero(tree[:, _PARENT] == 0)[1:]
    children = {int(tree[child, _MOVE]): child for child in at_root}
    tried = []
    for move in seen.moves:
        at = children.get(move.code)
        visits = 0 if at is None else int(tree[at, _VISITS])
        mean = 0.5 if at is None or not visits else float(totals[at]) / visits
        tried.append(Tried(move, visits, mean))
    return tuple(sorted(tried, key=lambda t: -t.visits))
