"""Monte Carlo tree search (UCT), with chance and with hidden information.

Every iteration first fills what the searching seat cannot see with some world it cannot rule out
(`resample`; nothing to do in an open game), then walks one tree shared by all these worlds, so a
choice never depends on what the seat does not know. A move's exploration is weighed by how often
it was possible, not by how often its parent was visited: in some worlds it is not there. Moves that
the seat would not see are one branch of the tree and are played at random.
"""

from dataclasses import dataclass
from math import log, sqrt

import numpy as np

from cavale.core.game import Move, Observation
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
from cavale.core.rules import apply, mover, moves, resample, utility, visible
from cavale.core.seats import CHANCE, OVER
from cavale.search.limits import NO_LIMIT, alarm
from cavale.search.playout import by_weight, finish
from cavale.search.workspace import move_lists, states

MAX_PATH = 1024
_UNSEEN = -1
_NONE = 0

# The columns of a node. Node 0 is the root, so 0 also means "no such node".
_MOVE, _CHOOSER, _CHILD, _SIBLING, _VISITS, _POSSIBLE = 0, 1, 2, 3, 4, 5
_COLUMNS = 6


@inner
def _find(tree: Ints, node: int, move: int) -> int:
    child = tree[node, _CHILD]
    while child != _NONE and tree[child, _MOVE] != move:
        child = tree[child, _SIBLING]
    return int(child)


@inner
def _grow(tree: Ints, totals: Floats, size: int, node: int, move: int, chooser: int) -> int:
    """Give the node a child, if there is room; its number, or 0."""
    if size == len(tree):
        return _NONE
    tree[size] = 0
    tree[size, _MOVE] = move
    tree[size, _CHOOSER] = chooser
    tree[size, _SIBLING] = tree[node, _CHILD]
    tree[node, _CHILD] = size
    totals[size] = 0.0
    return size


@inner
def _choose(
    tree: Ints, totals: Floats, node: int, out: Ints, n: int, explore: float, rng: Rng
) -> int:
    """A legal move: one never tried here, if there is any, else the one with the best bound."""
    fresh = 0
    chosen = out[0]
    best = -1.0
    for i in range(n):
        child = _find(tree, node, out[i])
        if child == _NONE:
            fresh += 1
            if random_below(rng, fresh) == 0:
                chosen = out[i]
            continue
        tree[child, _POSSIBLE] += 1
        if fresh:
            continue
        visits = tree[child, _VISITS]
        mean = totals[child] / visits
        bound = mean + explore * sqrt(log(tree[child, _POSSIBLE]) / visits)
        if bound > best:
            best = bound
            chosen = out[i]
    return int(chosen)


@inner
def _in_secret(s: np.void, out: Ints, n: int, seat: int) -> bool:
    """Whether the seat would not learn some of these moves."""
    unseen = 0
    for i in range(n):
        if not visible(s, out[i], seat):
            unseen += 1
    return unseen > 0


@kernel
def _iterate(
    frames: States,
    out: Ints,
    tree: Ints,
    totals: Floats,
    path: Ints,
    seat: int,
    explore: float,
    size: int,
    iterations: int,
    rng: Rng,
    stop: Flag,
) -> tuple[int, int]:
    """Iterate from frames[0], what the seat sees; the size of the tree and the iterations made."""
    for done in range(iterations):
        if raised(stop):
            return size, done
        frames[1] = frames[0]
        s = frames[1]
        resample(s, seat, rng)
        node, length, grown = 0, 0, False
        who = mover(s)
        while who != OVER and length < MAX_PATH and not grown:
            n = moves(s, out)
            if who == CHANCE:
                move = by_weight(s, out, n, rng)
            elif who != seat and _in_secret(s, out, n, seat):
                move = out[random_below(rng, n)]
            else:
                move = _choose(tree, totals, node, out, n, explore, rng)
            name = move if who == seat or visible(s, move, seat) else _UNSEEN
            child = _find(tree, node, name)
            if child == _NONE:
                child = _grow(tree, totals, size, node, name, who)
                if child == _NONE:
                    break
                tree[child, _POSSIBLE] = 1
                size += 1
                grown = who != CHANCE and name != _UNSEEN
            node = child
            path[length] = node
            length += 1
            apply(s, move)
            who = mover(s)
        finish(s, out, rng)
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
    seed: int = 0,
    stop: Flag | None = None,
) -> Grown:
    """Search what a seat sees, until a limit is reached; `nodes` bounds the memory."""
    if not seen.moves:
        raise ValueError("it is not this seat's turn")
    if seconds is None and iterations == NO_LIMIT and stop is None:
        raise ValueError("a tree search needs a limit: seconds, iterations or a stop flag")
    frames = states(seen, 2)
    frames[0] = seen.open()[0]
    out = move_lists(seen, 1)[0]
    tree = np.zeros((nodes, _COLUMNS), np.int64)
    totals = np.zeros(nodes)
    path = np.zeros(MAX_PATH, np.int64)
    rng = seeded(seed)
    with alarm(seconds, stop) as flag:
        size, done = _iterate(
            frames, out, tree, totals, path, seen.seat, explore, 1, iterations, rng, flag
        )
    return Grown(_tried(seen, tree, totals), int(done), int(size))


def _tried(seen: Observation, tree: Ints, totals: Floats) -> tuple[Tried, ...]:
    """Every legal move, the most visited first."""
    children: dict[int, int] = {}
    child = int(tree[0, _CHILD])
    while child != _NONE:
        children[int(tree[child, _MOVE])] = child
        child = int(tree[child, _SIBLING])
    tried = []
    for move in seen.moves:
        at = children.get(move.code)
        visits = 0 if at is None else int(tree[at, _VISITS])
        mean = 0.5 if at is None or not visits else float(totals[at]) / visits
        tried.append(Tried(move, visits, mean))
    return tuple(sorted(tried, key=lambda t: -t.visits))
