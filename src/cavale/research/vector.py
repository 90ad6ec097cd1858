"""Many games as a vector environment of Gymnasium, for self-play: the seat to move acts.

>>> from cavale.research import vector
>>> env = vector.VectorGames("wall", 8, variant="single")
>>> seen, _ = env.reset(seed=1)
>>> seen["planes"].shape, seen["action_mask"].shape, seen["mover"].tolist()
((8, 63), (8, 11), [0, 0, 0, 0, 0, 0, 0, 0])
"""

from typing import Any

import numpy as np

try:
    import gymnasium
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise ImportError("Gymnasium is missing: pip install 'cavale[research]'") from missing

from cavale.games import GAMES
from cavale.research.batch import Batch, batch


class VectorGames(VectorEnv[dict[str, Any], Any, Any]):
    """`num_envs` games; an observation is that of the seat to move, `mover` says which.

    A step's rewards are those of the seats that acted; what a game that ends is worth to every seat
    is `infos["rewards"]`, one row for each game. A game that ends begins again in the same step; of
    the old one no last observation is kept. With `copy=False` the observations are the batch's own
    arrays, which the next step writes again.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        variant: str | None = None,
        seats: int | None = None,
        limit: int | None = None,
        copy: bool = True,
    ) -> None:
        self.games: Batch = batch(game, num_envs, variant=variant, seats=seats, limit=limit)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        research = self.games.research
        low, high = np.zeros(research.size, np.int8), np.zeros(research.size, np.int8)
        for plane, part in research.parts():
            low[part], high[part] = plane.low, plane.high
        self.single_observation_space = Dict(
            {
                "planes": Box(low, high, dtype=np.int8),
                "action_mask": Box(0, 1, (research.actions,), np.int8),
                "mover": Discrete(self.games.game.seats),
            }
        )
        self.single_action_space = Discrete(research.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """All games begin again; each draws its own chance from the one seed."""
        if isinstance(seed, list):
            raise ValueError("one seed is for all games")
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(2**31)) if seed is None else seed)
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """CavaleError, and no game moves, if an action is not legal."""
        games, acted = self.games, self.games.mover.copy()
        games.step(actions)
        rewards = games.rewards[np.arange(self.num_envs), acted].astype(np.float64)
        terminated, truncated = games.terminated.copy(), games.truncated.copy()
        infos = {"rewards": games.rewards.copy(), "acted": acted}
        return self._seen(), rewards, terminated, truncated, infos

    def _seen(self) -> dict[str, Any]:
        games = self.games
        seen: dict[str, Any] = {
            "planes": games.planes,
            "action_mask": games.mask,
            "mover": games.mover,
        }
        return {name: array.copy() for name, array in seen.items()} if self._copy else seen


def register() -> None:
    """Make every game known: `gymnasium.make_vec("cavale/wall-v1", num_envs=64)`; again does
    nothing."""
    for slug, spec in GAMES.items():
        name = f"cavale/{slug}-v{spec.rules_version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                vector_entry_point="cavale.research.vector:VectorGames",
                kwargs={"game": slug},
            )
