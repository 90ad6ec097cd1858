"""The rules a game may implement, each a small compiled function on its state record.

Seats count from 0. `mover` may also answer CHANCE or OVER. `apply` trusts its caller: only
`Position.play` checks. Everything that is shown, told or searched goes through `observe` first.
"""

import numpy as np

from cavale.core.jit import (
    Floats,
    Ints,
    Planes,
    Rng,
    States,
    fill,
    inner,
    kernel,
    light,
    random_below,
    random_unit,
    required,
    rule,
)
from cavale.core.seats import CHANCE, OVER


class State:
    """Base of the classes that name a state's fields; at run time a state is a plain record."""


@required
def mover(s: np.void) -> int:
    """The seat to move, CHANCE or OVER."""
    return OVER


@required
def moves(s: np.void, out: Ints) -> int:
    """Write the legal moves to `out` in the pinned order; return how many."""
    return 0


@required
def apply(s: np.void, move: int) -> None:
    """Play a legal move, in place."""


@required
def points(s: np.void, seat: int) -> float:
    """What a seat has when the game is over."""
    return 0.0


@rule
def share(s: np.void, seat: int) -> float:
    """How much of this one game a seat has won; whoever has most has won it.

    The points, unless they only mean something over a series.
    """
    return points(s, seat)


@rule
def utility(s: np.void, seat: int) -> float:
    """What a bot wants from a finished game, from -1 to 1; by default 1 for a win."""
    return 2.0 * points(s, seat) - 1.0


@rule
def weight(s: np.void, move: int) -> float:
    """How likely this chance move is, relative to the other legal ones."""
    return 1.0


@rule
def observe(s: np.void, seat: int) -> None:
    """Blank, in place, everything the seat cannot know; SPECTATOR knows least."""


@rule
def resample(s: np.void, seat: int, rng: Rng) -> None:
    """Fill what `observe` blanked with a world the seat cannot tell from the real one."""


@rule
def visible(s: np.void, move: int, seat: int) -> bool:
    """Whether the seat learns which move is played here."""
    return True


@rule
def key(s: np.void) -> np.uint64:
    """A number that tells positions apart, for transposition tables; 0 means: do not store."""
    return np.uint64(0)


@rule
def evaluate(s: np.void, weights: Floats) -> int:
    """How good the position looks for the seat to move, in thousandths of a win."""
    return 0


@inner
def by_weight(s: np.void, out: Ints, n: int, rng: Rng) -> int:
    """One of n chance moves, each as likely as its weight says."""
    total = 0.0
    for i in range(n):
        total += weight(s, out[i])
    left = random_unit(rng) * total
    for i in range(n - 1):
        left -= weight(s, out[i])
        if left < 0.0:
            return int(out[i])
    return int(out[n - 1])


@rule
@light
def pick(s: np.void, out: Ints, rng: Rng) -> int:
    """A legal move at random: of chance's as its weights say, of a seat's each as likely as any.

    `out` has room for the legal moves. A game that picks without listing them draws the same move
    from the same `rng`.
    """
    n = moves(s, out)
    if mover(s) == CHANCE:
        return by_weight(s, out, n, rng)
    return int(out[random_below(rng, n)])


@rule
@light
def hasty(s: np.void, out: Ints, rng: Rng) -> int:
    """The move of somebody in a hurry, for playouts: any, unless the game knows better.

    `out` has room for the legal moves.
    """
    return pick(s, out, rng)


@rule
def obvious(s: np.void) -> int:
    """A move that anybody would play here, so that a tree search tries no other; -1 if none."""
    return -1


# For programs that learn: core/research.py says what a room states about them.


@rule
def action(s: np.void, move: int) -> int:
    """The number of a seat's move among all that the game has, without gaps from 0 up."""
    return move


@rule
def move_of(s: np.void, action: int) -> int:
    """The move with this number."""
    return action


@rule
def planes(s: np.void, seat: int, out: Planes) -> None:
    """Write what the seat sees, plane after plane, to `out`, which is all 0.

    `s` is what the seat observes, never a state.
    """


# What Python calls: one-element arrays go in, because passing a record costs four times as much.


@kernel
def face_mover(a: States) -> int:
    return mover(a[0])


@kernel
def face_moves(a: States, out: Ints) -> int:
    return moves(a[0], out)


@kernel
def face_offers(a: States, state: bytes, out: Ints) -> int:
    """Write the legal moves, and behind them who is to move; return how many moves there are.

    The state is given as bytes, and `a` is room to work in.
    """
    fill(a, state)
    n = moves(a[0], out)
    out[n] = mover(a[0])
    return n


@kernel
def face_play(a: States, state: bytes, move: int) -> int:
    """Write the state after a legal move to `a`; return who is to move then."""
    fill(a, state)
    apply(a[0], move)
    return mover(a[0])


@kernel
def face_apply(a: States, move: int) -> None:
    apply(a[0], move)


@kernel
def face_points(a: States, seat: int) -> float:
    return points(a[0], seat)


@kernel
def face_share(a: States, seat: int) -> float:
    return share(a[0], seat)


@kernel
def face_utility(a: States, seat: int) -> float:
    return utility(a[0], seat)


@kernel
def face_weight(a: States, move: int) -> float:
    return weight(a[0], move)


@kernel
def face_observe(a: States, seat: int) -> None:
    observe(a[0], seat)


@kernel
def face_action(a: States, move: int) -> int:
    return action(a[0], move)


@kernel
def face_actions(a: States, out: Ints) -> int:
    """Write the numbers of the legal moves to `out`; return how many there are."""
    n = moves(a[0], out)
    for i in range(n):
        out[i] = action(a[0], out[i])
    return n


@kernel
def face_move_of(a: States, action: int) -> int:
    return move_of(a[0], action)


@kernel
def face_planes(a: States, seat: int, out: Planes) -> None:
    planes(a[0], seat, out)


@kernel
def face_resample(a: States, seat: int, rng: Rng) -> None:
    resample(a[0], seat, rng)


@kernel
def face_visible(a: States, move: int, seat: int) -> bool:
    return visible(a[0], move, seat)
