"""Our own PettingZoo games as modules with `env`, one of them spoilt."""

from typing import Any

from cavale.research import pettingzoo


def env() -> Any:
    return pettingzoo.env("thief")


def leaky() -> Any:
    """One whose observations are always the same array, overwritten."""
    made = pettingzoo.env("wall", variant="single")
    shared: dict[str, Any] = {}
    observe = made.observe

    def spoilt(agent: str) -> Any:
        seen = observe(agent)
        kept = shared.setdefault(agent, seen["observation"].copy())
        kept[:] = seen["observation"]
        return {**seen, "observation": kept}

    made.observe = spoilt
    return made
