"""Many games at once, in compiled code, written once for all games.

The arrays have one row for each game. Chance is played inside: between two calls a seat is to move
in every game. A game that ends begins again in the same call, so that its row shows how the old
game ended and what the mover of the new one sees.
"""

import numpy as np
import numpy.typing as npt

from cavale.core.jit import Ints, Planes, Rng, States, inner, kernel, random_below
from cavale.core.rules import action, apply, move_of, mover, moves, observe, pick, planes, utility
from cavale.core.seats import CHANCE, OVER

Masks = npt.NDArray[np.int8]
Rewards = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]

NONE_WRONG = -1
WITH_MASKS, WITH_PLANES, HIDES = 1, 2, 4
"""Bits that say what is wanted, and whether seats see less than all."""


@inner
def play_chance(s: np.void, out: Ints, rng: Rng) -> int:
    """Play chance until a seat is to move or the game is over; who is to move."""
    who = mover(s)
    while who == CHANCE:
        apply(s, pick(s, out, rng))
        who = mover(s)
    return who


@inner
def show(
    s: np.void, who: int, scratch: States, codes: Ints, n: int, mask: Masks, seen: Planes, want: int
) -> None:
    """Write the mask and the planes of the seat that is to move."""
    if want & WITH_MASKS:
        mask[:] = 0
        for i in range(n):
            mask[action(s, codes[i])] = 1
    if want & WITH_PLANES:
        seen[:] = 0
        if want & HIDES:
            scratch[0] = s
            observe(scratch[0], who)
            planes(scratch[0], who, seen)
        else:
            planes(s, who, seen)


@kernel
def begin(
    states: States,
    start: States,
    scratch: States,
    codes: Ints,
    counts: Ints,
    movers: Ints,
    lengths: Ints,
    rngs: Rng,
    mask: Masks,
    seen: Planes,
    want: int,
) -> None:
    """Begin all games."""
    for i in range(len(states)):
        states[i] = start[0]
        who = play_chance(states[i], codes[i], rngs[i : i + 1])
        movers[i] = who
        counts[i] = moves(states[i], codes[i])
        lengths[i] = 0
        if want:
            show(
                states[i], who, scratch, codes[i], counts[i], mask[i % len(mask)],
                seen[i % len(seen)], want,
            )  # fmt: skip


@kernel
def first_wrong(states: States, codes: Ints, counts: Ints, chosen: Ints, actions: int) -> int:
    """The first game in which the chosen action is not a legal one, or NONE_WRONG."""
    for i in range(len(states)):
        if not 0 <= chosen[i] < actions:
            return i
        code = move_of(states[i], chosen[i])
        legal = False
        for k in range(counts[i]):
            if codes[i, k] == code:
                legal = True
                break
        if not legal:
            return i
    return NONE_WRONG


@kernel
def step(
    states: States,
    start: States,
    scratch: States,
    codes: Ints,
    counts: Ints,
    movers: Ints,
    lengths: Ints,
    rngs: Rng,
    chosen: Ints,
    limit: int,
    rewards: Rewards,
    terminated: Flags,
    truncated: Flags,
    mask: Masks,
    seen: Planes,
    want: int,
) -> None:
    """Play the chosen action in every game; all must be legal."""
    seats = rewards.shape[1]
    for i in range(len(states)):
        s = states[i]
        rng = rngs[i : i + 1]
        apply(s, move_of(s, chosen[i]))
        lengths[i] += 1
        who = play_chance(s, codes[i], rng)
        over = who == OVER
        late = not over and lengths[i] >= limit
        terminated[i] = over
        truncated[i] = late
        for seat in range(seats):
            rewards[i, seat] = utility(s, seat) if over else 0.0
        if over or late:
            states[i] = start[0]
            lengths[i] = 0
            who = play_chance(s, codes[i], rng)
        movers[i] = who
        counts[i] = moves(s, codes[i])
        if want:
            show(
                s, who, scratch, codes[i], counts[i], mask[i % len(mask)],
                seen[i % len(seen)], want,
            )  # fmt: skip


@kernel
def choose_any(states: States, codes: Ints, counts: Ints, rng: Rng, chosen: Ints) -> None:
    """In every game one of the legal actions, each as likely as any other."""
    for i in range(len(states)):
        chosen[i] = action(states[i], codes[i, random_below(rng, counts[i])])
