"""How fast other libraries play connect four at random, for `make bench-peers`.

Run by the Python of an environment that has them; prints moves a second by name as JSON. A library
that is not there is said to be missing.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

ABREAST = 1024
Library = Callable[[float], Iterator[tuple[str, float]]]


def pgx(seconds: float) -> Iterator[tuple[str, float]]:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("connect_four")
    reset = jax.jit(jax.vmap(env.init))

    def play(state: Any, key: Any) -> Any:
        def once(carry: Any, _: object) -> Any:
            state, key = carry
            key, now = jax.random.split(key)
            chances = jax.numpy.log(state.legal_action_mask.astype("float32"))
            actions = jax.random.categorical(now, chances, axis=1)
            following = jax.vmap(auto_reset(env.step, env.init))
            return (following(state, actions, jax.random.split(now, ABREAST)), key), None

        return jax.lax.scan(once, (state, key), None, length=100)[0]

    played = jax.jit(play)
    key = jax.random.key(0)
    state = reset(jax.random.split(key, ABREAST))

    def work() -> int:
        nonlocal state, key
        state, key = played(state, key)
        jax.block_until_ready(state.rewards)
        return 100 * ABREAST

    yield f"pgx connect_four, {ABREAST} at once", rate(work, seconds)


def open_spiel(seconds: float) -> Iterator[tuple[str, float]]:
    import pyspiel

    game = pyspiel.load_game("connect_four")

    def work() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
        return moves

    yield "open_spiel connect_four, Python loop", rate(work, seconds)


def pettingzoo(seconds: float) -> Iterator[tuple[str, float]]:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def work() -> int:
        env.reset(seed=0)
        moves = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(random.choice(seen["action_mask"].nonzero()[0]))
                moves += 1
        return moves

    yield "PettingZoo connect_four", rate(work, seconds)


def rate(work: Callable[[], int], seconds: float) -> float:
    """The best of a few stretches; the first call may compile."""
    work()
    best, until = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        began, moves = time.perf_counter(), 0
        while (took := time.perf_counter() - began) < 0.1:
            moves += work()
        best = max(best, moves / took)
    return best


def measured(libraries: list[Library], seconds: float) -> dict[str, float | str]:
    found: dict[str, float | str] = {}
    for library in libraries:
        try:
            found.update(library(seconds))
        except ImportError as missing:
            found[library.__name__] = f"not installed: {missing}"
    return found


if __name__ == "__main__":
    print(json.dumps(measured([pgx, open_spiel, pettingzoo], float(sys.argv[1]))))
