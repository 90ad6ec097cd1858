"""The games as PettingZoo environments, where agents take turns.

>>> from cavale.research import pettingzoo
>>> env = pettingzoo.env("thief")
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     if termination or truncation:
...         action = None
...     else:
...         action = env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)
>>> sorted(env.possible_agents)
['detective', 'thief']
"""

from random import Random
from typing import Any

import numpy as np

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as missing:
    raise ImportError("PettingZoo is missing: pip install 'cavale[research]'") from missing

from rich.text import Text

from cavale.core.game import Game
from cavale.core.jit import Planes
from cavale.core.position import Position
from cavale.core.seats import CHANCE
from cavale.games import game as open_game
from cavale.research.batch import UNBOUNDED
from cavale.research.seeing import mask, move_with, planes, research_of


class CavaleEnv(AECEnv):  # type: ignore[misc]
    """One game. Agents are named after the seats and observe what their seats do.

    An observation holds the planes, side by side, and the mask of legal actions, which is all 0
    for agents not to move. Rewards come at the end, from -1 to 1. Chance is played inside. An
    action that is not legal raises `IllegalMove`, and the game stays as it is.
    """

    def __init__(
        self, game: Game, render_mode: str | None = None, limit: int | None = None
    ) -> None:
        super().__init__()
        self.game = game
        self.metadata = {
            "name": f"cavale_{game.slug}_v{game.spec.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.research = research_of(game)
        self.limit = limit or self.research.longest(game.variant, game.seats) or UNBOUNDED
        self.possible_agents = list(game.spec.seats[: game.seats])
        self._number = {name: seat for seat, name in enumerate(self.possible_agents)}
        legal = spaces.Box(0, 1, (self.research.actions,), np.int8)
        seen = spaces.Box(self._ends("low"), self._ends("high"), dtype=np.int8)
        self.observation_spaces = {
            name: spaces.Dict({"observation": seen, "action_mask": legal})
            for name in self.possible_agents
        }
        self.action_spaces = {
            name: spaces.Discrete(self.research.actions) for name in self.possible_agents
        }
        self._rng = Random(0)
        self.position = game.start()

    def _ends(self, name: str) -> Planes:
        """The least or the greatest that every number of the planes can be."""
        ends = [np.full(plane.size, getattr(plane, name)) for plane in self.research.planes]
        return np.concatenate(ends).astype(np.int8)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._decisions = 0
        self._stand_at(self.game.start())

    def observe(self, agent: str) -> dict[str, Any]:
        seen = self.position.observe(self._number[agent])
        return {"observation": planes(seen), "action_mask": mask(seen)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        agent = self.agent_selection
        after = self.position.play_unchecked(move_with(self.position, int(action)).code)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._decisions += 1
        self._stand_at(after)
        self._accumulate_rewards()
        if self.render_mode == "ansi":
            self.render()

    def _stand_at(self, position: Position) -> None:
        while position.mover == CHANCE:
            position = position.play_unchecked(position.draw(self._rng).code)
        self.position = position
        if position.mover is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {name: position.utility(self._number[name]) for name in self.agents}
        else:
            self.agent_selection = self.possible_agents[position.mover]
            if self._decisions >= self.limit:
                self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The board as a spectator sees it."""
        if self.render_mode is None:
            return None
        return Text.from_markup(self.position.observe(None).drawing("en")).plain

    def close(self) -> None:
        pass


def env(
    slug: str,
    variant: str | None = None,
    seats: int | None = None,
    render_mode: str | None = None,
    limit: int | None = None,
) -> Any:
    """A game as an environment; `limit` cuts off games of more decisions."""
    return OrderEnforcingWrapper(raw_env(slug, variant, seats, render_mode, limit))


def raw_env(
    slug: str,
    variant: str | None = None,
    seats: int | None = None,
    render_mode: str | None = None,
    limit: int | None = None,
) -> CavaleEnv:
    """The same without the wrapper that insists on `reset` first."""
    if render_mode not in (None, "ansi"):
        raise ValueError(f"render_mode is None or 'ansi', not {render_mode!r}")
    return CavaleEnv(open_game(slug, variant, seats), render_mode, limit)
